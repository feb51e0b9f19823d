import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { WORDS } from '../languages/languages.ts';
import { withCountdowns, withDates } from './countdowns.ts';

const documentOf = (attributes: string, language = 'en') =>
  `<!doctype html><html lang="${language}" id="top"><body><p class="lead">Hello</p><p class="timer-left" ${attributes}></p><p>After</p></body></html>`;
const MADRID = 'data-until="2026-12-24T18:00" data-zone="Europe/Madrid" data-ended="Sold out"';

const at = (attributes: string, now: string, language = 'en') => {
  const { document, changesAt } = withCountdowns(documentOf(attributes, language), Date.parse(now));
  const [, inside = ''] = /<p class="timer-left" [^<>]*>(.*?)<\/p><p>After/.exec(document) ?? [];
  return {
    says: /<strong>(.*?)<\/strong>/.exec(inside)?.[1] ?? '',
    date: /<time [^<>]*>.*<\/time>/.exec(inside)?.[0] ?? '',
    changesAt: changesAt === null ? null : new Date(changesAt).toISOString(),
  };
};

test('days are counted by the calendar of the zone, and end at their hour', () => {
  const steps = [
    // Midnight in Madrid is eleven at night before, by UTC.
    ['2026-12-20T22:59:59Z', '4 days left', '2026-12-20T23:00:00.000Z'],
    ['2026-12-20T23:00:00Z', '3 days left', '2026-12-21T23:00:00.000Z'],
    ['2026-12-21T23:00:00Z', '2 days left', '2026-12-22T23:00:00.000Z'],
    ['2026-12-22T23:00:00Z', 'Ends tomorrow', '2026-12-23T23:00:00.000Z'],
    ['2026-12-23T23:00:00Z', 'Ends today', '2026-12-24T17:00:00.000Z'],
    ['2026-12-24T16:59:59Z', 'Ends today', '2026-12-24T17:00:00.000Z'],
    ['2026-12-24T17:00:00Z', 'Sold out', null],
  ] as const;
  for (const [now, says, changesAt] of steps) {
    const told = at(MADRID, now);
    assert.deepEqual([told.says, told.changesAt], [says, changesAt], now);
  }
});

test('from one change to the next it says the same, also where clocks change in between', () => {
  for (const [until, zone] of [
    ['2026-03-31T09:00', 'Europe/Madrid'],
    ['2026-11-03T00:30', 'America/New_York'],
    ['2026-09-08T12:00', 'America/Santiago'],
  ]) {
    const attributes = `data-until="${until}" data-zone="${zone}" data-ended="Over"`;
    let now = Date.parse(`${until}Z`) - 6 * 24 * 3_600_000;
    const said: string[] = [];
    for (let steps = 0; steps < 12; steps += 1) {
      const here = at(attributes, new Date(now).toISOString());
      said.push(here.says);
      if (here.changesAt === null) break;
      const next = Date.parse(here.changesAt);
      assert.ok(next > now);
      assert.equal(at(attributes, new Date(next - 1).toISOString()).says, here.says);
      now = next;
    }
    assert.deepEqual(said.slice(-5), ['3 days left', '2 days left', 'Ends tomorrow', 'Ends today', 'Over'], zone);
  }
});

test('what ends at midnight ends with the day before', () => {
  const attributes = 'data-until="2026-12-25T00:00" data-zone="UTC" data-ended=""';
  assert.equal(at(attributes, '2026-12-24T12:00:00Z').says, 'Ends today');
  assert.equal(at(attributes, '2026-12-23T12:00:00Z').says, 'Ends tomorrow');
  assert.equal(at(attributes, '2026-12-25T00:00:00Z').says, 'This is over');
});

test('the day and the hour stand beside it, with the zone that they are meant in', () => {
  assert.match(
    at(MADRID, '2026-12-20T12:00:00Z', 'de').date,
    /<time datetime="2026-12-24T17:00:00\.000Z">24\. Dezember 2026 um 18:00 MEZ<\/time>/,
  );
});

test('it speaks the language of our words on the page', () => {
  const said = PAGE_LANGUAGES.map((language) => at(MADRID, '2026-12-20T23:00:00Z', language).says.replace(/\s/g, ' '));
  assert.deepEqual(
    [...said].sort(),
    [
      '3 days left',
      'Quedan 3 días',
      'Faltam 3 dias',
      'Plus que 3 jours',
      'Noch 3 Tage',
      'Mancano 3 giorni',
      'Nog 3 dagen',
      'Jeszcze 3 dni',
    ].sort(),
  );
  for (const language of PAGE_LANGUAGES)
    assert.equal(at(MADRID, '2026-12-24T12:00:00Z', language).says, WORDS[language].timer.today);
  assert.equal(at(MADRID, '2026-12-24T12:00:00Z', 'ja').says, 'Ends today');
});

test('of several countdowns the first change counts, and none is left where all are over', () => {
  const two = documentOf(MADRID) + documentOf('data-until="2026-12-20T13:30" data-zone="UTC" data-ended=""');
  const changesAt = (now: string) => withCountdowns(two, Date.parse(now)).changesAt;
  assert.equal(changesAt('2026-12-20T12:00:00Z'), Date.parse('2026-12-20T13:30:00Z'));
  assert.equal(changesAt('2026-12-20T14:00:00Z'), Date.parse('2026-12-20T23:00:00Z'));
  assert.equal(changesAt('2026-12-25T14:00:00Z'), null);
  assert.equal(withCountdowns('<html lang="en"><p class="lead">Hello</p>', 0).changesAt, null);
});

test('what stood in it is replaced, and filling it again says the same', () => {
  const now = Date.parse('2026-12-20T12:00:00Z');
  const once = withCountdowns(documentOf(MADRID), now).document;
  assert.equal(withCountdowns(once, now).document, once);
  assert.equal(withCountdowns(once.replace('days left', 'hours left'), now).document, once);
});

test('a text of one’s own is a text, whatever stands in it', () => {
  const attributes = 'data-until="2026-12-24T18:00" data-zone="UTC" data-ended="&lt;b&gt; &amp; &quot;more&quot;"';
  assert.equal(at(attributes, '2026-12-25T12:00:00Z').says, '&lt;b&gt; &amp; &quot;more&quot;');
});

test('one without an end says nothing, and never changes', () => {
  for (const attributes of ['data-until="" data-zone="UTC"', 'data-until="2026-12-24T18:00" data-zone="Nowhere"'])
    assert.deepEqual(at(attributes, '2026-12-20T12:00:00Z'), { says: '', date: '', changesAt: null });
});

test('where nobody writes a page anew, the day and hour stand in it alone', () => {
  assert.match(
    withDates(documentOf(MADRID, 'es')),
    /data-ended="Sold out"><time datetime="2026-12-24T17:00:00\.000Z">24 de diciembre de 2026[^<>]* 18:00 CET<\/time><\/p>/,
  );
});
