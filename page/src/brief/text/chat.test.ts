import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chatIn } from './chat.ts';

const chat = (...said: string[]) =>
  said.map((each, at) => `[14/01/2026, 18:${String(at).padStart(2, '0')}] ${each}`).join('\n');
const linesOf = (text: string) => chatIn(text)?.text.split('\n');

test('messages are told without their hour and who wrote them', () => {
  assert.deepEqual(linesOf(chat('Ness: barrel sauna on the beach', 'Tomos: seats 8', 'Ness: £15 each')), [
    'Barrel sauna on the beach',
    'Seats 8',
    '£15 each',
  ]);
  assert.deepEqual(
    linesOf(
      '14.01.26, 18:02 - Jana: Nagelstudio in Celle\n14.01.26, 18:03 - Jana: Shellac 38 €\n14.01.26, 18:04 - Uwe: Mo zu\n14.01.26, 18:05 - Uwe: Di ab 9',
    ),
    ['Nagelstudio in Celle', 'Shellac 38 €', 'Mo zu', 'Di ab 9'],
  );
});

test('a programme and hours are no chat', () => {
  assert.equal(chatIn('18:00 Doors: tea and cake\n18:30 Talk: bees\n19:30 Questions: bring yours'), null);
  assert.equal(chatIn('Mon: 9 to 5\nTue: 9 to 5\nWed: closed'), null);
  assert.equal(chatIn('[18:02] Ness: one message in a text\nand much else\nthat is no chat\nat all'), null);
});

test('a sum that somebody sets right stands where it was said', () => {
  const made = chatIn(
    chat(
      'Ness: £15 each or £95 for the whole thing private',
      'Tomos: £100 private we said',
      'Ness: oh yeah £100 private',
    ),
  );
  assert.equal(made?.text, '£15 each or £100 for the whole thing private');
  assert.ok(made?.withdrawn.some((each) => each.includes('£95')));
  assert.equal(
    linesOf(chat('K: caution 500€ par chèque', "M: 400 c'est 400 maintenant", 'K: ok 400'))?.[0],
    'Caution 400€ par chèque',
  );
});

test('a sum of something else takes nothing back', () => {
  assert.deepEqual(linesOf(chat('K: fog machine 25€', 'M: mirror ball 15€', 'K: screen 20€')), [
    'Fog machine 25€',
    'Mirror ball 15€',
    'Screen 20€',
  ]);
});

test('what is asked and denied is not for the page', () => {
  const made = chatIn(
    chat(
      'Ness: no under 16s',
      'Ness: do we say about the licence?',
      'Tomos: no god no',
      'Ness: book by text 07700 900614',
    ),
  );
  assert.equal(made?.text, 'No under 16s\nBook by text 07700 900614');
});

test('what is asked and agreed to is told', () => {
  assert.deepEqual(linesOf(chat('A: bike shop', 'B: sat 9-5?', 'A: yes', 'B: sundays 10-2?', 'A: no 10-1')), [
    'Bike shop',
    'Sat 9-5',
    'Sundays 10-1',
  ]);
  assert.deepEqual(linesOf(chat('A: bike shop', 'B: opening hours?', 'A: mon-fri 9-5')), [
    'Bike shop',
    'Opening hours: mon-fri 9-5',
  ]);
});

test('who agrees with an objection takes back what they said', () => {
  const made = chatIn(
    chat(
      'Fleur: vanaf 5 jaar. limonade en taart erbij',
      'Marit: taart zelf meenemen!! wij doen alleen limonade',
      'Fleur: oja klopt. limonade en fruit van ons, taart zelf meenemen',
    ),
  );
  assert.ok(!made?.text.includes('limonade en taart erbij'));
  assert.ok(made?.text.includes('Vanaf 5 jaar'));
  assert.ok(made?.text.includes('Limonade en fruit van ons'));
});

test('pictures and calls are no messages', () => {
  assert.deepEqual(linesOf(chat('A: yoga', 'A: <Media omitted>', 'B: image omitted', 'A: in Leeds', 'B: ok')), [
    'Yoga',
    'In Leeds',
  ]);
});

