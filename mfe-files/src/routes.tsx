import { type Command, defineArea, hasCapability, paths } from '@landfall/shared';
import { filePreviewAddress } from './addresses.ts';
import { FilesScreen, ListedFiles } from './screens/files-screen.tsx';
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

// With the area, which may be loaded before its screen is asked for.
const ready = hasCapability('lists.query') ? ListedFiles.prepare() : undefined;

export default defineArea({ files: FilesScreen }, { useCommands, opens: { file: filePreviewAddress }, ready });
