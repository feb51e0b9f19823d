import { MOST_UNREAD, type Notification } from '@landfall/shared/contracts';
import { countUnread, listNotifications, markNotificationsRead } from '@landfall/shared/endpoints';
import { answer, type Route } from '../api/route.ts';
import { partOf } from '../lists/part.ts';
import { sorted } from '../lists/search.ts';
import type { NotificationRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

const unreadOf = (state: State): number =>
  Math.min(MOST_UNREAD, state.notifications.all().filter(({ read }) => !read).length);

const toNotification = (row: NotificationRecord): Notification => row;

export const notificationRoutes: readonly Route[] = [
  answer(listNotifications, ({ state, query }) => {
    const all = sorted(state.notifications.all(), '-created_at', ({ created_at }) => created_at);
    const { data, next_cursor } = partOf(all, query, toNotification);
    return { data, next_cursor, unread: unreadOf(state) };
  }),
  answer(countUnread, ({ state }) => ({ data: { unread: unreadOf(state) } })),
  answer(markNotificationsRead, ({ state, body: { ids, until = Number.POSITIVE_INFINITY } }) => {
    for (const row of state.notifications.all())
      if (!row.read && (ids ? ids.includes(row.id) : row.created_at <= until))
        state.notifications.change(row, { read: true });
    return { data: { unread: unreadOf(state) } };
  }),
];
