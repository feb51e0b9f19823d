import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedFacts } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { renderPage } from '../sections/render.ts';
import { composeWorded } from './compose-worded.ts';
import { readWording } from './wording.ts';

const sheet = v.parse(correctedFacts, {
  language: 'en',
  facts: [
    { id: 'f1', kind: 'name', text: 'Hart Plumbing' },
    { id: 'f2', kind: 'about', text: 'Plumber in Leeds for burst pipes and boilers' },
    { id: 'f3', kind: 'about', text: 'We answer at night too, also on Sundays.' },
    { id: 'f4', kind: 'offer', label: 'Call-out', value: '£60', text: 'No charge if we cannot fix it' },
    { id: 'f5', kind: 'offer', label: 'Boiler service', value: '£85', text: 'Once a year' },
    { id: 'f6', kind: 'action', text: 'People should ask us for a visit' },
  ],
  wishes: [],
});
const options = { title: '', description: '', projectName: '', language: 'en' } as const;
const written = (parts: object) => composeWorded(sheet, readWording({ ...readWording({}), ...parts }), options);
const textOf = (composition: ReturnType<typeof composeWorded>) =>
  renderPage(composition.page, 'publish', '/').html.replace(/<[^>]+>/g, ' ');

test("uses the model's words where facts bear them out", () => {
  const page = written({
    headline: { text: 'Burst pipes and boilers: your plumber in Leeds', facts: ['f2'] },
    action: 'Ask for a visit',
    headings: [{ section: 'listing', heading: 'Call-out and service' }],
  });
  const text = textOf(page);
  assert.match(text, /Burst pipes and boilers: your plumber in Leeds/);
  assert.match(text, /Ask for a visit/);
  assert.match(text, /Call-out and service/);
});

test("keeps the person's opening where the model's would lose some of it", () => {
  const text = textOf(written({ headline: { text: 'Your plumber in Leeds', facts: ['f2'] } }));
  assert.match(text, /Plumber in Leeds for burst pipes and boilers/);
});

test('publishes nothing that the model invented, wherever it put it', () => {
  const invented = 'Award-winning: 500 happy customers, as Forbes wrote';
  const page = written({
    headline: { text: invented, facts: ['f2'] },
    lead: { text: invented, facts: [] },
    action: invented,
    paragraphs: [{ text: invented, facts: ['f2', 'f3'] }],
    facts: [{ id: 'f4', label: invented, text: invented }],
    headings: [{ section: 'pricing', heading: invented }],
  });
  assert.doesNotMatch(JSON.stringify(page.page), /Award|500|Forbes/);
  assert.ok(page.dropped.length >= 3);
});

test('says of every fact where it stands, also of merged ones', () => {
  const text = 'Plumber in Leeds for burst pipes and boilers. We answer at night too, also on Sundays.';
  const { placed } = written({ paragraphs: [{ text, facts: ['f2', 'f3'] }] });
  assert.deepEqual(
    placed.map(({ fact_id }) => fact_id).toSorted(),
    sheet.facts.map(({ id }) => id),
  );
});
