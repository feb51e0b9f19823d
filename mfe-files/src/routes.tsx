import { defineArea } from '@landfall/shared';
import { FilesScreen } from './file-list/files-screen.tsx';

export default defineArea({ files: FilesScreen });
