import { readdirSync, readFileSync } from 'node:fs';

const ENTRY = /^msgid "((?:[^"\\]|\\.)+)"\nmsgstr "((?:[^"\\]|\\.)*)"$/gm;

const LOCALES = new URL('./locales/', import.meta.url);

const plain = (quoted = ''): string => JSON.parse(`"${quoted}"`);

/** The texts of a `.po` file that have no values and stand on one line each, by their keys. */
const entriesOf = (file: URL): Record<string, string> =>
  Object.fromEntries(
    Array.from(readFileSync(file, 'utf8').matchAll(ENTRY), ([, key, text]) => [plain(key), plain(text)]),
  );

/**
 * What the shell of the editor says in English, which the backend writes into the page; the client says it in the chosen
 * language.
 */
export const SHELL_TEXTS: Readonly<Record<string, string>> = entriesOf(new URL('en.po', LOCALES));

/** The names of blocks by the English ones, in each language but English. */
export function blockNames(): [language: string, names: Readonly<Record<string, string>>][] {
  const folder = new URL('blocks/', LOCALES);
  const files = readdirSync(folder).filter((file) => file.endsWith('.po') && file !== 'en.po');
  return files.map((file) => [file.replace('.po', ''), entriesOf(new URL(file, folder))]);
}
