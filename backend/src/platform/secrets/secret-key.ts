import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, SECRET_KEY_BYTES } from '../config.ts';
import type { Context } from '../context.ts';
import { syncFolder } from '../storage/durable-write.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

/**
 * The box of stored secrets, with the keys that the environment names. The embedded database needs none: it gets a key
 * of its own beside it. Call it while the data folder is locked.
 * @throws ConfigError without SECRET_KEY where DATABASE_URL is set, or where the folder's key is damaged
 */
export async function openSecretBox(config: Config, log: Pick<Context['log'], 'error'>): Promise<SecretBox> {
  const { current, previous } = config.secretKeys;
  // A key in one machine's folder would be lost with it, or unknown to the next machine.
  if (!current && config.databaseUrl) {
    throw new ConfigError('SECRET_KEY is missing: DATABASE_URL is set (make one with: openssl rand -base64 32)');
  }
  const own = await ownKey(config.dataDir, !current);
  const masters = [current ?? own, previous, own].filter((key) => key !== undefined);
  return createSecretBox(masters as [Buffer, ...Buffer[]], log);
}

/** The folder's own key, made once if `make` says so. It goes on opening what it sealed after SECRET_KEY was set. */
async function ownKey(dataDir: string, make: boolean): Promise<Buffer | undefined> {
  const path = join(dataDir, 'secret.key');
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return make ? makeKey(dataDir, path) : undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length < SECRET_KEY_BYTES) throw new ConfigError(`${path} is damaged: put the right file back from a backup`);
  return key;
}

/** On the disk before it seals anything; only this account of the machine may read it. */
async function makeKey(dataDir: string, path: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const key = randomBytes(SECRET_KEY_BYTES);
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${key.toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  await syncFolder(dataDir);
  return key;
}
