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
      '14.01.26, 18:02 - Jana: Nagelstudio in Celle\n14.01.26, 18:03 - Jana: Shellac 38 €\n14.01.26, 18:04 - Uwe: Mo zu',
    ),
    ['Nagelstudio in Celle', 'Shellac 38 €', 'Mo zu'],
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
