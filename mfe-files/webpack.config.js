import { areaConfig } from '@landfall/tools/webpack';

const firstReads = {
  '/dashboard/files': [
    { path: '/v1/editor/other/files?limit=20&page=1' },
    { path: '/v1/api/project/file/tag', needs: 'lists.query', later: true },
  ],
};

const firstChunks = { '/dashboard/files': [{ name: 'list', needs: 'lists.query' }] };

export default areaConfig(import.meta.dirname, { firstReads, firstChunks });
