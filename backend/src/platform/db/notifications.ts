import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Milliseconds until a lost connection is made again. */
const PAUSE = 1_000;

/** What follows one channel of the database's notifications. */
export interface Subscription {
  /** False while notifications may be missed: what was learnt from them counts for nothing then. */
  isLive: () => boolean;
  close: () => Promise<void>;
}

/** Follows a channel: `onNotice` gets every payload, `onLost` is told that some may have been missed. */
export type Subscribe = (
  channel: string,
  onNotice: (payload: string) => void,
  onLost: () => void,
) => Promise<Subscription>;

/** The embedded database has one process: a notification is there before the statement that caused it returns. */
export function subscribeEmbedded(client: PGlite): Subscribe {
  return async (channel, onNotice) => {
    const stop = await client.listen(channel, onNotice);
    return { isLive: () => !client.closed, close: async () => void (await stop().catch(() => {})) };
  };
}

/** PostgreSQL tells on a connection of its own, which is made again whenever it breaks. */
export function subscribePostgres(connectionString: string): Subscribe {
  return async (channel, onNotice, onLost) => {
    let client: pg.Client | undefined;
    let isLive = false;
    let isClosed = false;
    let timer: NodeJS.Timeout | undefined;

    const lose = () => {
      if (isLive) onLost();
      isLive = false;
      client?.removeAllListeners().on('error', () => {});
      client?.end().catch(() => {});
      client = undefined;
      if (!isClosed) timer = setTimeout(connect, PAUSE).unref();
    };
    const connect = async () => {
      const fresh = new pg.Client({ connectionString, keepAlive: true, application_name: 'landfall-sites' });
      client = fresh;
      fresh.once('error', lose).once('end', lose);
      fresh.on('notification', ({ payload }) => onNotice(payload ?? ''));
      try {
        await fresh.connect();
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
        isLive = client === fresh;
      } catch {
        if (client === fresh) lose();
      }
    };
    await connect();
    return {
      isLive: () => isLive,
      async close() {
        isClosed = true;
        clearTimeout(timer);
        isLive = false;
        const last = client;
        client = undefined;
        last?.removeAllListeners().on('error', () => {});
        await last?.end().catch(() => {});
      },
    };
  };
}
