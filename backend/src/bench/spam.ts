import { eq } from '../platform/db/operators.ts';
import { events, leads } from '../platform/db/schema.ts';
import { formMarkup, formSite } from '../testing/form-site.ts';
import { testSites } from '../testing/test-sites.ts';
import { type Submission, submissions } from './submissions.ts';

// `npm run bench:spam`: what the signs of spam find of a thousand submissions of programs and of people.

const FORM = formMarkup([
  { label: 'Name', input: 'name' },
  { label: 'E-mail', input: 'email' },
  { label: 'Site', input: 'url', required: false },
  { label: 'Message', input: 'message', required: false },
]);

const backend = await testSites();
try {
  const { owner, page, call } = await formSite(backend, FORM);
  const { host, origin, pathname } = new URL(page.url);
  const { db } = backend.context;
  const all = submissions();
  const refused: Submission[] = [];
  for (const sent of all) {
    const answer = await backend.sites.inject({
      method: 'POST',
      url: pathname,
      remoteAddress: sent.address,
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(sent.fields).toString(),
    });
    if (answer.statusCode !== 303) refused.push(sent);
  }
  const stored = await db.select().from(leads).where(eq(leads.projectId, owner.project));
  const statusOf = new Map(stored.map((lead) => [lead.email, lead]));
  const found = (sent: Submission) => statusOf.get(sent.fields['E-mail'] ?? '');
  const count = (isSpam: boolean, isFlagged: boolean) =>
    all.filter((sent) => sent.isSpam === isSpam && (found(sent)?.status === 'spam') === isFlagged).length;
  console.log(`sent ${all.length}, stored ${stored.length}, refused ${refused.length}\n`);
  console.log('              put aside   kept');
  console.log(`spam          ${String(count(true, true)).padStart(9)}   ${String(count(true, false)).padStart(4)}`);
  console.log(`real          ${String(count(false, true)).padStart(9)}   ${String(count(false, false)).padStart(4)}\n`);
  for (const shape of new Set(all.map((sent) => sent.shape))) {
    const mine = all.filter((sent) => sent.shape === shape);
    const flagged = mine.filter((sent) => found(sent)?.status === 'spam');
    console.log(
      `${mine[0]?.isSpam ? 'spam' : 'real'}  ${shape.padEnd(32)} ${flagged.length} of ${mine.length} put aside`,
    );
  }
  const aside = stored.filter(({ status }) => status === 'spam');
  for (const { id } of aside) await call(`PUT PROJECT/lead/${id}`, { status: 'new' });
  const left = await db.select().from(leads).where(eq(leads.projectId, owner.project));
  const told = await db.select({ id: events.subjectId }).from(events).where(eq(events.projectId, owner.project));
  const once = left.filter(({ id }) => told.filter((event) => event.id === id).length === 1);
  console.log(
    `\nrestored ${aside.length}: ${left.filter(({ status }) => status === 'spam').length} left aside, ${once.length} of ${left.length} leads have exactly one event`,
  );
  process.exitCode = stored.length === all.length && once.length === left.length ? 0 : 1;
} finally {
  await backend.close();
}
