import { type Command, defineArea, paths } from '@landfall/shared';
import { FilesScreen } from './file-list/files-screen.tsx';
import { useFilesTexts } from './texts.ts';
import { uploadQuery } from './upload/use-upload-dialog.ts';

function useCommands(): Command[] {
  const texts = useFilesTexts();
  return [
    {
      id: 'files.upload',
      label: texts.uploadFilesCommand,
      path: paths.files + uploadQuery,
      keywords: texts.uploadKeywords,
    },
  ];
}

export default defineArea({ files: FilesScreen }, { useCommands });
