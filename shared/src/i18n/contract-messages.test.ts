import * as contracts from '../contracts/index.ts';
import { translations } from './contract-messages/en.po';

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

test.each(Object.keys(translations).filter((language) => language !== 'en'))(
  'each message of a contract is translated into %s',
  async (language) => {
    const translated = (await translations[language]?.())?.default ?? {};
    expect(messages.filter((message) => !(message in translated))).toEqual([]);
  },
);

test('each Spanish message of a contract is translated into English', async () => {
  const english = (await translations.en?.())?.default ?? {};
  expect(messages.filter((message) => SPANISH.test(message) && !(message in english))).toEqual([]);
});
