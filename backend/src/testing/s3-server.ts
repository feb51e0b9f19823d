import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { doorTo } from './door.ts';

export interface S3Server {
  /** The environment of a backend that stores there. */
  env: Record<string, string>;
  /** Cuts every connection and takes no new ones, until `back`. */
  away: () => Promise<void>;
  back: () => Promise<void>;
  /** Takes connections and answers nothing any more, until `speak`. */
  hush: () => void;
  speak: () => void;
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
  const door = await doorTo(port);
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${door.port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    away: door.shut,
    back: door.open,
    hush: door.hush,
    speak: door.speak,
    close: async () => {
      await door.shut();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
