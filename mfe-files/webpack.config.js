import { areaConfig } from '@landfall/tools/webpack';

const firstReads = {
  '/dashboard/files': [
    { path: '/v1/editor/other/files?limit=20&page=1' },
    { path: '/v1/api/project/file/tag', needs: 'lists.query', later: true },
  ],
};

export default areaConfig(import.meta.dirname, { firstReads });
