import * as endpoints from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { readListPart } from '../../platform/http/list-part.ts';
import { serve } from '../../platform/http/serve.ts';
import { countUnread, findNotifications, markRead, notificationOrder } from './read-notifications.ts';

const tag = 'notifications';

/** What happened in an account, and what of it was read. */
export function registerNotificationRoutes(app: App, { db }: Context): void {
  const unread = async (userId: string) => ({ data: { unread: await countUnread(db, userId) } });

  const list = { tag, summary: 'What happened in the account, newest first' };
  serve(app, endpoints.listNotifications, list, async ({ account, query }) => {
    const part = readListPart(query, { of: ['notifications', account.id], asked: null, order: notificationOrder });
    const { rows, toNotification } = await findNotifications(db, account.id, part);
    const { data, next_cursor } = part.answer(rows, 0, toNotification, ({ row }) => [row.createdAt, row.id]);
    return { data, next_cursor, unread: await countUnread(db, account.id) };
  });

  const count = { tag, summary: 'How many notifications nobody has read' };
  serve(app, endpoints.countUnread, count, ({ account }) => unread(account.id));

  const mark = { tag, summary: 'Mark notifications as read' };
  serve(app, endpoints.markNotificationsRead, mark, async ({ account, body }) => {
    await markRead(db, account.id, body);
    return unread(account.id);
  });
}
