import { Box, Button, hasCapability, late, Screen, useDialog, useSearchParam } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { LIST_HEAD_HEIGHT } from '@landfall/shared/list';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { SHOWN_FILE } from '../addresses.ts';
import { useFiles } from '../api/files.ts';
import { FileCard } from '../file-list/file-card.tsx';
import { FileGrid } from '../file-list/file-grid.tsx';
import { FileGridSkeleton } from '../file-list/file-grid-skeleton.tsx';
import { FileList } from '../file-list/file-list.tsx';
import { useFileAddress } from '../file-list/use-file-address.ts';
import { takesDocuments } from '../lib/accepted.ts';
import { useFilesTexts } from '../texts.ts';
import { useDropAnywhere } from '../upload/use-drop-anywhere.ts';
import { useUploadDialog } from '../upload/use-upload-dialog.ts';
import { useUploadsOfScreen } from '../upload/use-upload-queue.ts';

export const ListedFiles = late(() => import(/* webpackChunkName: "list" */ './listed-files.tsx'));
const UploadDialog = lazy(() => import('../upload/upload-dialog.tsx'));
const DeleteFileDialog = lazy(() => import('../delete-file/delete-file-dialog.tsx'));
const NamedFile = lazy(() => import('../file-list/named-file.tsx'));
const FilePreview = lazy(() => import('../preview/file-preview.tsx'));

/** The room of the files and of what stands above them. */
const ListedFilesSkeleton = () => (
  <>
    <Box minH={LIST_HEAD_HEIGHT} mb="4" />
    <FileGridSkeleton />
  </>
);

/** The library of images and videos. Its dialogs are loaded when they first open. */
export function FilesScreen() {
  const texts = useFilesTexts();
  const address = useFileAddress();
  const files = useFiles(address.query);
  const upload = useUploadDialog();
  const { dialog, show, close } = useDialog<'delete' | 'preview', StoredFile>();
  const uploadButton = useRef<HTMLButtonElement>(null);
  useUploadsOfScreen();
  useDropAnywhere(upload.show);
  const onPreview = (file: StoredFile) => show('preview', file);
  const [named, setNamed] = useSearchParam(SHOWN_FILE);
  const onClose = () => {
    close();
    if (named) setNamed('', { replace: true });
  };
  const focusAfterwards = () => uploadButton.current;
  const about = dialog && { file: dialog.about, open: dialog.open, onClose };

  return (
    <Screen
      title={texts.title}
      description={takesDocuments() ? texts.descriptionDocuments : texts.description}
      actions={
        <Button ref={uploadButton} size="sm" onClick={upload.show}>
          <Upload aria-hidden="true" />
          {texts.uploadFile}
        </Button>
      }
    >
      {hasCapability('lists.query') ? (
        <Suspense fallback={<ListedFilesSkeleton />}>
          <ListedFiles {...{ files, address, onPreview }} onUpload={upload.show} fallback={focusAfterwards} />
        </Suspense>
      ) : (
        <FileList files={files}>
          {(shown, stale) => (
            <FileGrid stale={stale}>
              {shown.map((file) => (
                <FileCard key={file.file_id} {...{ file, onPreview }} onDelete={(of) => show('delete', of)} />
              ))}
            </FileGrid>
          )}
        </FileList>
      )}
      <Suspense fallback={null}>{named && <NamedFile files={files.data?.data} onFound={onPreview} />}</Suspense>
      <Suspense fallback={null}>
        {upload.used && <UploadDialog open={upload.open} onClose={upload.close} focusAfterwards={focusAfterwards} />}
        {about && dialog?.kind === 'delete' && <DeleteFileDialog {...about} focusAfterwards={focusAfterwards} />}
        {about && dialog?.kind === 'preview' && (
          <FilePreview {...about} files={files.data?.data ?? []} onShow={onPreview} />
        )}
      </Suspense>
    </Screen>
  );
}
