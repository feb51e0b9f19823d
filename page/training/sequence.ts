import {
  type Dropped,
  joined,
  type Layout,
  layoutOf,
  type Pass,
  read,
  type Signs,
  type Step,
  WIDTH,
} from '../src/brief/learned/sequence.ts';
import { LEANING, PER_LEANING } from '../src/brief/learned/signs.ts';

/** A description that is learned from: its sentences, and to whom they are told where somebody labelled them. */
export interface Lesson {
  signs: Signs[];
  labels: (boolean | null)[];
}

const EPOCHS = 8;
const AT_ONCE = 48;
const RATE = 3e-3;
const DECAY = 1e-5;
const DROPPED = 0.3;
/** How many descriptions of ten are learned from a sentence at a time, so that one alone is judged by itself. */
const ALONE = 0.2;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;

/** Numbers between 0 and 1 that look random and are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function started(layout: Layout, random: () => number): Float64Array {
  const numbers = new Float64Array(layout.size);
  const fill = (from: number, count: number, inputs: number) => {
    for (let at = from; at < from + count; at += 1) numbers[at] = (2 * random() - 1) / Math.sqrt(inputs);
  };
  fill(layout.sentence, layout.signs * WIDTH, layout.signs);
  for (const { input, state } of [layout.forth, layout.back]) {
    fill(input, 3 * WIDTH * WIDTH, WIDTH);
    fill(state, 3 * WIDTH * WIDTH, WIDTH);
  }
  fill(layout.out, 3 * WIDTH, 3 * WIDTH);
  // It begins with what a sentence tells alone.
  numbers[layout.direct + LEANING] = PER_LEANING;
  return numbers;
}

/** Adds what a matrix and its input have to do with an error, and returns what the input has to do with it. */
function behind(
  { numbers, slopes }: Learning,
  { from, bias }: { from: number; bias: number },
  errors: Float64Array,
  input: Float64Array,
): Float64Array {
  const back = new Float64Array(input.length);
  errors.forEach((error, row) => {
    if (error === 0) return;
    slopes[bias + row] = (slopes[bias + row] ?? 0) + error;
    const start = from + row * input.length;
    for (let column = 0; column < input.length; column += 1) {
      slopes[start + column] = (slopes[start + column] ?? 0) + error * (input[column] ?? 0);
      back[column] = (back[column] ?? 0) + error * (numbers[start + column] ?? 0);
    }
  });
  return back;
}

interface Learning {
  layout: Layout;
  numbers: Float64Array;
  slopes: Float64Array;
}

/** Goes back through one direction. `errors`: of its states in the order in which it read. @returns those of its inputs */
function unroll(
  learning: Learning,
  at: Layout['forth'],
  steps: readonly Step[],
  errors: readonly Float64Array[],
): Float64Array[] {
  const ofInputs: Float64Array[] = [];
  let carried = new Float64Array(WIDTH);
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const { input, before, reset, update, fresh, remembered } = steps[index] as Step;
    const given = new Float64Array(3 * WIDTH);
    const held = new Float64Array(3 * WIDTH);
    const next = new Float64Array(WIDTH);
    for (let unit = 0; unit < WIDTH; unit += 1) {
      const error = (carried[unit] ?? 0) + (errors[index]?.[unit] ?? 0);
      const [r, z, n] = [reset[unit] ?? 0, update[unit] ?? 0, fresh[unit] ?? 0];
      const ofFresh = error * (1 - z) * (1 - n * n);
      const ofUpdate = error * ((before[unit] ?? 0) - n) * z * (1 - z);
      const ofReset = ofFresh * (remembered[unit] ?? 0) * r * (1 - r);
      given.set([ofReset], unit);
      given.set([ofUpdate], WIDTH + unit);
      given.set([ofFresh], 2 * WIDTH + unit);
      held.set([ofReset], unit);
      held.set([ofUpdate], WIDTH + unit);
      held.set([ofFresh * r], 2 * WIDTH + unit);
      next[unit] = error * z;
    }
    ofInputs[index] = behind(learning, { from: at.input, bias: at.inputBias }, given, input);
    const back = behind(learning, { from: at.state, bias: at.stateBias }, held, before);
    carried = next.map((value, unit) => value + (back[unit] ?? 0));
  }
  return ofInputs;
}

