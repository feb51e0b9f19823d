import { type Command, defineArea, paths } from '@landfall/shared';
import { filePreviewAddress } from './addresses.ts';
import { FilesScreen } from './screens/files-screen.tsx';
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

export default defineArea({ files: FilesScreen }, { useCommands, opens: { file: filePreviewAddress } });
