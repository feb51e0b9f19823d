import { setTimeout } from 'node:timers/promises';
import { type Config, ConfigError, readConfig } from '../../platform/config.ts';
import { lookAtAreas } from './areas.ts';
import { lookAtBackups } from './backups.ts';
import { lookAtCertificates } from './certificates.ts';
import { lookAtClock } from './clock.ts';
import { lookAtConfiguration } from './configuration.ts';
import { lookAtDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { lookAtJobs } from './jobs.ts';
import { lookAtDisk, lookAtMemory, lookAtNode } from './machine.ts';
import { lookAtMail } from './mail.ts';
import { hostOf, isLocal, lookAtNames } from './names.ts';
import { openRows, type Rows } from './open-rows.ts';
import { lookAtPublicAddress } from './public-address.ts';
import { redactor } from './redact.ts';
import { type Check, runChecks } from './run-checks.ts';
import { lookAtSecrets } from './secrets.ts';
import { lookAtStorage } from './storage.ts';

const CHECKS: readonly Check[] = [
  { part: 'configuration', look: lookAtConfiguration },
  { part: 'secrets', look: lookAtSecrets },
  { part: 'node', look: (subject, report) => lookAtNode(subject, report) },
  { part: 'memory', look: lookAtMemory },
  { part: 'disk', look: lookAtDisk },
  { part: 'database', look: lookAtDatabase },
  { part: 'storage', look: lookAtStorage },
  { part: 'mail', look: lookAtMail },
  { part: 'names', look: lookAtNames },
  { part: 'certificates', look: lookAtCertificates },
  { part: 'address', look: lookAtPublicAddress },
  { part: 'clock', look: lookAtClock },
  { part: 'areas', look: lookAtAreas },
  { part: 'jobs', look: lookAtJobs },
  { part: 'backups', look: lookAtBackups },
];

interface Options {
  /** Sends a message to this address. */
  mailTo?: string | undefined;
  /** Milliseconds that each check has. */
  patience?: number;
}

/**
 * Looks at everything that this process' configuration names, at the same time, and says what it saw. Makes and changes
 * nothing but one object of the store, which it deletes. What it says holds no secret.
 */
export async function examine(env: NodeJS.ProcessEnv, { mailTo, patience }: Options = {}): Promise<Finding[]> {
  const clean = redactor(env);
  return (await look(env, mailTo, patience)).map((finding) => ({
    ...finding,
    seen: clean(finding.seen),
    ...(finding.todo !== undefined && { todo: clean(finding.todo) }),
  }));
}

async function look(env: NodeJS.ProcessEnv, mailTo: string | undefined, patience?: number): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Nothing starts with it, so there is nothing more to look at.
    return error.message.split('\n').map((seen) => ({
      part: 'configuration',
      status: 'failure' as const,
      seen,
      todo: "Mend this variable (docs/operations.md, The backend's variables).",
    }));
  }
  let opened: Promise<Rows> | undefined;
  const rows = () => {
    opened ??= openRows(config);
    return opened;
  };
  try {
    const isPublic = !isLocal(hostOf(config.publicUrl));
    return await runChecks(CHECKS, { config, env, isPublic, rows, mailTo }, patience);
  } finally {
    // One that is still being tried is not waited for.
    await Promise.race([
      opened?.then(({ close }) => close()).catch(() => {}),
      setTimeout(1_000, undefined, { ref: false }),
    ]);
  }
}
