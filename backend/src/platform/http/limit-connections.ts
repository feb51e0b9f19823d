import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';
import { placeOf } from './place-of.ts';

/** Milliseconds in which the head of a request has to arrive; looked at every few seconds. */
const HEAD = 15_000;
/** The longest that a whole request may take: longer than the slowest upload that is accepted. */
const REQUEST = 11 * 60_000;

/** How often the limits above are looked at; an option of the server's creation. Milliseconds. */
export const CONNECTIONS_CHECKING_INTERVAL = 5_000;

/**
 * Bounds what strangers can hold of a server: connections in all, those of one address (an IPv6 /64 counts as one), and
 * the time that a request's head takes. Trusted proxies speak for many, so they are not counted by address.
 */
export function limitConnections(
  server: Server,
  { limits, trustedProxies }: Pick<Config, 'limits' | 'trustedProxies'>,
) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const held = new Map<string, number>();
  server.maxConnections = limits.connections;
  server.headersTimeout = HEAD;
  server.requestTimeout = REQUEST;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trustedProxies.length > 0 && isTrusted(address, 0)) return;
    const place = placeOf(address);
    const count = (held.get(place) ?? 0) + 1;
    if (count > limits.connectionsPerAddress) return void socket.destroy();
    held.set(place, count);
    socket.once('close', () => {
      const left = (held.get(place) ?? 1) - 1;
      if (left > 0) held.set(place, left);
      else held.delete(place);
    });
  });
}
