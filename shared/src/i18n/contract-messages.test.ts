import * as contracts from '../contracts/index.ts';
import english from './contract-messages.en.ts';
import spanish from './contract-messages.es.ts';

/** Every message that stands in a schema, wherever it is nested. */
function messagesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = 'message' in value && typeof value.message === 'string' && value.message ? [value.message] : [];
  return [...own, ...Object.values(value).flatMap((inner) => messagesIn(inner, seen))];
}

const messages = [...new Set(messagesIn({ ...contracts }))];
const SPANISH = /[áéíóúñ¿¡]|contraseña/i;

test('finds the messages of the contracts', () => {
  expect(messages.length).toBeGreaterThan(30);
});

test('each message of a contract is translated into Spanish', () => {
  expect(messages.filter((message) => !(message in spanish))).toEqual([]);
});

test('each Spanish message of a contract is translated into English', () => {
  expect(messages.filter((message) => SPANISH.test(message) && !(message in english))).toEqual([]);
});
