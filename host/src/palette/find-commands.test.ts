import { findCommands } from './find-commands.ts';

const commands = [
  { label: 'Páginas', keywords: 'pages' },
  { label: 'New page' },
  { label: 'Appearance: Dark', keywords: 'theme colour' },
  { label: 'Log out', keywords: 'sign exit' },
];
const found = (query: string) => findCommands(commands, query).map(({ command }) => command.label);

test.each([
  ['', ['Páginas', 'New page', 'Appearance: Dark', 'Log out']],
  ['PAG', ['Páginas', 'New page']],
  ['pagi', ['Páginas']],
  ['page new', ['New page']],
  ['page', ['New page', 'Páginas']],
  ['exit', ['Log out']],
  ['ark', ['Appearance: Dark']],
  ['nothing', []],
  ['!?', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test.each([
  ['apearance', ['Appearance: Dark']],
  ['paginaz', ['Páginas']],
  ['pgae', ['Páginas', 'New page']],
  ['exut', ['Log out']],
  ['tehme', ['Appearance: Dark']],
  ['drk', []],
  ['apearence', []],
])('one mistake in a longer word: %j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('a label that is what was typed comes before one that holds it', () => {
  const labels = [{ label: 'Upload files' }, { label: 'Files' }];
  expect(findCommands(labels, 'files').map(({ command }) => command.label)).toEqual(['Files', 'Upload files']);
});

test('a mistake is forgiven only where nothing is found without one', () => {
  const close = [{ label: 'Leads' }, { label: 'Loads' }];
  expect(findCommands(close, 'loads').map(({ command }) => command.label)).toEqual(['Loads']);
  expect(findCommands(close, 'lezds').map(({ command }) => command.label)).toEqual(['Leads']);
});
