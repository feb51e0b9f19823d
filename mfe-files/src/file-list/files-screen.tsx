import { Button, Screen } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useFiles } from '../api/files.ts';
import { useFilesTexts } from '../texts.ts';
import { useDropAnywhere } from '../upload/use-drop-anywhere.ts';
import { useUploadDialog } from '../upload/use-upload-dialog.ts';
import { useUploadsOfScreen } from '../upload/use-upload-queue.ts';
import { FileList } from './file-list.tsx';
import { useDialog } from './use-dialog.ts';

const UploadDialog = lazy(() => import('../upload/upload-dialog.tsx'));
const DeleteFileDialog = lazy(() => import('../delete-file/delete-file-dialog.tsx'));
const FilePreview = lazy(() => import('../preview/file-preview.tsx'));

/** The library of images and videos. Its dialogs are loaded when they first open. */
export function FilesScreen() {
  const texts = useFilesTexts();
  const files = useFiles();
  const upload = useUploadDialog();
  const deletion = useDialog<StoredFile>();
  const preview = useDialog<StoredFile>();
  const uploadButton = useRef<HTMLButtonElement>(null);
  useUploadsOfScreen();
  useDropAnywhere(upload.show);
  return (
    <Screen
      title={texts.title}
      description={texts.description}
      actions={
        <Button ref={uploadButton} size="sm" onClick={upload.show}>
          <Upload aria-hidden="true" />
          {texts.uploadFile}
        </Button>
      }
    >
      <FileList files={files} onPreview={preview.show} onDelete={deletion.show} />
      <Suspense fallback={null}>
        {upload.used && (
          <UploadDialog open={upload.open} onClose={upload.close} focusAfterwards={() => uploadButton.current} />
        )}
        {deletion.subject && (
          <DeleteFileDialog
            file={deletion.subject}
            open={deletion.open}
            onClose={deletion.close}
            focusAfterwards={() => uploadButton.current}
          />
        )}
        {preview.subject && (
          <FilePreview
            file={preview.subject}
            files={files.data?.data ?? []}
            open={preview.open}
            onShow={preview.show}
            onClose={preview.close}
          />
        )}
      </Suspense>
    </Screen>
  );
}
