import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  /** The environment of a backend that stores there. */
  env: Record<string, string>;
  /** Cuts every connection and takes no new ones, until `back`. */
  away: () => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
}

/** An S3 server with one empty bucket, for tests. It stands behind a door that can be shut. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  const open = new Set<Socket>();
  const door = createServer((client) => {
    const inner = connect(port, '127.0.0.1');
    for (const socket of [client, inner]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        inner.destroy();
      });
    }
    client.pipe(inner).pipe(client);
  });
  const listen = async (at: number) => {
    door.listen(at, '127.0.0.1');
    await once(door, 'listening');
    return (door.address() as { port: number }).port;
  };
  const away = async () => {
    const closed = new Promise((resolve) => door.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  const doorPort = await listen(0);
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${doorPort}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    away,
    back: async () => void (await listen(doorPort)),
    close: async () => {
      if (door.listening) await away();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
