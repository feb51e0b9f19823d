import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';

/** Deeper than any page of the editor; far less than what the database can store. */
const MAX_NESTING = 500;

/** Characters from which on a body waits for a turn of its own. */
const LARGE = 256 * 1024;

/** Where the text that begins after this quote ends: at the next quote that is not escaped. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** How deep a JSON text nests at most, by one look at every character and before it is parsed. */
export function jsonNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfText(text, index);
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

const refusal = () => new AppError('invalid', { message: 'Send one JSON object that is not nested deeply.' });

/** Whether a text may name what an object inherits, written plainly or by numbers: few do, and looking closely is slow. */
const isSuspect = (text: string): boolean =>
  text.includes('__proto__') || text.includes('"constructor"') || text.includes('\\u');

/** Halves of characters can be written by number, and no database stores them as JSON: U+FFFD takes their place. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toWellFormed(), wellFormed(part)]));
}

const HALF = /\\ud[89a-f]/i;

/** Parses large bodies one in each turn of the event loop: several that arrive together would hold up everybody else. */
function oneATurn(): (work: () => void) => void {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(
      () =>
        new Promise((resolve) => {
          setImmediate(() => {
            try {
              work();
            } finally {
              resolve();
            }
          });
        }),
    );
  };
}

/**
 * Bodies are JSON objects. Lists and single values break a rule, and so does what nests deeper than can be stored. No
 * body at all is no body rather than an error: clients name the type on calls that carry nothing.
 */
export function registerJsonBody(app: App): void {
  const [careful, quick] = [app.getDefaultJsonParser('error', 'error'), app.getDefaultJsonParser('ignore', 'ignore')];
  const inTurn = oneATurn();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const parse = () => {
      if (jsonNesting(body) > MAX_NESTING) return done(refusal());
      const parser = isSuspect(body) ? careful : quick;
      parser(request, body, (error, value) => {
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        if (error) done(error, undefined);
        else if (isObject) done(null, HALF.test(body) ? wellFormed(value) : value);
        else done(refusal());
      });
    };
    if (body.length < LARGE) parse();
    else inTurn(parse);
  });
}