for (const text of [
  '12.05.2026 18:00 Vortrag: Bienen\n13.05.2026 18:00 Vortrag: Wespen\n14.05.2026 18:00 Film: Hummeln',
  '[18:00] Doors: tea and cake\n[18:30] Talk: bees\n[19:30] Questions: bring yours',
  '12.05.2026 18:00 – 20:00 Uhr: Vortrag\n13.05.2026 18:00 – 20:00 Uhr: Film\n14.05.2026 18:00 – 20:00 Uhr: Tanz',
  '12.05.2026, 18:00 - Vortrag: Bienen\n13.05.2026, 18:00 - Film: Wespen\n14.05.2026, 18:00 - Tanz: Hummeln',
])
  test(`a programme with dates is no chat: ${text.slice(0, 40)}`, () => assert.equal(chatIn(text), null));

test('a number of something else replaces no price', () => {
  assert.deepEqual(linesOf(chat('Ness: sauna on the beach', 'Ness: £15 each', 'Tomos: no kids under 12')), [
    'Sauna on the beach',
    '£15 each',
    'No kids under 12',
  ]);
  assert.deepEqual(linesOf(chat('Ness: sauna', 'Ness: £15 each', 'Tomos: now with 2 showers')), [
    'Sauna',
    '£15 each',
    'Now with 2 showers',
  ]);
});

for (const [question, answer, ...told] of [
  ['dogs?', 'no dogs over 10 kg', 'No dogs over 10 kg'],
  ['parking?', 'No parking on site, use the church', 'No parking on site, use the church'],
  ['parking?', 'no, use the church', 'Parking: no, use the church'],
  ['kids welcome?', 'no problem, all ages', 'No problem, all ages'],
  ['kids welcome?', 'yes', 'Kids welcome'],
  ['sat 9-5?', 'yes and sun 10-2', 'Sat 9-5', 'Sun 10-2'],
  ['sat 9-5?', 'yes, sun 10-2', 'Sat 9-5', 'Sun 10-2'],
  ['Free parking behind the shop. Do we say more?', 'no', 'Free parking behind the shop.'],
  ['did you call Jen?', 'yes'],
] as const)
  test(`what is asked and answered keeps its facts: ${question} ${answer}`, () =>
    assert.deepEqual(linesOf(chat('A: bike shop', 'A: in Leeds', `B: ${question}`, `A: ${answer}`)), [
      'Bike shop',
      'In Leeds',
      ...told,
    ]));

for (const said of [
  'Right Angle Joinery',
  'Fine dining every Friday',
  'True crime book club',
  'Si llueve se suspende',
  'Si prenota al 347 000 111',
  'Jo, hairdresser in Leeds',
])
  test(`what only begins like an agreement is kept: ${said}`, () =>
    assert.ok(linesOf(chat('A: come in', 'A: to us', `B: ${said}`))?.includes(said)));

test('what stands beside messages is kept', () => {
  const made = chatIn(
    `Bike shop in Leeds\n\n${chat('A: bells £9', 'B: lamps £12', 'A: locks £20', 'B: and keys £2')}\n\nOpen daily from 9.`,
  );
  assert.ok(made?.text.startsWith('Bike shop in Leeds\n'));
  assert.ok(made?.text.endsWith('\nOpen daily from 9.'));
  assert.equal(chatIn(`${chat('A: yes', 'B: no', 'A: well')}\none\ntwo\nthree\nfour`), null);
});

test('who leaves and who calls says nothing', () => {
  const lines = ['Jana: Nagelstudio', 'Uwe: in Celle', 'Jana: Missed voice call', 'Uwe left', 'Uwe: Mo zu'];
  const made = chatIn(lines.map((line) => `14.01.26, 18:02 - ${line}`).join('\n'));
  assert.equal(made?.text, 'Nagelstudio\nIn Celle\nMo zu');
});
