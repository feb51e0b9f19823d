import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Milliseconds without a request after which a balancer, where there is one, sends none on the connections that it keeps open:
 * it has found by then that new ones are refused.
 */
export const LAST_REQUESTS = 2_000;

export interface Shutdown {
  /** Aborted as soon as the process is asked to end: readiness fails, and answers end their connections. */
  signal: AbortSignal;
  /** Adds what has to be ended. Last added, first ended. */
  add: (end: () => Promise<unknown>) => void;
}

/**
 * Ends the process on SIGTERM and SIGINT without losing what it took in: readiness fails first, and for `delayMs`
 * everything goes on, so that whoever balances the load can notice; then comes what was added, one after the other.
 * A second signal ends it at once.
 */
export function onSignal(log: FastifyBaseLogger, delayMs: number): Shutdown {
  const closers: (() => Promise<unknown>)[] = [];
  const asked = new AbortController();
  const stop = async (name: string) => {
    // Asked twice: whoever asks does not want to wait.
    if (asked.signal.aborted) process.exit(1);
    asked.abort();
    log.info(`Stopping (${name})`);
    await pause(delayMs);
    for (const close of closers.reverse()) {
      await close().catch((error) => log.error({ err: error }, 'A part did not stop cleanly'));
    }
    log.info('Stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return { signal: asked.signal, add: (end) => closers.push(end) };
}

/** Waits until whatever has arrived by now is read: a turn of the event loop reads every connection before this goes on. */
const untilRead = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/**
 * Stops listening and waits for what was taken in, within bounds: a call that never ends must not keep the process.
 * Connections that were kept open are answered on, each once, until none has asked for `lastMs`: a balancer that holds some may
 * have sent a request on one that it does not know to be closing. What is not finished within `requestsMs` is cut off.
 */
export async function stopServer(
  app: { server: Server; close: () => Promise<unknown> },
  { lastMs, requestsMs }: { lastMs: number; requestsMs: number },
): Promise<void> {
  const { server } = app;
  const timer = setTimeout(() => server.closeAllConnections(), requestsMs);
  const began = performance.now();
  let asked = began;
  server.on('request', () => {
    asked = performance.now();
  });
  const untilQuiet = async () => {
    for (;;) {
      const left = Math.min(asked + lastMs, began + requestsMs) - performance.now();
      if (left <= 0) return;
      await pause(left);
    }
  };
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node and Fastify call it as they stop listening.
  server.closeIdleConnections = () => {};
  const closed = app.close().finally(() => clearTimeout(timer));
  await Promise.race([closed, untilQuiet()]);
  await untilRead();
  server.closeIdleConnections = closeIdle;
  closeIdle();
  await closed;
}
