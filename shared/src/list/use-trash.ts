import { notify, send, useMutation, useQuery } from '@landfall/shared';
import type { TrashEntry, TrashKind } from '@landfall/shared/contracts';
import { deleteFromTrash, type Endpoint, listTrash, restoreFromTrash } from '@landfall/shared/endpoints';
import { useState } from 'react';
import { useListTexts } from './texts.ts';

const PER_PAGE = 10;

interface TrashOptions {
  kind: TrashKind;
  projectId: string | undefined;
  page: number;
  invalidates: readonly Endpoint[];
}

/** What lies in the trash, how it is restored and how it goes for good. */
export function useTrash({ kind, projectId, page, invalidates }: TrashOptions) {
  const texts = useListTexts();
  const { data, error, mutate } = useQuery(
    listTrash,
    { query: { kind, project_id: projectId, page, limit: PER_PAGE } },
    { keepPrevious: true },
  );
  const [gone, setGone] = useState<readonly string[]>([]);
  const isGone = ({ id }: TrashEntry) => gone.includes(id);

  const { mutate: restore } = useMutation(({ id }: TrashEntry) => send(restoreFromTrash, { params: { id } }), {
    invalidates: [listTrash, ...invalidates],
    nameOf: ({ id }) => id,
    failure: { title: texts.restoreFailed },
    onSuccess: ({ data: restored }, entry) => {
      setGone((ids) => [...ids, entry.id]);
      notify.success(texts.restoredOf(restored.title || entry.title || texts.untitled), restored.path || undefined);
    },
  });
  const { mutate: deleteForGood, isPending } = useMutation(
    ({ id }: TrashEntry) => send(deleteFromTrash, { params: { id } }),
    {
      invalidates: [listTrash],
      failure: { title: texts.deleteForGoodFailed },
      onSuccess: (_response, { id }) => setGone((ids) => [...ids, id]),
    },
  );
  return {
    data,
    error,
    mutate,
    /** Without what went a moment ago. */
    rows: data?.data.filter((entry) => !isGone(entry)),
    restore,
    deleteForGood,
    isDeleting: isPending,
  };
}
