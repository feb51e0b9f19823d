import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBrief } from './read-brief.ts';

const read = (descriptionAi: string) =>
  readBrief({ projectName: '', projectDescription: '', title: '', description: '', descriptionAi });
const told = (text: string) =>
  read(text).facts.map(({ kind, label, value, text: said }) => [kind, label, value, said].join(' ').trim());

test('numbered headings of a briefing head what stands below them', () => {
  const facts = told(`1. Product
Tidewell is berth management software for small marinas (up to 150 berths). It replaces the whiteboard and the spreadsheet.

2. Key features
- Live berth map that works offline
- Automatic invoices in pounds and euros

3. Pricing
Quay: £49 per month, up to 40 berths
Harbour: £119 per month, up to 150 berths`);
  assert.ok(
    facts.some((fact) => /^name\s+Tidewell$/.test(fact)),
    facts.join('\n'),
  );
  assert.ok(
    facts.some((fact) => /^about\s+It replaces the whiteboard/.test(fact)),
    facts.join('\n'),
  );
  assert.ok(
    facts.some((fact) => /^offer Quay £49/.test(fact)),
    facts.join('\n'),
  );
  assert.ok(!facts.some((fact) => /(?:Product|Key features|Pricing)$/.test(fact)), facts.join('\n'));
});

test('numbered steps stay steps', () => {
  const sheet = read(`How it works
1. Send a photo
2. Get a price
3. Drop it off`);
  assert.deepEqual(
    sheet.facts.filter(({ kind }) => kind === 'step').map(({ label, text }) => label || text),
    ['Send a photo', 'Get a price', 'Drop it off'],
  );
});

test('a name above a list is told, whatever is said to the writer below it', () => {
  const facts = told(`The Museum of Small Machines, Goulburn NSW

* 312 typewriters, 40 sewing machines and one working telegraph
* Open Wednesday to Sunday 10am–4pm

Not sure what goes in the header, see what you reckon. Maybe get rid of the stars.`);
  assert.ok(
    facts.some((fact) => fact.includes('The Museum of Small Machines')),
    facts.join('\n'),
  );
  assert.ok(!facts.some((fact) => /header|stars/.test(fact)), facts.join('\n'));
});

test('what stood around the text of an old website is not published, line by line, too', () => {
  const facts = told(`Herzlich willkommen auf der Homepage der Igelstation Stachelnest e.V. in Celle!
Seit 1994 pflegen wir kranke und verwaiste Igel.

Sie sind Besucher Nr. 0048213
Letzte Aktualisierung: 02.02.2011
Optimiert für Internet Explorer, 1024x768`).join('\n');
  assert.match(facts, /Igelstation Stachelnest e\.V\. in Celle/);
  assert.doesNotMatch(facts, /willkommen|0048213|2011|Explorer/);
});
