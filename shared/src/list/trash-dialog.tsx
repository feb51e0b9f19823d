import {
  Button,
  dateAt,
  EmptyState,
  ErrorState,
  Flex,
  IconButton,
  Pagination,
  relativeTime,
  Skeleton,
  Text,
  useDialog,
  useStore,
} from '@landfall/shared';
import { TRASH_DAYS, type TrashEntry, type TrashKind } from '@landfall/shared/contracts';
import type { Endpoint } from '@landfall/shared/endpoints';
import { ConfirmDialog, Modal } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { useListTexts } from './texts.ts';
import { useTrash } from './use-trash.ts';

interface TrashDialogProps {
  kind: TrashKind;
  /** Of which project; of the whole account without one. */
  projectId?: string;
  open: boolean;
  onClose: () => void;
  /** The lists that what is restored stands in again. */
  invalidates: readonly Endpoint[];
}

const CARDS = {
  below: '34rem',
  areas: ['name', 'deleted', 'until', 'actions'],
  template: 'minmax(0, 1fr)',
  row: { px: '0', py: '3' },
  cells: {
    until: { '& > *': { display: 'inline' }, _before: { content: 'attr(data-label) ": "', color: 'fg.muted' } },
    actions: { pt: '2 !important', justifySelf: 'start' },
  },
};

/** What was deleted and can be restored: until when, and who deleted it. */
export default function TrashDialog({ kind, projectId, open, onClose, invalidates }: TrashDialogProps) {
  const texts = useListTexts();
  const [page, setPage] = useState(1);
  const trash = useTrash({ kind, projectId, page, invalidates });
  const question = useDialog<'forever', TrashEntry>();
  const list = useRef<HTMLDivElement>(null);
  const email = useStore((state) => state.user?.email);
  const deletedText = (when: string, who: string) => {
    if (!who) return when;
    return who === email ? texts.deletedByYou(when) : texts.deletedBy(when, who);
  };
  const nameOf = ({ title }: TrashEntry) => title || texts.untitled;
  const { data, error, rows } = trash;

  const columns: Column<TrashEntry>[] = [
    {
      id: 'name',
      label: texts.name,
      cell: (entry) => (
        <Text fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
          {nameOf(entry)}
        </Text>
      ),
      placeholder: <Skeleton h="4" w="70%" />,
    },
    {
      id: 'deleted',
      label: texts.deletedColumn,
      width: '12rem',
      cell: ({ deleted_at, deleted_by }) => (
        <Text color="fg.muted" overflowWrap="anywhere" title={dateAt(deleted_at)}>
          {deletedText(relativeTime(deleted_at), deleted_by)}
        </Text>
      ),
      placeholder: <Skeleton h="4" w="80%" />,
    },
    {
      id: 'until',
      label: texts.untilColumn,
      width: '9rem',
      cell: ({ expires_at }) => (
        <Text color="fg.muted" title={dateAt(expires_at)}>
          {texts.goesIn(Math.max(0, Math.ceil((expires_at - Date.now() / 1000) / 86_400)))}
        </Text>
      ),
      placeholder: <Skeleton h="4" w="60%" />,
    },
    {
      id: 'actions',
      label: texts.actions,
      width: '10rem',
      cell: (entry) => (
        <Flex gap="1">
          <Button
            size="xs"
            fontSize="sm"
            variant="outline"
            colorPalette="gray"
            data-row-main=""
            aria-label={texts.restoreOf(nameOf(entry))}
            onClick={() => void trash.restore(entry)}
          >
            <Undo2 size="14" aria-hidden="true" />
            {texts.restore}
          </Button>
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="red"
            aria-label={texts.deleteForGoodOf(nameOf(entry))}
            title={texts.deleteForGood}
            onClick={() => question.show('forever', entry)}
          >
            <Trash2 />
          </IconButton>
        </Flex>
      ),
      placeholder: <Skeleton h="8" w="24" />,
    },
  ];

  const about = question.dialog?.about;
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        size="xl"
        title={texts.trashOf(kind)}
        description={texts.trashHelp(TRASH_DAYS)}
      >
        <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
          <DataTable
            label={texts.trashOf(kind)}
            framed={false}
            hover={false}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            cards={CARDS}
            placeholders={3}
            look={{ head: { color: 'fg.muted' }, body: { py: '3' } }}
            error={
              !data &&
              error && (
                <ErrorState
                  title={texts.trashFailed}
                  description={error.serverMessage}
                  onRetry={() => void trash.mutate()}
                />
              )
            }
            empty={<EmptyState icon={<Trash2 size="32" />} title={texts.trashEmpty} />}
          />
          {data && data.total_pages > 1 && (
            <Pagination
              page={page}
              total={data.total_pages}
              count={data.total_count}
              noun={texts.deletedNoun}
              onChange={setPage}
            />
          )}
        </div>
      </Modal>
      {about && (
        <ConfirmDialog
          open={question.dialog?.open ?? false}
          onClose={question.close}
          onConfirm={() => void trash.deleteForGood(about).then((worked) => worked && question.close())}
          title={texts.deleteForGood}
          confirmLabel={texts.deleteForGood}
          pending={trash.isDeleting}
          finalFocus={() => list.current}
        >
          <Text overflowWrap="anywhere">
            {withElement(texts.deleteForGoodQuestion, <strong>{nameOf(about)}</strong>)}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
