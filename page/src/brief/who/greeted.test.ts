import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const told = (descriptionAi: string) =>
  sheetOf(descriptionAi)
    .facts.flatMap(({ label, value, text, group, details }) => [label, value, text, group, ...details])
    .join(' | ');

describe('who is greeted by name is not told', () => {
  for (const [text, never] of [
    ['Hi Priya and Tom! We run a pottery studio in Leeds. Classes are £25.', 'Priya'],
    ['Hello Priya, Tom and Ann! I teach pottery in Leeds.', 'Ann'],
    ['Hola Ana y Luis! Somos una panadería en Toro.', 'Luis'],
    ['Hallo Anna und Tom! Wir sind eine Bäckerei in Celle.', 'Anna'],
    ['Bonjour Claire et Marc ! Je suis boulanger à Lyon.', 'Marc'],
    ['Ciao Anna e Marco! Siamo un forno a Bologna.', 'Marco'],
    ['Hoi Sanne en Tim! Wij zijn een bakkerij in Zeist.', 'Sanne'],
  ] as const)
    test(text, () => assert.ok(!told(text).includes(never), told(text)));
});

describe('what only sounds like a greeting is told', () => {
  for (const [text, kept] of [
    ['Hi-Fi and vinyl! We repair record players in Leeds.', 'Hi-Fi and vinyl'],
    ['Hello Salt and Pepper! We are a cafe in Leeds.', 'Salt and Pepper'],
    ['Hey Coffee and Cake! We are a cafe in Leeds.', 'Coffee and Cake'],
    ['Hello Kitty and friends! Cat cafe in Leeds.', 'Kitty'],
    ['Priya and Tom! Live at the Anchor in Leeds, 3 May.', 'Priya and Tom'],
    ['Hi Priya and Tom! Tribute band from Leeds, booking now.', 'Priya and Tom'],
    ['Cafe in Leeds. Hello Ann and Bob! is our house band.', 'Ann and Bob'],
  ] as const)
    test(text, () => assert.ok(told(text).includes(kept), told(text)));
});