/** Adds the slopes of one description's errors. */
export function learnFrom(learning: Learning, { signs, labels }: Lesson, dropped: Dropped, share: number): void {
  const { layout, numbers, slopes } = learning;
  const pass: Pass = read({ layout, numbers }, signs, dropped);
  const add = (place: number, slope: number) => {
    slopes[place] = (slopes[place] ?? 0) + slope;
  };
  const ofSentences = signs.map(() => new Float64Array(WIDTH));
  const ofStates = [signs.map(() => new Float64Array(WIDTH)), signs.map(() => new Float64Array(WIDTH))];
  labels.forEach((label, at) => {
    if (label === null) return;
    const error = share * (1 / (1 + Math.exp(-(pass.odds[at] ?? 0))) - Number(label));
    add(layout.outBias, error);
    for (const [place, value] of signs[at] ?? []) add(layout.direct + place, error * value);
    joined(pass, at, dropped.states[at]).forEach((value, unit) => {
      add(layout.out + unit, error * value);
      const back = error * (numbers[layout.out + unit] ?? 0);
      const part = Math.floor(unit / WIDTH);
      const target = part === 0 ? ofSentences[at] : ofStates[part - 1]?.[at];
      const kept = part === 0 ? 1 : (dropped.states[at]?.[unit - WIDTH] ?? 1);
      if (target) target[unit % WIDTH] = (target[unit % WIDTH] ?? 0) + back * kept;
    });
  });
  const [forth = [], back = []] = ofStates;
  const ofForth = unroll(learning, layout.forth, pass.forth, forth);
  const ofBack = unroll(learning, layout.back, pass.back.toReversed(), back.toReversed()).reverse();
  signs.forEach((own, at) => {
    for (let unit = 0; unit < WIDTH; unit += 1) {
      const kept = dropped.sentences[at]?.[unit] ?? 1;
      // What was left out had no part in it.
      if (kept === 0) continue;
      const value = (pass.sentences[at]?.[unit] ?? 0) / kept;
      const all = (ofSentences[at]?.[unit] ?? 0) + (ofForth[at]?.[unit] ?? 0) + (ofBack[at]?.[unit] ?? 0);
      const error = all * kept * (1 - value * value);
      add(layout.sentenceBias + unit, error);
      for (const [place, sign] of own) add(layout.sentence + place * WIDTH + unit, error * sign);
    }
  });
}

/** A description in parts at random, so that nothing is learned from where descriptions begin and end. */
function partsOf({ signs, labels }: Lesson, random: () => number): Lesson[] {
  const part = (from: number, to: number): Lesson => ({ signs: signs.slice(from, to), labels: labels.slice(from, to) });
  if (signs.length < 2) return [{ signs, labels }];
  if (random() < ALONE) return signs.map((_, at) => part(at, at + 1));
  const size = 2 + Math.floor(random() * (signs.length - 1));
  const from = Math.floor(random() * (signs.length - size + 1));
  const parts = [part(0, from), part(from, from + size), part(from + size, signs.length)];
  return parts.filter(({ labels: own }) => own.some((label) => label !== null));
}

function mixed<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((value) => ({ value, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

/** Learns from descriptions what the sentences around one tell of it, by gradient descent with Adam. @returns the numbers of the network */
export function learnSequence(lessons: readonly Lesson[], signs: number): Float64Array {
  const layout = layoutOf(signs);
  const random = numbersFrom(1);
  const numbers = started(layout, random);
  const moments = [new Float64Array(layout.size), new Float64Array(layout.size)] as const;
  const dropping = (length: number) =>
    Float64Array.from({ length }, () => (random() < DROPPED ? 0 : 1 / (1 - DROPPED)));
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const parts = mixed(
      lessons.flatMap((lesson) => partsOf(lesson, random)),
      random,
    );
    for (let from = 0; from < parts.length; from += AT_ONCE) {
      const some = parts.slice(from, from + AT_ONCE);
      const known = some.reduce((sum, { labels }) => sum + labels.filter((label) => label !== null).length, 0);
      const slopes = new Float64Array(layout.size);
      for (const lesson of some) {
        const dropped = {
          sentences: lesson.signs.map(() => dropping(WIDTH)),
          states: lesson.signs.map(() => dropping(2 * WIDTH)),
        };
        learnFrom({ layout, numbers, slopes }, lesson, dropped, 1 / Math.max(1, known));
      }
      step += 1;
      const rate = (RATE * (1 - epoch / EPOCHS) * Math.sqrt(1 - SECOND_MOMENT ** step)) / (1 - FIRST_MOMENT ** step);
      for (let at = 0; at < layout.size; at += 1) {
        const slope = (slopes[at] ?? 0) + DECAY * (numbers[at] ?? 0);
        const first = FIRST_MOMENT * (moments[0][at] ?? 0) + (1 - FIRST_MOMENT) * slope;
        const second = SECOND_MOMENT * (moments[1][at] ?? 0) + (1 - SECOND_MOMENT) * slope * slope;
        moments[0][at] = first;
        moments[1][at] = second;
        numbers[at] = (numbers[at] ?? 0) - (rate * first) / (Math.sqrt(second) + 1e-8);
      }
    }
  }
  return numbers;
}
