import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Door {
  port: number;
  /** Cuts every connection and takes no new ones, until `open`. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  /** Goes on taking connections, and passes nothing on any more, either way; until `speak`. */
  hush: () => void;
  speak: () => void;
}

/** A way to a server on this machine that can be shut, as if its machine or the line to it were gone. */
export async function doorTo(target: number): Promise<Door> {
  const sockets = new Set<Socket>();
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const join = ([client, inner]: [Socket, Socket]) => client.pipe(inner).pipe(client);
  const server = createServer((client) => {
    const inner = connect(target, '127.0.0.1');
    const pair: [Socket, Socket] = [client, inner];
    pairs.add(pair);
    for (const socket of pair) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        pairs.delete(pair);
        client.destroy();
        inner.destroy();
      });
    }
    if (!isSilent) join(pair);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const port = await listen(0);
  return {
    port,
    async shut() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => void (await listen(port)),
    hush() {
      isSilent = true;
      for (const [client, inner] of pairs) {
        client.unpipe(inner);
        inner.unpipe(client);
      }
    },
    speak() {
      isSilent = false;
      pairs.forEach(join);
    },
  };
}
