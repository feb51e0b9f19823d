import { hasCapability, useDialog } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { NoMatch, TagDialog, TagList, useListKeys, useListView, useSelection } from '@landfall/shared/list';
import { lazy, Suspense, useRef } from 'react';
import { type useFiles, useFileTags } from '../api/files.ts';
import { CardTools } from '../file-list/card-tools.tsx';
import { FileCard } from '../file-list/file-card.tsx';
import { FileGrid } from '../file-list/file-grid.tsx';
import { FileGridSkeleton } from '../file-list/file-grid-skeleton.tsx';
import { FileList } from '../file-list/file-list.tsx';
import { FileListHead } from '../file-list/file-list-head.tsx';
import { useFileActs } from '../file-list/use-file-acts.ts';
import type { FileAddress } from '../file-list/use-file-address.ts';
import { useFilesTexts } from '../texts.ts';

const CompactList = lazy(() => import('../file-list/compact-list.tsx'));
const RenameFileDialog = lazy(() => import('../rename-file/rename-file-dialog.tsx'));
const FileUsesDialog = lazy(() => import('../file-uses/file-uses-dialog.tsx'));
const ReplaceFileDialog = lazy(() => import('../upload/replace-file-dialog.tsx'));

interface ListedFilesProps {
  files: ReturnType<typeof useFiles>;
  address: FileAddress;
  onPreview: (file: StoredFile) => void;
  onUpload: () => void;
  /** What has the focus once no file is left. */
  fallback: () => HTMLElement | null;
}

/** The files with what searches and changes them, where lists answer. */
export default function ListedFiles({ files, address, onPreview, onUpload, fallback }: ListedFilesProps) {
  const texts = useFilesTexts();
  const list = useRef<HTMLDivElement>(null);
  const { dialog, show, close } = useDialog<'rename' | 'uses' | 'replace', StoredFile>();
  const tags = useDialog<'tags', readonly string[]>();
  const known = useFileTags();
  const [view] = useListView('grid');
  const selection = useSelection((files.data?.data ?? []).map(({ file_id }) => file_id));
  const acts = useFileActs({ selection, list, fallback });
  const rows = files.data && acts.applied(files.data.data);
  const of = (ids: readonly string[]) => (rows ?? []).filter(({ file_id }) => ids.includes(file_id));

  useListKeys({
    list: () => list.current,
    isOn: true,
    onSelect: selection.toggle,
    onEdit: (id) => {
      const [file] = of([id]);
      if (file) show('rename', file);
    },
    onDelete: (id) => acts.remove(of(selection.has(id) ? selection.ids : [id])),
    onNew: onUpload,
    onLeave: selection.count > 0 ? selection.clear : undefined,
    onUndo: acts.undoLatest,
  });
  const actions = {
    rename: (file: StoredFile) => show('rename', file),
    uses: (file: StoredFile) => show('uses', file),
    ...(hasCapability('files.replace') && { replace: (file: StoredFile) => show('replace', file) }),
    tags: (file: StoredFile) => tags.show('tags', [file.file_id]),
  };
  const onDelete = (file: StoredFile) => acts.remove([file]);
  const { kind, tag } = address.filters;
  const kinds = { image: texts.images, video: texts.videos, document: texts.documents };
  const tagged = of(tags.dialog?.about ?? []);
  const about = dialog && { file: dialog.about, open: dialog.open, onClose: close };

  return (
    <>
      <FileListHead
        {...{ address, selection, acts }}
        selected={of(selection.ids)}
        onTags={() => tags.show('tags', selection.ids)}
      />
      <div ref={list}>
        <FileList
          files={files}
          rows={rows}
          noMatch={
            address.isNarrowed && (
              <NoMatch
                kind="file"
                words={address.words}
                filters={[kind && kinds[kind], tag].filter((name) => name !== undefined)}
                onClear={() => address.clear()}
              />
            )
          }
        >
          {(shown, stale) =>
            view === 'compact' ? (
              <Suspense fallback={<FileGridSkeleton />}>
                <CompactList files={shown} {...{ stale, address, selection, actions, onPreview, onDelete }} />
              </Suspense>
            ) : (
              <FileGrid stale={stale}>
                {shown.map((file) => (
                  <FileCard
                    key={file.file_id}
                    {...{ file, onPreview, onDelete }}
                    isSelected={selection.has(file.file_id)}
                    tools={<CardTools {...{ file, selection, actions }} />}
                    footer={<TagList tags={file.tags} />}
                  />
                ))}
              </FileGrid>
            )
          }
        </FileList>
      </div>
      <Suspense fallback={null}>
        {about && dialog?.kind === 'rename' && <RenameFileDialog key={dialog.number} {...about} />}
        {about && dialog?.kind === 'uses' && <FileUsesDialog {...about} />}
        {about && dialog?.kind === 'replace' && <ReplaceFileDialog key={dialog.number} {...about} />}
      </Suspense>
      {tags.dialog && (
        <TagDialog
          open={tags.dialog.open && tagged.length > 0}
          onClose={tags.close}
          entries={tagged.map(({ file_name, tags: own = [] }) => ({ title: file_name, tags: own }))}
          known={known.map((each) => each.tag)}
          onTag={(name) => acts.tag(tagged, name, true)}
          onUntag={(name) =>
            acts.tag(
              tagged.filter((file) => file.tags?.includes(name)),
              name,
              false,
            )
          }
        />
      )}
    </>
  );
}
