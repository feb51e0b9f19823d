import { EmptyState, ErrorState, Pagination, Panel } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Images } from 'lucide-react';
import type { useFiles } from '../api/files.ts';
import { useFilesTexts } from '../texts.ts';
import { FileCard } from './file-card.tsx';
import { FileGrid } from './file-grid.tsx';
import { FileGridSkeleton } from './file-grid-skeleton.tsx';

interface FileListProps {
  files: ReturnType<typeof useFiles>;
  onPreview: (file: StoredFile) => void;
  onDelete: (file: StoredFile) => void;
}

/** The library in its four states: loading, error, empty, data. */
export function FileList({ files, onPreview, onDelete }: FileListProps) {
  const texts = useFilesTexts();
  const { data, error, stale, page, setPage } = files;
  if (error && (!data || stale))
    return (
      <Panel>
        <ErrorState title={texts.loadFailed} description={error.serverMessage} onRetry={() => void files.mutate()} />
      </Panel>
    );
  if (!data) return <FileGridSkeleton />;
  if (data.data.length === 0)
    return (
      <Panel>
        <EmptyState icon={<Images size="32" />} title={texts.empty} description={texts.emptyHelp} />
      </Panel>
    );
  return (
    <>
      <FileGrid stale={stale}>
        {data.data.map((file) => (
          <FileCard key={file.file_id} file={file} onPreview={onPreview} onDelete={onDelete} />
        ))}
      </FileGrid>
      <Pagination page={page} total={data.total_pages} count={data.total_count} noun={texts.noun} onChange={setPage} />
    </>
  );
}
