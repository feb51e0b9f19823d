import { randomUUID } from 'node:crypto';
import { access, constants, readdir, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../platform/config.ts';
import { diskStorage } from '../../platform/storage/disk-storage.ts';
import { tempFolderOf } from '../../platform/storage/durable-write.ts';
import { s3Storage } from '../../platform/storage/s3-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Report } from './finding.ts';
import { innermost, reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

/** Where the object is written. */
const FOLDER = 'doctor';

/** The store as it is: nothing is made that is missing. */
function openStorage({ storage, dataDir }: Config): Storage {
  const temp = tempFolderOf(dataDir);
  if (storage.kind === 'local') return diskStorage(storage.folder, temp);
  const { accessKey, secretKey, ...where } = storage;
  return s3Storage({ ...where, createBucket: false, accessKeyId: accessKey, secretAccessKey: secretKey }, temp);
}

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC/, 'The disk is full: free some room.'],
  [/EDQUOT/, 'The quota is used up: raise it.'],
  [
    /EROFS|EACCES|EPERM/,
    'The account that runs this may not write there: look at owner, mode and mount of the folder.',
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|[Tt]imeout|ETIMEDOUT/,
    'It cannot be reached: look at S3_ENDPOINT and at the network.',
  ],
  [
    /SignatureDoesNotMatch|InvalidAccessKeyId|AccessDenied|Forbidden|403/,
    'Look at S3_ACCESS_KEY, S3_SECRET_KEY and what they may do.',
  ],
  [
    /AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraint/,
    "S3_REGION, or S3_ENDPOINT, is not that of the bucket: set the bucket's.",
  ],
  [/NoSuchBucket|NotFound|404|bucket does not exist/, 'There is no such bucket: make it, or set S3_CREATE_BUCKET=on.'],
];

const todoOf = (reason: string, fallback: string) => ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? fallback;

/** Stores name what happened (`NoSuchBucket`), and say it in words of their own. */
function named(error: unknown): string {
  const { name, code, Code } = innermost(error) as { name?: string; code?: string; Code?: string };
  const names = [Code, code, name].filter((part) => part && !/^(?:Error|AppError|Exception)$/.test(part));
  const reason = reasonOf(error);
  return names[0] && !reason.includes(names[0]) ? `${names[0]}: ${reason}` : reason;
}

/** Whether an object can be written, read back and deleted. */
export async function lookAtStorage({ config }: Subject, report: Report): Promise<void> {
  const { storage } = config;
  const where = storage.kind === 'local' ? storage.folder : `bucket ${storage.bucket}`;
  if (storage.kind === 'local' && !(await stat(storage.folder).catch(() => undefined))) {
    const beside = await readdir(config.dataDir).catch(() => []);
    if (beside.length > 0)
      return report.failure(
        `${where} is not there`,
        'Is its disk mounted? Only in an empty DATA_DIR the first start makes it.',
      );
    return report.ok(`${where} is not there yet: the first start makes it`);
  }
  const store = openStorage(config);
  const key = `${FOLDER}/${randomUUID()}`;
  const written = Buffer.from(`Written by landfall doctor: ${key}\n`);
  let doing = 'written';
  try {
    // To make a folder on a disk that is mounted read-only fails with another code.
    if (storage.kind === 'local') await access(storage.folder, constants.W_OK);
    await store.put(key, written, 'text/plain');
    doing = 'read back';
    const read = await buffer(await store.read(key));
    if (!read.equals(written)) throw new Error('what came back is not what was written');
    doing = 'deleted';
    await store.delete(key);
    report.ok(`An object was written to ${where}, read back and deleted`);
  } catch (error) {
    const reason = named(error);
    report.failure(`An object could not be ${doing} in ${where}: ${reason}`, todoOf(reason, `Look at ${where}.`));
    if (doing !== 'written') await store.delete(key).catch(() => {});
  } finally {
    // A folder that this account made would keep the server out where it runs as another.
    if (storage.kind === 'local') await rmdir(join(storage.folder, FOLDER)).catch(() => {});
  }
}
