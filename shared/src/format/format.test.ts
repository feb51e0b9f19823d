import { setLanguage } from '../i18n/language.ts';
import { dateAt, dateTime, relativeTime } from './dates.ts';
import { displayName, fileSize, initials, projectTypeLabel } from './labels.ts';
import { formatMoney } from './money.ts';
import { pageWindow, parsePage } from './page-window.ts';

const epoch = (...parts: [number, number, number, number, number]) =>
  Math.floor(new Date(parts[0], parts[1] - 1, parts[2], parts[3], parts[4]).getTime() / 1000);

test('dates are epoch seconds in local time', () => {
  const moment = epoch(2024, 3, 5, 14, 7);
  expect(dateAt(moment)).toBe('05/03/2024 at 14:07');
  expect(dateTime(moment)).toBe('05/03/2024 14:07');
  expect(dateAt(1_700_000_000, 'Asia/Tokyo')).toBe('15/11/2023 at 07:13');
  expect(dateAt(1_700_000_000 - 22 * 3600 - 13 * 60, 'UTC')).toBe('14/11/2023 at 00:00');
  expect(relativeTime(Math.floor(Date.now() / 1000) - 3 * 86_400)).toBe('3 days ago');
  expect(dateAt(1_700_000_000)).toMatch(/^1[45]\/11\/2023 at/);
});

test.each([
  ['project:landing:page', 'Web Lading Page'],
  ['other', 'Other'],
  ['', 'Unknown'],
  ['page', 'Unknown'],
])('the type %j is labelled %s', (type, label) => {
  expect(projectTypeLabel(type)).toBe(label);
});

test.each([
  ['Ana Ruiz', 'AR'],
  ['ana', 'A'],
  ['  ', ''],
  ['Ana María Ruiz', 'AM'],
  ['😀 party', '😀P'],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a person without a name is called by the mailbox', () => {
  expect(displayName({ name: '', email: 'ana@x.com' })).toBe('ana');
  expect(displayName({ name: 'Ana', email: 'a@x.com' })).toBe('Ana');
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [15_728_640, '15 MB'],
  [1_234_567, '1.2 MB'],
])('%i bytes read %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});

test('sizes follow the language', async () => {
  await setLanguage('es');
  expect(fileSize(1536)).toBe('1,5 KB');
  await setLanguage('default');
});

test('money is written as the language writes it', async () => {
  expect(formatMoney(199)).toBe('$199');
  expect(formatMoney(199.5)).toBe('$199.50');
  expect(formatMoney(9, { decimals: 'always' })).toBe('$9.00');
  expect(formatMoney(-29.99)).toBe('-$29.99');
  expect(formatMoney(12, { currency: 'EUR' })).toBe('€12');
  expect(formatMoney(12.5, { currency: '?' })).toBe('12.5 ?');
  await setLanguage('es');
  expect(formatMoney(199)).toBe('199\u00a0US$');
  expect(formatMoney(1199.5)).toBe('1199,50\u00a0US$');
  await setLanguage('default');
});

test.each([
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 10, [1, 2, 3, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
  [1, 0, []],
])('page %i of %i shows %j', (current, total, expected) => {
  expect(pageWindow(current, total)).toEqual(expected);
});

test.each([
  ['3', 3],
  ['abc', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  [null, 1],
])('the address page=%j is page %i', (value, expected) => {
  expect(parsePage(value)).toBe(expected);
});
