import { EmptyState, ErrorState, Pagination, Panel } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useFiles } from '../api/files.ts';
import { takesDocuments } from '../lib/accepted.ts';
import { useFilesTexts } from '../texts.ts';
import { FileGridSkeleton } from './file-grid-skeleton.tsx';

interface FileListProps {
  files: ReturnType<typeof useFiles>;
  /** The files as they are about to be, where that differs. */
  rows?: readonly StoredFile[];
  /** In the place of no files, where not all are shown. */
  noMatch?: ReactNode;
  /** The files on cards, or however they are looked at. */
  children: (files: readonly StoredFile[], stale: boolean) => ReactNode;
}

/** The library in its four states: loading, error, empty, data. */
export function FileList({ files, rows = files.data?.data, noMatch, children }: FileListProps) {
  const texts = useFilesTexts();
  const { data, error, stale, page, setPage } = files;
  if (error && (!data || stale))
    return (
      <Panel>
        <ErrorState title={texts.loadFailed} description={error.serverMessage} onRetry={() => void files.mutate()} />
      </Panel>
    );
  if (!data || !rows) return <FileGridSkeleton />;
  if (rows.length === 0)
    return (
      <Panel>
        {noMatch || (
          <EmptyState
            icon={<Images size="32" />}
            title={texts.empty}
            description={takesDocuments() ? texts.emptyDocuments : texts.emptyHelp}
          />
        )}
      </Panel>
    );
  return (
    <>
      {children(rows, stale)}
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
