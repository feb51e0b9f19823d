import { countJobs, listFailedJobs, retryFailedJob } from '../../platform/jobs/failed-jobs.ts';
import { audit, listActs } from '../admin/audit.ts';
import { largestAccounts, waitingMails } from '../admin/overview.ts';
import { listSuspensions, type Subject, suspend, unsuspend } from '../admin/suspend.ts';
import { type Command, json, required, table } from './command.ts';

const ACTOR = 'command line';
const text = { type: 'string' } as const;
const named = { account: text, site: text, page: text, reason: text, json };
const subjectOf = ({ account, site, page }: Record<string, unknown>) => ({ account, site, page }) as Subject;
const lines = (rows: readonly (readonly string[])[], none: string) => (rows.length > 0 ? table(rows) : none);
const USAGE = '--account <e-mail> | --site <host> | --page <address>  --reason <text> [--json]';

const suspendCommand: Command = {
  name: 'suspend',
  summary: 'Take an account, a site or a page offline at once; nothing is deleted.',
  usage: `suspend ${USAGE}`,
  details: ['Nobody signs in to a suspended account, and its sites are offline.'],
  options: named,
  async run({ db }, values) {
    const found = await suspend(db, subjectOf(values), required(values, 'reason'), ACTOR);
    return { text: `Suspended: ${found.name}.`, data: found };
  },
};

const unsuspendCommand: Command = {
  name: 'unsuspend',
  summary: 'Let what was suspended be online again, as it was.',
  usage: `unsuspend ${USAGE}`,
  options: named,
  async run({ db }, values) {
    const found = await unsuspend(db, subjectOf(values), required(values, 'reason'), ACTOR);
    return { text: `Online again: ${found.name}.`, data: found };
  },
};

const suspensionsCommand: Command = {
  name: 'suspensions',
  summary: 'What is suspended now, and why.',
  usage: 'suspensions [--json]',
  options: { json },
  async run({ db }) {
    const data = await listSuspensions(db);
    const rows = data.map(({ since, kind, id, email, host, path, reason }) => [
      since.toISOString(),
      kind,
      `${host ?? ''}${path ?? ''}` || (email ?? id),
      host ? (email ?? '') : '',
      reason,
    ]);
    return { text: lines(rows, 'Nothing is suspended.'), data };
  },
};

const jobsCommand: Command = {
  name: 'jobs list',
  summary: 'How many jobs wait, run or were given up.',
  usage: 'jobs list [--json]',
  options: { json },
  async run({ db }) {
    const data = await countJobs(db);
    return {
      text: lines(
        data.map(({ job, state, count }) => [job, state, String(count)]),
        'No jobs.',
      ),
      data,
    };
  },
};

const failedCommand: Command = {
  name: 'jobs failed',
  summary: 'Jobs that were given up, newest first.',
  usage: 'jobs failed [--json]',
  options: { json },
  async run({ db }) {
    const data = await listFailedJobs(db);
    const rows = data.map((row) => [row.failedAt, row.id, row.job, JSON.stringify(row.payload)]);
    return { text: lines(rows, 'No job was given up.'), data };
  },
};

const retryCommand: Command = {
  name: 'jobs retry',
  summary: 'Give a job that was given up one more try.',
  usage: 'jobs retry --id <id> [--json]',
  options: { id: text, json },
  async run({ db }, values) {
    const id = required(values, 'id');
    await db.transaction(async (tx) => {
      if (!(await retryFailedJob(tx, id))) throw new Error(`No job ${id} was given up.`);
      await audit(tx, { actor: ACTOR, act: 'jobs retry', subject: `job ${id}` });
    });
    return { text: `Job ${id} is tried again.`, data: { id } };
  },
};

const mailsCommand: Command = {
  name: 'mails waiting',
  summary: 'Mails that no server has taken so far, and what it said.',
  usage: 'mails waiting [--json]',
  options: { json },
  async run({ db }) {
    const data = await waitingMails(db);
    const rows = data.map((row) => [row.since.toISOString(), row.to, row.subject, row.error]);
    return { text: lines(rows, 'No mail waits for its server.'), data };
  },
};

const storageCommand: Command = {
  name: 'storage',
  summary: 'The accounts that store most.',
  usage: 'storage [--json]',
  options: { json },
  async run({ db }) {
    const data = await largestAccounts(db);
    const rows = data.map(({ email, plan, bytes }) => [`${(bytes / 1e6).toFixed(1)} MB`, plan, email]);
    return { text: lines(rows, 'There are no accounts.'), data };
  },
};

const auditCommand: Command = {
  name: 'audit',
  summary: 'What operators did, newest first.',
  usage: 'audit [--json]',
  options: { json },
  async run({ db }) {
    const data = await listActs(db, 500);
    const rows = data.map((row) => [row.at.toISOString(), row.actor, row.act, row.subject, row.reason]);
    return { text: lines(rows, 'Nothing was done so far.'), data };
  },
};

/** Looking after what others make. */
export const moderationCommands: readonly Command[] = [
  suspendCommand,
  unsuspendCommand,
  suspensionsCommand,
  jobsCommand,
  failedCommand,
  retryCommand,
  mailsCommand,
  storageCommand,
  auditCommand,
];
