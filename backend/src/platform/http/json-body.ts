import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';

/** Deeper than any page of the editor; far less than what the database can store. */
const MAX_NESTING = 500;

/** How deep a JSON text nests at most, by one look at every character and before it is parsed. */
export function jsonNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') {
      for (index += 1; index < text.length && text[index] !== '"'; index += 1) if (text[index] === '\\') index += 1;
    } else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

const refusal = () => new AppError('invalid', { message: 'Send one JSON object that is not nested deeply.' });

/**
 * Bodies are JSON objects. Lists and single values break a rule, and so does what nests deeper than can be stored. No
 * body at all is no body rather than an error: clients name the type on calls that carry nothing.
 */
export function registerJsonBody(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (jsonNesting(body) > MAX_NESTING) return done(refusal());
    parse(request, body, (error, value) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (error) done(error, undefined);
      else if (isObject) done(null, value);
      else done(refusal());
    });
  });
}
