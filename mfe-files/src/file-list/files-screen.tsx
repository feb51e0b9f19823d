import { Button, hasCapability, Screen, useDialog } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { TagDialog, useListKeys, useSelection } from '@landfall/shared/list';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useFiles, useFileTags } from '../api/files.ts';
import { useFilesTexts } from '../texts.ts';
import { useDropAnywhere } from '../upload/use-drop-anywhere.ts';
import { useUploadDialog } from '../upload/use-upload-dialog.ts';
import { useUploadsOfScreen } from '../upload/use-upload-queue.ts';
import { FileList } from './file-list.tsx';
import { FileListHead } from './file-list-head.tsx';
import { useFileActs } from './use-file-acts.ts';
import { useFileAddress } from './use-file-address.ts';

const UploadDialog = lazy(() => import('../upload/upload-dialog.tsx'));
const DeleteFileDialog = lazy(() => import('../delete-file/delete-file-dialog.tsx'));
const RenameFileDialog = lazy(() => import('../rename-file/rename-file-dialog.tsx'));
const FileUsesDialog = lazy(() => import('../file-uses/file-uses-dialog.tsx'));
const FilePreview = lazy(() => import('../preview/file-preview.tsx'));

/** The library of images and videos. Its dialogs are loaded when they first open. */
export function FilesScreen() {
  const texts = useFilesTexts();
  const isOn = hasCapability('lists.query');
  const address = useFileAddress();
  const files = useFiles(address.query);
  const upload = useUploadDialog();
  const { dialog, show, close } = useDialog<'delete' | 'preview' | 'rename' | 'uses', StoredFile>();
  const tags = useDialog<'tags', readonly string[]>();
  const known = useFileTags();
  const uploadButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useUploadsOfScreen();
  useDropAnywhere(upload.show);

  const selection = useSelection((files.data?.data ?? []).map(({ file_id }) => file_id));
  const acts = useFileActs({ selection, list, fallback: () => uploadButton.current });
  const rows = files.data && acts.applied(files.data.data);
  const of = (ids: readonly string[]) => (rows ?? []).filter(({ file_id }) => ids.includes(file_id));
  const remove = (file: StoredFile) => (isOn ? acts.remove([file]) : show('delete', file));
  useListKeys({
    list: () => list.current,
    isOn,
    onSelect: selection.toggle,
    onEdit: (id) => {
      const [file] = of([id]);
      if (file) show('rename', file);
    },
    onDelete: (id) => acts.remove(of(selection.has(id) ? selection.ids : [id])),
    onNew: upload.show,
    onLeave: selection.count > 0 ? selection.clear : undefined,
    onUndo: acts.undoLatest,
  });
  const tagged = of(tags.dialog?.about ?? []);
  const actions = {
    rename: (file: StoredFile) => show('rename', file),
    uses: (file: StoredFile) => show('uses', file),
    tags: (file: StoredFile) => tags.show('tags', [file.file_id]),
  };
  const about = dialog && { file: dialog.about, open: dialog.open, onClose: close };

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
      {isOn && (
        <FileListHead
          {...{ address, selection, acts }}
          selected={of(selection.ids)}
          onTags={() => tags.show('tags', selection.ids)}
        />
      )}
      <div ref={list}>
        <FileList
          {...{ files, rows, address }}
          listed={isOn ? { selection, actions } : undefined}
          onPreview={(file) => show('preview', file)}
          onDelete={remove}
        />
      </div>
      <Suspense fallback={null}>
        {upload.used && (
          <UploadDialog open={upload.open} onClose={upload.close} focusAfterwards={() => uploadButton.current} />
        )}
        {about && dialog?.kind === 'delete' && (
          <DeleteFileDialog {...about} focusAfterwards={() => uploadButton.current} />
        )}
        {about && dialog?.kind === 'rename' && <RenameFileDialog key={dialog.number} {...about} />}
        {about && dialog?.kind === 'uses' && <FileUsesDialog {...about} />}
        {about && dialog?.kind === 'preview' && (
          <FilePreview {...about} files={rows ?? []} onShow={(file) => show('preview', file)} />
        )}
        {tags.dialog && (
          <TagDialog
            open={tags.dialog.open && tagged.length > 0}
            onClose={tags.close}
            entries={tagged.map(({ file_name, tags: own = [] }) => ({ title: file_name, tags: own }))}
            known={known.map(({ tag }) => tag)}
            onTag={(tag) => acts.tag(tagged, tag, true)}
            onUntag={(tag) =>
              acts.tag(
                tagged.filter((file) => file.tags?.includes(tag)),
                tag,
                false,
              )
            }
          />
        )}
      </Suspense>
    </Screen>
  );
}
