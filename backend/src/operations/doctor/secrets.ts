import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './finding.ts';
import { decode } from './redact.ts';
import type { Subject } from './subject.ts';

/** What docker-compose.yml fills in where nobody chose one: everybody knows them. */
const KNOWN = ['landfall', 'landfall-secret', 'bGFuZGZhbGwtdHJ5aW5nLWl0LW91dC1vbmx5LWtleSE='];

/** Why a secret can be guessed; undefined where nothing says so. */
export function weakness(secret: string, atLeast = 16): string | undefined {
  if (KNOWN.includes(secret)) return 'is the default that everybody knows';
  if (secret.length < atLeast) return `has ${secret.length} characters`;
  // Random hex of 16 characters has fewer than six different ones less than once in a million times.
  if (new Set(secret).size < 6) return 'repeats a few characters';
  return undefined;
}

/** A secret that is made by hand, and how a better one is made. */
interface Made {
  name: string;
  secret: string;
  atLeast?: number;
}

const passwordOf = (address: string | undefined): string =>
  address && URL.canParse(address) ? decode(new URL(address).password) : '';

/** Whether secrets can be guessed, and whether the master key's file is readable by others. Says none of them. */
export async function lookAtSecrets({ config, env, isPublic }: Subject, report: Report): Promise<void> {
  const say = isPublic ? report.failure : report.warning;
  const made: Made[] = [
    { name: 'SECRET_KEY', secret: env.SECRET_KEY ?? '' },
    { name: 'ADMIN_TOKEN', secret: env.ADMIN_TOKEN ?? '' },
    { name: 'The password in DATABASE_URL', secret: passwordOf(config.databaseUrl), atLeast: 12 },
    { name: 'S3_SECRET_KEY', secret: env.S3_SECRET_KEY ?? '' },
    { name: 'BTCPAY_WEBHOOK_SECRET', secret: env.BTCPAY_WEBHOOK_SECRET ?? '' },
    { name: 'CDN_PURGE_TOKEN', secret: env.CDN_PURGE_TOKEN ?? '' },
  ].filter(({ secret }) => secret !== '');
  let weak = 0;
  for (const { name, secret, atLeast } of made) {
    const why = weakness(secret, atLeast);
    if (!why) continue;
    weak += 1;
    say(
      `${name} ${why}`,
      name === 'SECRET_KEY'
        ? 'Make one with: openssl rand -base64 32. Set the old one as SECRET_KEY_PREVIOUS, then run `secrets renew`.'
        : 'Make one with: openssl rand -hex 24, and set it on both sides.',
    );
  }
  if (config.payments.stripe?.secretKey.includes('_test_') && isPublic)
    report.warning('STRIPE_SECRET_KEY is one for trying out: no money moves', 'Set the live key of your account.');
  if (config.databaseUrl && !env.SECRET_KEY) {
    report.failure(
      'SECRET_KEY is missing: with DATABASE_URL nothing starts without it',
      'Make one with: openssl rand -base64 32, and keep a copy outside.',
    );
    weak += 1;
  }
  weak += await lookAtKeyFile(join(config.dataDir, 'secret.key'), report);
  if (weak === 0)
    report.ok(made.length > 0 ? `${made.length} secrets, none of which is easily guessed` : 'No secrets are set');
}

/** Returns how many faults there are. */
async function lookAtKeyFile(path: string, report: Report): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return 0;
  report.warning(`${path}, the master key, can be read by other accounts of this machine`, `Run: chmod 600 ${path}`);
  return 1;
}
