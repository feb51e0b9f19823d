import { act } from '@testing-library/react';
import { dateAt, relativeTime } from '../format/dates.ts';
import { renderScreen, screen } from '../testing/index.ts';
import { defineTexts, useTexts } from './define-texts.ts';
import { loadMissingTexts, setLanguage } from './language.ts';

let offline = true;

const catalogue = defineTexts(
  { hello: 'Hola', count: (n: number) => `${n} files` },
  {
    en: async () => ({ default: { hello: 'Hello', count: (n) => `${n} files` } }),
    es: () =>
      offline
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ default: { hello: 'Buenas', count: (n) => `${n} archivos` } }),
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

test('falls back to the default texts where a translation cannot be loaded, until it can', async () => {
  renderScreen(<Greeting />);
  await act(async () => setLanguage('es'));
  expect(await screen.findByText('Hola, 2 files')).toBeVisible();
  offline = false;
  await act(loadMissingTexts);
  expect(screen.getByText('Buenas, 2 archivos')).toBeVisible();
});

test('goes over to another language without showing nothing in between', async () => {
  renderScreen(<Greeting />);
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true });
  await act(async () => setLanguage('en'));
  watch.disconnect();
  expect(screen.getByText('Hello, 2 files')).toBeVisible();
  expect(seen.filter((text) => !/H[eo]l/.test(text))).toEqual([]);
});

test('says in English what a catalogue has no texts for', async () => {
  renderScreen(<Greeting />);
  await act(async () => setLanguage('pt-BR'));
  expect(await screen.findByText('Hello, 2 files')).toBeVisible();
  expect(document.documentElement.lang).toBe('pt-BR');
});

test('dates follow the language', async () => {
  await setLanguage('es');
  expect(dateAt(1_700_000_000)).toMatch(/ a las \d\d:13$/);
  expect(relativeTime(Math.floor(Date.now() / 1000) - 3 * 86_400)).toBe('hace 3 días');
});
