// In the place of Chakra's own `memo`, which builds a text of each whole style object at each call: here an object that
// was seen before is known by a number.

const MOST = 4000;

let next = 0;
let numbers = new WeakMap<object, string>();
let contents = new Map<string, string>();

function contentOf(value: object): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  const entries = Object.keys(value).sort();
  return `{${entries.map((key) => `${key}:${keyOf(value[key as never])}`).join()}}`;
}

/** A short text that two values share where they are alike. */
function keyOf(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'function') return `f${value.name || 'anonymous'}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const known = numbers.get(value);
  if (known) return known;
  const content = contentOf(value);
  let number = contents.get(content);
  if (!number) {
    if (contents.size >= MOST) {
      // Numbers are never given twice, so what was kept under old ones is only found no more.
      contents = new Map();
      numbers = new WeakMap();
    }
    next += 1;
    number = `#${next}`;
    contents.set(content, number);
  }
  numbers.set(value, number);
  return number;
}

/** Keeps the results of a function whose result follows from its arguments. */
export function memo<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  let results = new Map<string, R>();
  return (...args) => {
    const key = args.length === 1 ? keyOf(args[0]) : args.map(keyOf).join('|');
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = fn(...args);
    if (results.size >= MOST) results = new Map();
    results.set(key, result);
    return result;
  };
}
