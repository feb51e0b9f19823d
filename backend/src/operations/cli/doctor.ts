import { examine } from '../doctor/doctor.ts';
import type { Finding } from '../doctor/finding.ts';
import { type CommandAlone, json } from './command.ts';

const WIDTH = Math.max(...['ok', 'warning', 'failure'].map(({ length }) => length));

function lineOf({ part, status, seen, todo }: Finding, width: number): string {
  const line = `${status.padEnd(WIDTH)}  ${part.padEnd(width)}  ${seen}`;
  return todo === undefined ? line : `${line}\n${' '.repeat(WIDTH + width + 4)}-> ${todo}`;
}

/** Says what is wrong with an installation before somebody else does. */
export const doctor: CommandAlone = {
  name: 'doctor',
  summary: 'Look at everything that this installation stands on, and say what is wrong and what to do.',
  usage: 'doctor [--mail-to <address>] [--json]',
  details: [
    '--mail-to  also send a message there; without it the mail server is only greeted',
    'Ends with 0 where nothing failed, warnings aside, else with 1. It changes nothing, and says no secret.',
  ],
  options: { 'mail-to': { type: 'string' }, json },

  async runAlone(env, values) {
    const mailTo = values['mail-to'];
    const findings = await examine(env, { mailTo: typeof mailTo === 'string' ? mailTo : undefined });
    const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
    const width = Math.max(...findings.map(({ part }) => part.length));
    const [warnings, failures] = [count('warning'), count('failure')];
    const sum = `${count('ok')} fine, ${warnings} to look at, ${failures} failed`;
    return {
      text: [...findings.map((finding) => lineOf(finding, width)), '', sum].join('\n'),
      data: { ok: failures === 0, warnings, failures, findings },
      hasFailed: failures > 0,
    };
  },
};
