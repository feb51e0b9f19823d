/** Two small recurrent networks, of which one reads the sentences of a description in their order and one backwards. */

/** How many numbers a sentence is known by. */
export const WIDTH = 24;
const GATES = 3 * WIDTH;

/** What is known of a sentence: its place among all signs, and how far each of them holds. */
export type Signs = readonly (readonly [place: number, value: number])[];

/** How the numbers of a model stand one after the other. `signs`: how many there are. */
export function layoutOf(signs: number) {
  let end = 0;
  const part = (size: number) => {
    const start = end;
    end += size;
    return start;
  };
  const direction = () => ({
    input: part(GATES * WIDTH),
    inputBias: part(GATES),
    state: part(GATES * WIDTH),
    stateBias: part(GATES),
  });
  const layout = {
    signs,
    sentence: part(signs * WIDTH),
    sentenceBias: part(WIDTH),
    forth: direction(),
    back: direction(),
    direct: part(signs),
    out: part(3 * WIDTH),
    outBias: part(1),
  };
  return { ...layout, size: end };
}

export type Layout = ReturnType<typeof layoutOf>;
type Direction = Layout['forth'];

/** A model: its numbers, and how they stand. */
export interface Network {
  layout: Layout;
  numbers: ArrayLike<number>;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** What a network knew at a sentence, for learning from it. */
export interface Step {
  input: Float64Array;
  before: Float64Array;
  reset: Float64Array;
  update: Float64Array;
  fresh: Float64Array;
  /** What the state before gave to `fresh`, as far as it was not reset. */
  remembered: Float64Array;
  state: Float64Array;
}

function times(numbers: ArrayLike<number>, from: number, bias: number, rows: number, input: Float64Array) {
  const result = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = numbers[bias + row] ?? 0;
    const start = from + row * input.length;
    for (let column = 0; column < input.length; column += 1)
      sum += (numbers[start + column] ?? 0) * (input[column] ?? 0);
    result[row] = sum;
  }
  return result;
}

/** A gated recurrent unit over inputs in their order. */
function recur(numbers: ArrayLike<number>, at: Direction, inputs: readonly Float64Array[]): Step[] {
  let before: Float64Array = new Float64Array(WIDTH);
  return inputs.map((input) => {
    const given = times(numbers, at.input, at.inputBias, GATES, input);
    const held = times(numbers, at.state, at.stateBias, GATES, before);
    const gate = (part: number) =>
      Float64Array.from({ length: WIDTH }, (_, unit) =>
        sigmoid((given[part * WIDTH + unit] ?? 0) + (held[part * WIDTH + unit] ?? 0)),
      );
    const [reset, update] = [gate(0), gate(1)];
    const remembered = held.slice(2 * WIDTH);
    const fresh = remembered.map((value, unit) =>
      Math.tanh((given[2 * WIDTH + unit] ?? 0) + (reset[unit] ?? 0) * value),
    );
    const state = fresh.map(
      (value, unit) => (1 - (update[unit] ?? 0)) * value + (update[unit] ?? 0) * (before[unit] ?? 0),
    );
    const step: Step = { input, before, reset, update, fresh, remembered, state };
    before = state;
    return step;
  });
}

/** What a network makes of the sentences of a description. */
export interface Pass {
  sentences: Float64Array[];
  forth: Step[];
  /** In the order of the sentences. */
  back: Step[];
  /** The logarithm of the odds that each sentence is told to the writer. */
  odds: number[];
}

/** Factors by which parts are left out while a network learns. */
export interface Dropped {
  sentences: readonly Float64Array[];
  states: readonly Float64Array[];
}

const scaled = (values: Float64Array, by: Float64Array | undefined): Float64Array =>
  by ? values.map((value, unit) => value * (by[unit] ?? 1)) : values;

/** What the last step reads: the sentence, and what both directions know at it. */
export const joined = ({ sentences, forth, back }: Omit<Pass, 'odds'>, at: number, states?: Float64Array) => {
  const all = new Float64Array(3 * WIDTH);
  all.set(sentences[at] ?? [], 0);
  const known = new Float64Array(2 * WIDTH);
  known.set(forth[at]?.state ?? [], 0);
  known.set(back[at]?.state ?? [], WIDTH);
  all.set(scaled(known, states), WIDTH);
  return all;
};

/** Reads the sentences of a description. @param dropped only while it learns */
export function read({ layout, numbers }: Network, description: readonly Signs[], dropped?: Dropped): Pass {
  const sentences = description.map((signs, index) => {
    const sums = Float64Array.from({ length: WIDTH }, (_, unit) => numbers[layout.sentenceBias + unit] ?? 0);
    for (const [place, value] of signs)
      for (let unit = 0; unit < WIDTH; unit += 1)
        sums[unit] = (sums[unit] ?? 0) + (numbers[layout.sentence + place * WIDTH + unit] ?? 0) * value;
    return scaled(sums.map(Math.tanh), dropped?.sentences[index]);
  });
  const forth = recur(numbers, layout.forth, sentences);
  const back = recur(numbers, layout.back, sentences.toReversed()).reverse();
  const odds = description.map((signs, at) => {
    let sum = numbers[layout.outBias] ?? 0;
    for (const [place, value] of signs) sum += (numbers[layout.direct + place] ?? 0) * value;
    joined({ sentences, forth, back }, at, dropped?.states[at]).forEach((value, unit) => {
      sum += (numbers[layout.out + unit] ?? 0) * value;
    });
    return sum;
  });
  return { sentences, forth, back, odds };
}
