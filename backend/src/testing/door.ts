import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Door {
  port: number;
  /** Cuts every connection and takes no new ones, until `open`. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
}

/** A way to a server on this machine that can be shut, as if its machine or the line to it were gone. */
export async function doorTo(target: number): Promise<Door> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const inner = connect(target, '127.0.0.1');
    for (const socket of [client, inner]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        inner.destroy();
      });
    }
    client.pipe(inner).pipe(client);
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
  };
}
