import { Button, Screen } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FileList } from './file-list.tsx';
import { useDialog } from './use-dialog.ts';
import { useFiles } from './use-files.ts';

const UploadDialog = lazy(() => import('../upload/upload-dialog.tsx'));
const DeleteFileDialog = lazy(() => import('../delete-file/delete-file-dialog.tsx'));
const FilePreview = lazy(() => import('../preview/file-preview.tsx'));

/** The library of images and videos. Its dialogs are loaded when they first open. */
export function FilesScreen() {
  const files = useFiles();
  const upload = useDialog<true>();
  const deletion = useDialog<StoredFile>();
  const preview = useDialog<StoredFile>();
  return (
    <Screen
      title="Files"
      description="Images and videos for your pages."
      actions={
        <Button size="sm" onClick={() => upload.show(true)}>
          <Upload aria-hidden="true" />
          Upload File
        </Button>
      }
    >
      <FileList files={files} onPreview={preview.show} onDelete={deletion.show} />
      <Suspense fallback={null}>
        {upload.subject && <UploadDialog open={upload.open} onClose={upload.close} />}
        {deletion.subject && <DeleteFileDialog file={deletion.subject} open={deletion.open} onClose={deletion.close} />}
        {preview.subject && <FilePreview file={preview.subject} open={preview.open} onClose={preview.close} />}
      </Suspense>
    </Screen>
  );
}
