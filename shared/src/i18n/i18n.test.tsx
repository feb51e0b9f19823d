import { act } from 'react';
import { dateAt, relativeTime } from '../format/dates.ts';
import { renderScreen, screen } from '../testing/index.ts';
import { defineTexts, useTexts } from './define-texts.ts';
import { setLanguage } from './language.ts';

const catalogue = defineTexts(
  { hello: 'Hola', count: (n: number) => `${n} files` },
  {
    en: async () => ({ default: { hello: 'Hello', count: (n) => `${n} files` } }),
    es: async () => Promise.reject(new Error('offline')),
  },
);

const Greeting = () => {
  const texts = useTexts(catalogue);
  return <p>{`${texts.hello}, ${texts.count(2)}`}</p>;
};

afterEach(() => act(() => setLanguage('default')));

test('shows the default texts, then those of the language chosen, and keeps the choice', async () => {
  renderScreen(<Greeting />);
  expect(screen.getByText('Hola, 2 files')).toBeVisible();
  await act(async () => setLanguage('en'));
  expect(await screen.findByText('Hello, 2 files')).toBeVisible();
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('falls back to the default texts where a translation cannot be loaded', async () => {
  renderScreen(<Greeting />);
  await act(async () => setLanguage('es'));
  expect(await screen.findByText('Hola, 2 files')).toBeVisible();
});

test('dates follow the language', () => {
  setLanguage('es');
  expect(dateAt(1_700_000_000)).toMatch(/ a las \d\d:13$/);
  expect(relativeTime(Math.floor(Date.now() / 1000) - 3 * 86_400)).toBe('hace 3 días');
});
