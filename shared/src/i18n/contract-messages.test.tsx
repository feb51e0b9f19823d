import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import * as contracts from '../contracts/index.ts';
import { message, readMessage } from '../contracts/message.ts';
import { texts as mixture, translations } from './contract-messages/en.po';
import { useContractMessage } from './contract-messages.ts';
import { type Language, setLanguage } from './language.ts';

/** Every message that stands in a schema, wherever it is nested. */
function messagesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = 'message' in value && typeof value.message === 'string' && value.message ? [value.message] : [];
  return [...own, ...Object.values(value).flatMap((inner) => messagesIn(inner, seen))];
}

const { FILE_TOO_LARGE, FILE_TYPE_REFUSED } = contracts;
const messages = [...new Set([...messagesIn({ ...contracts }), FILE_TOO_LARGE, FILE_TYPE_REFUSED])].map(readMessage);
const coded = messages.flatMap(({ code, ...rest }) => (code ? { code, ...rest } : []));

async function textOf(language: Language, { code, values }: (typeof coded)[number]): Promise<string | undefined> {
  const found = (await translations[language]?.())?.default[code];
  return typeof found === 'function' ? found(...Object.values(values)) : found;
}

test('every message of a contract has a code', () => {
  expect(messages.filter(({ code }) => !code)).toEqual([]);
  expect(coded.length).toBeGreaterThan(90);
});

test.each(['es', 'pt-BR'] as const)('every message of a contract is said in %s', async (language) => {
  const said = await Promise.all(coded.map((one) => textOf(language, one)));
  expect(coded.filter((_one, at) => !said[at] || /undefined|[{}]/.test(said[at].replace('{title}', '')))).toEqual([]);
});

// Written by the product's documentation in Spanish, whatever the language.
const SPANISH = ['login_email_invalid', 'login_password_too_short'];

test('the English catalogue says what stands in the schemas, but for the documented Spanish', async () => {
  for (const one of coded) {
    const english = await textOf('en', one);
    if (SPANISH.includes(one.code)) expect(english).not.toBe(one.text);
    else expect(english).toBe(one.text);
  }
});

test('default texts are in the schemas alone', () => {
  expect(mixture).toEqual({});
});

function Said({ children }: { children: string }) {
  return useContractMessage()(children);
}

test('says a message by its code and its numbers, and any other text as it is', async () => {
  const [known, unknown] = [
    message('name_too_long', 'Name cannot exceed {max} characters', { max: 60 }),
    message('not_yet_known', 'At least {min}', { min: 2 }),
  ];
  render(
    <Suspense>
      {[known, unknown, 'Name is required', 'Not [constructor]', 'Not [#constructor]'].map((text) => (
        <p key={text}>
          <Said>{text}</Said>
        </p>
      ))}
    </Suspense>,
  );
  const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(shown()[0]).toBe('Name cannot exceed 60 characters');
  await act(() => setLanguage('es'));
  expect(shown()).toEqual([
    'El nombre no puede superar los 60 caracteres',
    'At least 2',
    'Name is required',
    'Not [constructor]',
    'Not',
  ]);
  await act(() => setLanguage('default'));
});
