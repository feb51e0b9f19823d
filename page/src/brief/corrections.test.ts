import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withCorrections, withoutFillers } from './corrections.ts';
import { readBrief } from './read-brief.ts';

describe('what a writer corrects', () => {
  for (const [text, meant] of [
    [
      'We took in 412 hedgehogs, no hang on, 421, I had it backwards, and 68% went back.',
      'We took in 421 hedgehogs, and 68% went back.',
    ],
    ['Anmelden bis 15. Juli, quatsch, 31. Juli per Mail.', 'Anmelden bis 31. Juli per Mail.'],
    [
      'Horario de 10 a 13, los sábados de 10 a 14... perdón, los sábados ya solo hasta las 13.',
      'Horario de 10 a 13, los sábados ya solo hasta las 13.',
    ],
    ['Open 9am to 5pm, no wait, 4pm.', 'Open 9am to 4pm.'],
    ['A cut is £12, sorry, £14.', 'A cut is £14.'],
    ['La serata è sabato 12 marzo, anzi, 19 marzo.', 'La serata è sabato 19 marzo.'],
    ['Zajęcia o 18:00, nie, 18:30.', 'Zajęcia o 18:30.'],
    ['Room for 8 people no sorry 10 people.', 'Room for 10 people.'],
    [
      'Woensdag 20:30 tot 21:30. De woensdag is verschoven, niet 20:30 maar 20:45 tot 21:45.',
      'Woensdag 20:45 tot 21:45.',
    ],
    [
      "Raffle at 4, first prize a bicycle. The first prize isn't certain yet.",
      "Raffle at 4. The first prize isn't certain yet.",
    ],
  ] as const)
    test(text, () => assert.equal(withCorrections(text).text.trim(), meant));
});

describe('what is no correction', () => {
  for (const text of [
    'No parking sorry, twelve months minimum.',
    'Tickets are £5 and £3 for children, no refunds.',
    'Mondays 9 to 5, no appointments on 24 December.',
    'Buffet a 74,90 de segunda a sexta, não 2 pratos.',
    'Not 3 days but 5: that is how long a repair takes.',
    'It is not certain yet whether the hall is free.',
    'A 2-hour course, I mean it: 2 hours and no more',
  ])
    test(text, () => assert.equal(withCorrections(text).text, text));
});

test('um is dropped in English and kept where it is a word', () => {
  assert.equal(withoutFillers('we are um the bakery', 'en'), 'we are the bakery');
  assert.equal(withoutFillers('um bolo para dez pessoas', 'pt'), 'um bolo para dez pessoas');
  assert.equal(withoutFillers('Kurse um 18 Uhr', 'de'), 'Kurse um 18 Uhr');
});

test('what was taken back is listed for the writer, and is no fact', () => {
  const sheet = readBrief({
    projectName: '',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi:
      'Hedgehog rescue in Thornaby Wick. Last year we took in 412 hedgehogs, no hang on, 421, and 68% went back to the wild.',
  });
  assert.ok(sheet.facts.some(({ text }) => text.includes('421 hedgehogs')));
  assert.ok(sheet.facts.every(({ text }) => !text.includes('412')));
  assert.ok(sheet.wishes.some(({ text }) => text.includes('412')));
});
