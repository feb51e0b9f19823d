import { mkdir } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import { tempFolderOf } from './durable-write.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { removeAbandoned } from './temp-files.ts';

/** The store that the configuration names. Clears first what killed processes left half-written. */
export async function createStorage({
  storage,
  dataDir,
  limits,
}: Pick<Config, 'storage' | 'dataDir' | 'limits'>): Promise<Storage> {
  const temp = tempFolderOf(dataDir);
  await removeAbandoned(temp);
  if (storage.kind === 'local') {
    await mkdir(storage.folder, { recursive: true, mode: 0o700 });
    return diskStorage(storage.folder, temp);
  }
  const { accessKey, secretKey, ...where } = storage;
  const s3 = s3Storage(
    { ...where, accessKeyId: accessKey, secretAccessKey: secretKey, visitorSockets: limits.fileReads },
    temp,
  );
  // Away for now: readiness says so, and makes the bucket later.
  if (where.createBucket) await s3.check().catch(() => {});
  return s3;
}
