import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Lesson, learnFrom, learnSequence } from '../../../training/sequence.ts';
import { layoutOf, read, type Signs, WIDTH } from './sequence.ts';

const SIGNS = 4;
const layout = layoutOf(SIGNS);
const LESSON: Lesson = {
  signs: [
    [[0, 0.3]],
    [[0, -0.5]],
    [
      [0, 0.9],
      [3, 1],
    ],
    [
      [1, 0.1],
      [2, 1],
    ],
  ].map((signs) => signs as unknown as Signs),
  labels: [true, null, false, true],
};

/** Numbers between -0.5 and 0.5 that are the same each time. */
function numbered(count: number, seed: number): Float64Array {
  let state = seed;
  return Float64Array.from({ length: count }, () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647 - 0.5;
  });
}

test('what is learned from is how far each number is to blame', () => {
  const numbers = numbered(layout.size, 7);
  const some = (count: number, seed: number) => numbered(count, seed).map((value) => (value > 0.2 ? 0 : 1.4));
  const dropped = {
    sentences: LESSON.signs.map((_, at) => some(WIDTH, 11 + at)),
    states: LESSON.signs.map((_, at) => some(2 * WIDTH, 31 + at)),
  };
  const lossWith = (place: number, by: number) => {
    const changed = numbers.with(place, (numbers[place] ?? 0) + by);
    const { odds } = read({ layout, numbers: changed }, LESSON.signs, dropped);
    return LESSON.labels.reduce((sum, label, at) => {
      if (label === null) return sum;
      return sum + Math.log(1 + Math.exp((label ? -1 : 1) * (odds[at] ?? 0)));
    }, 0);
  };
  const slopes = new Float64Array(layout.size);
  learnFrom({ layout, numbers, slopes }, LESSON, dropped, 1);
  for (let place = 0; place < layout.size; place += 97) {
    const measured = (lossWith(place, 1e-5) - lossWith(place, -1e-5)) / 2e-5;
    assert.ok(Math.abs(measured - (slopes[place] ?? 0)) < 1e-8, `number ${place}`);
  }
});

test('it learns that a sentence is told to whom the one before it was', () => {
  const [loud, quiet]: [Signs, Signs] = [[[2, 1]], [[3, 1]]];
  const lessons = Array.from({ length: 400 }, (_, at): Lesson => {
    const toWriter = at % 2 === 0;
    return { signs: [toWriter ? loud : quiet, []], labels: [toWriter, toWriter] };
  });
  const numbers = learnSequence(lessons, SIGNS);
  const after = (first: Signs) => read({ layout, numbers }, [first, []]).odds[1] ?? 0;
  assert.ok(after(loud) > 0 && after(quiet) < 0);
});
