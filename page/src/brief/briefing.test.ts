import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const told = (text: string) =>
  sheetOf(text).facts.map(({ kind, label, value, text: said }) => [kind, label, value, said].join(' ').trim());

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
  const sheet = sheetOf(`How it works
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

test('lines of roles and names are people, also where one role is unknown', () => {
  const people = (text: string) =>
    sheetOf(text)
      .facts.filter(({ kind }) => kind === 'person')
      .map(({ label, value }) => [label, value]);
  assert.deepEqual(
    people(`Wij zijn Nagalm, een koor uit Deventer dat zingt bij uitvaarten.

Dirigent: Marijke Oosterwal
Piano: Tobias Lankhorst
Contact en planning: Fenna Buijs`),
    [
      ['Marijke Oosterwal', 'Dirigent'],
      ['Tobias Lankhorst', 'Piano'],
      ['Fenna Buijs', 'Contact en planning'],
    ],
  );
  assert.deepEqual(people('Bakery Hum in York.\n\nRye loaf: Dark Sour\nWheat loaf: White Tin'), []);
});

test('what is played at a time is no quote, and who asks for a quote is not its author', () => {
  const quotes = (text: string) =>
    sheetOf(text)
      .facts.filter(({ kind }) => kind === 'quote')
      .map(({ label, value, text: said }) => [said, label, value]);
  assert.deepEqual(
    quotes(
      'Festiwal lalek w Sandomierzu.\n\nProgram:\n12 czerwca, godz. 18:00: „Smok bez zębów”, Teatr Kieszeń z Lublina',
    ),
    [],
  );
  assert.deepEqual(
    quotes(
      'Liutaio a Cremona. Una frase da mettere in evidenza: "Suona come se avesse già vissuto" (Clara Donadel, violinista).',
    ),
    [['Suona come se avesse già vissuto', 'Clara Donadel', 'violinista']],
  );
});

test('words that a page must say are published, and the order for them is not', () => {
  const facts = told(
    'I stand for the council in Whitby. It has to say at the bottom: Promoted by J. Marsden, 4 Henrietta Row, Whitby.',
  ).join('\n');
  assert.match(facts, /Promoted by J\. Marsden, 4 Henrietta Row, Whitby/);
  assert.doesNotMatch(facts, /has to say/);
});

test('a word is as it was put right afterwards, and a number only where it is meant', () => {
  for (const [text, right, wrong] of [
    [
      "Food truck in Duluth. Tuesdays we're at Canal Park, Fridays at the brewery. Sorry, Thursdays, not Fridays. 11 to 2.",
      /Thursdays at the brewery/,
      /Fridays/,
    ],
    [
      "Stages de reliure à Lyon.\nsamedi 14 février, reliure copte, 90 €\nÀ partir de 14 ans.\nEDIT : février c'est le 21, pas le 14 !",
      /21 février.*14 ans/s,
      /14 février|21 ans|EDIT/,
    ],
    [
      'Liutaio a Cremona. Incrinatura archetto 70 € (scusa: crinatura, non incrinatura), messa a punto 130 €.',
      /crinatura archetto/i,
      /Incrinatura|scusa/,
    ],
  ] as const) {
    const facts = told(text).join('\n');
    assert.match(facts, right);
    assert.doesNotMatch(facts, wrong);
  }
});

test('a free afternoon is nothing that is sold', () => {
  const sheet = sheetOf(
    'Hofkäserei in Oberstaufen sucht Käser. 38 Stunden, Beginn um 5 Uhr, dafür jeder Nachmittag frei.',
  );
  assert.deepEqual(
    sheet.facts.filter(({ kind }) => kind === 'offer'),
    [],
  );
});
