import { notificationList, notificationQuery, readNotificationsBody, unreadResponse } from '../notification.ts';
import { endpoint } from './endpoint.ts';

/** What happened in the account, newest first. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/api/user/notification',
  access: 'session',
  query: notificationQuery,
  responses: { 200: notificationList },
});

/** How many of them nobody has read. */
export const countUnread = endpoint({
  method: 'GET',
  path: '/v1/api/user/notification/unread',
  access: 'session',
  responses: { 200: unreadResponse },
});

/** Marks some of them as read, or all up to a moment. */
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/v1/api/user/notification/read',
  access: 'session',
  body: readNotificationsBody,
  responses: { 200: unreadResponse },
});
