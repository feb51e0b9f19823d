import { findCommands } from './find-commands.ts';

const commands = [
  { label: 'Páginas', keywords: 'pages' },
  { label: 'New page' },
  { label: 'Log out', keywords: 'sign exit' },
];
const found = (query: string) => findCommands(commands, query).map(({ label }) => label);

test.each([
  ['', ['Páginas', 'New page', 'Log out']],
  ['PAG', ['Páginas', 'New page']],
  ['pagi', ['Páginas']],
  ['page new', ['New page']],
  ['exit', ['Log out']],
  ['nothing', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
