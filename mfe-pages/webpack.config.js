import { areaConfig } from '@landfall/tools/webpack';

const firstReads = {
  '/dashboard/pages': [
    { path: '/v1/api/project/:project_id/page?limit=10&page=1' },
    { path: '/v1/api/project/:project_id/domain' },
    { path: '/v1/api/project/:project_id/stats', needs: 'stats', later: true },
    { path: '/v1/api/project/:project_id/page/tag', needs: 'lists.query', later: true },
  ],
};

const firstChunks = { '/dashboard/pages': [{ name: 'list', needs: 'lists.query' }] };

export default areaConfig(import.meta.dirname, { firstReads, firstChunks });
