import { areaConfig } from '@landfall/tools/webpack';

const firstReads = {
  '/dashboard': [
    { path: '/v1/api/project/:project_id/page?limit=4&page=1' },
    { path: '/v1/api/project/:project_id/domain' },
    { path: '/v1/api/project/:project_id/overview', needs: 'home.overview' },
  ],
};

const firstChunks = { '/dashboard': [{ name: 'overview', needs: 'home.overview' }] };

export default areaConfig(import.meta.dirname, { firstReads, firstChunks });
