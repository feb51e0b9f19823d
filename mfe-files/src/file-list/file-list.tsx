import { EmptyState, ErrorState, Pagination, Panel } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { NoMatch, type Selection } from '@landfall/shared/list';
import { Images } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { useFiles } from '../api/files.ts';
import { useFilesTexts } from '../texts.ts';
import type { FileActions } from './file-actions.ts';
import { FileCard } from './file-card.tsx';
import { FileGrid } from './file-grid.tsx';
import { FileGridSkeleton } from './file-grid-skeleton.tsx';
import { useCompactView } from './file-list-head.tsx';
import type { FileAddress } from './use-file-address.ts';

const CompactList = lazy(() => import('./compact-list.tsx'));

interface FileListProps {
  files: ReturnType<typeof useFiles>;
  /** The files as they are about to be; undefined while the first ones are on their way. */
  rows: readonly StoredFile[] | undefined;
  address: FileAddress;
  /** Where lists answer. */
  listed?: { selection: Selection; actions: FileActions };
  onPreview: (file: StoredFile) => void;
  onDelete: (file: StoredFile) => void;
}

function NoFiles({ address }: Pick<FileListProps, 'address'>) {
  const texts = useFilesTexts();
  const { kind, tag } = address.filters;
  const kinds = { image: texts.images, video: texts.videos };
  return (
    <Panel>
      {address.isNarrowed ? (
        <NoMatch
          kind="file"
          words={address.words}
          filters={[kind && kinds[kind], tag].filter((name) => name !== undefined)}
          onClear={() => address.clear()}
        />
      ) : (
        <EmptyState icon={<Images size="32" />} title={texts.empty} description={texts.emptyHelp} />
      )}
    </Panel>
  );
}

/** The library in its four states: loading, error, empty, data. */
export function FileList({ files, rows, address, listed, onPreview, onDelete }: FileListProps) {
  const texts = useFilesTexts();
  const [isCompact] = useCompactView();
  const { data, error, stale, page, setPage } = files;
  if (error && (!data || stale))
    return (
      <Panel>
        <ErrorState title={texts.loadFailed} description={error.serverMessage} onRetry={() => void files.mutate()} />
      </Panel>
    );
  if (!data || !rows) return <FileGridSkeleton />;
  if (rows.length === 0) return <NoFiles address={address} />;
  return (
    <>
      {listed && isCompact ? (
        <Suspense fallback={<FileGridSkeleton />}>
          <CompactList files={rows} {...{ stale, address, onPreview, onDelete }} {...listed} />
        </Suspense>
      ) : (
        <FileGrid stale={stale}>
          {rows.map((file) => (
            <FileCard key={file.file_id} file={file} listed={listed} onPreview={onPreview} onDelete={onDelete} />
          ))}
        </FileGrid>
      )}
      <Pagination
        page={page}
        total={data.total_pages}
        count={data.total_count - (data.data.length - rows.length)}
        noun={texts.noun}
        onChange={setPage}
      />
    </>
  );
}
