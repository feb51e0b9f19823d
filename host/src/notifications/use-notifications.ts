import { send, useMutation, useQuery } from '@landfall/shared';
import type { Notification } from '@landfall/shared/contracts';
import { countUnread, listNotifications, markNotificationsRead } from '@landfall/shared/endpoints';
import { useState } from 'react';
import { useNotificationTexts } from './texts.ts';

const POLL_SECONDS = 30;
const AT_ONCE = 20;

/** What happened, newest first, and what can be done with it. Older ones are read on by a cursor. */
export function useNotifications() {
  const texts = useNotificationTexts();
  const latest = useQuery(listNotifications, { query: { limit: AT_ONCE } }, { everySeconds: POLL_SECONDS });
  const [older, setOlder] = useState<{ entries: readonly Notification[]; cursor: string | null }>();
  /** Marked here, until the list was read again. */
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [allUntil, setAllUntil] = useState(0);

  const first = latest.data?.data ?? [];
  const known = new Set(first.map(({ id }) => id));
  const entries = [...first, ...(older?.entries.filter(({ id }) => !known.has(id)) ?? [])].map((entry) => ({
    ...entry,
    read: entry.read || marked.has(entry.id) || entry.created_at <= allUntil,
  }));
  const cursor = older ? older.cursor : (latest.data?.next_cursor ?? null);

  const more = useMutation(
    async () => send(listNotifications, { query: { limit: AT_ONCE, cursor: cursor ?? undefined } }),
    {
      failure: { title: texts.moreFailed, reason: texts.tryAgainLater },
      onSuccess: ({ data, next_cursor }) =>
        // What came meanwhile pushed entries out of the first part: they are among those that were read already.
        setOlder((known) => ({ entries: [...(known?.entries ?? first), ...data], cursor: next_cursor ?? null })),
    },
  );
  const mark = useMutation(markNotificationsRead, {
    invalidates: [listNotifications, countUnread],
    nameOf: ({ body }) => JSON.stringify(body),
    failure: { title: texts.markFailed, reason: texts.tryAgainLater },
  });

  return {
    ...{ entries, error: latest.error, isKnown: latest.data !== undefined },
    retry: () => void latest.mutate(),
    hasMore: cursor !== null,
    isReadingMore: more.isPending,
    readMore: () => void more.mutate(undefined),
    hasUnread: entries.some(({ read }) => !read) || (latest.data?.unread ?? 0) > 0,
    markAll: async () => {
      const until = entries[0]?.created_at;
      if (until === undefined) return;
      if (await mark.mutate({ body: { until } })) setAllUntil(until);
    },
    markOne: (id: string) => {
      setMarked((known) => new Set([...known, id]));
      void mark.mutate({ body: { ids: [id] } });
    },
  };
}
