import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Milliseconds until a lost connection is made again, and that the server has to take it and to answer on it. */
const PAUSE = 1_000;
const PATIENCE = 5_000;

/** Milliseconds that the server has to take leave. */
const GOODBYE = 1_000;

/** Milliseconds between two looks whether notifications arrive. */
const PULSE = 500;

/** What follows one channel of the database's notifications. */
export interface Subscription {
  /** False while notifications may be missed: what was learnt from them counts for nothing then. */
  isLive: () => boolean;
  /** Whatever was committed before this moment of `performance.now()` has been told. */
  heardUntil: () => number;
  close: () => Promise<void>;
}

/** Sends a notification, on another connection than the one that listens. */
export type Notify = (channel: string, payload: string) => Promise<unknown>;

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
    return {
      isLive: () => !client.closed,
      heardUntil: () => performance.now(),
      close: async () => void (await stop().catch(() => {})),
    };
  };
}

interface Listener {
  onNotice: (payload: string) => void;
  onLost: () => void;
}

/**
 * PostgreSQL tells on one connection of this process, which is made again whenever it breaks. `close` ends it with all that
 * follow it. Notifications come in the order of commits: one that `notify` sends and that is heard here says that all before
 * it have been heard. It is sent as long as somebody asks for that.
 */
export function subscribePostgres(
  connectionString: string,
  notify: Notify,
): { subscribe: Subscribe; close: () => Promise<void> } {
  const pulse = `landfall_pulse_${randomUUID()}`;
  const channels = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let isLive = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let heardUntil = Number.NEGATIVE_INFINITY;
  let isAsked = false;
  let isSending = false;
  let beat: NodeJS.Timeout | undefined;

  const tellLost = () => {
    for (const listeners of channels.values()) for (const { onLost } of listeners) onLost();
  };
  const sendPulse = () => {
    if (!isLive || !isAsked || isSending) return;
    isAsked = false;
    isSending = true;
    notify(pulse, String(performance.now()))
      .catch(() => {})
      .finally(() => {
        isSending = false;
      });
  };
  const lose = () => {
    if (isLive) tellLost();
    isLive = false;
    clearInterval(beat);
    client?.removeAllListeners().on('error', () => {});
    client?.end().catch(() => {});
    client = undefined;
    if (!isClosed && channels.size > 0) timer = setTimeout(() => void connect(), PAUSE).unref();
  };
  const listenTo = (fresh: pg.Client, channel: string) => fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
  const connect = () => {
    connecting = open().finally(() => {
      connecting = undefined;
    });
    return connecting;
  };
  const open = async () => {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      application_name: 'landfall-sites',
    });
    client = fresh;
    fresh.once('error', lose).once('end', lose);
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === pulse) heardUntil = Math.max(heardUntil, Number(payload));
      for (const { onNotice } of channels.get(channel) ?? []) onNotice(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of [pulse, ...channels.keys()]) await listenTo(fresh, channel);
      if (client !== fresh) return;
      isLive = true;
      // Nobody was told of what was committed before.
      tellLost();
      beat = setInterval(sendPulse, PULSE).unref();
    } catch {
      if (client === fresh) lose();
    }
  };
  const end = async () => {
    clearTimeout(timer);
    clearInterval(beat);
    isLive = false;
    const last = client;
    client = undefined;
    if (!last) return;
    last.removeAllListeners().on('error', () => {});
    const tooLate = setTimeout(() => last.connection.stream.destroy(), GOODBYE);
    await last.end().catch(() => {});
    clearTimeout(tooLate);
  };

  return {
    async subscribe(channel, onNotice, onLost) {
      const listener = { onNotice, onLost };
      const known = channels.get(channel);
      if (known) known.add(listener);
      else channels.set(channel, new Set([listener]));
      await connecting;
      if (!client && !isClosed) await connect();
      else if (!known && client) await listenTo(client, channel).catch(lose);
      return {
        isLive: () => isLive,
        heardUntil: () => {
          isAsked = true;
          return heardUntil;
        },
        async close() {
          const others = channels.get(channel);
          others?.delete(listener);
          if (others?.size === 0) channels.delete(channel);
          if (channels.size === 0) await end();
        },
      };
    },
    async close() {
      isClosed = true;
      channels.clear();
      await end();
    },
  };
}
