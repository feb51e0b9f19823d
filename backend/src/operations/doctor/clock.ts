import type { Report } from './finding.ts';
import { fetchPublic } from './public-address.ts';
import { reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

/** Seconds. The header counts whole ones; second factors and signed webhooks bear less than half a minute. */
const APART = 5;
const FAR_APART = 25;

/** This machine's clock beside that of whatever answers at the dashboard's address. */
export async function lookAtClock(subject: Subject, report: Report): Promise<void> {
  const before = Date.now();
  const answer = await fetchPublic(subject, '/config.json').catch((error: unknown) => {
    report.warning(
      `Not compared: the dashboard's address does not answer (${reasonOf(error)})`,
      'See what is said of the address.',
    );
  });
  if (!answer) return;
  await answer.body?.cancel();
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return report.warning('Not compared: its answer has no Date', 'Have the proxy send one.');
  // It was cut to whole seconds: half of one is the best guess.
  const apart = (date + 500 - (before + Date.now()) / 2) / 1000;
  const seconds = Math.abs(apart).toFixed(0);
  if (Math.abs(apart) <= APART) return report.ok("This machine's clock and that of the dashboard's address agree");
  (Math.abs(apart) > FAR_APART ? report.failure : report.warning)(
    `The clock at the dashboard's address is ${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} this machine's`,
    'Have machines set their clocks by the network (chrony, systemd-timesyncd). Second factors depend on it.',
  );
}
