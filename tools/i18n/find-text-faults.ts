import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../root.ts';
import {
  type Catalogue,
  type Languages,
  type Messages,
  MIXTURE,
  readLanguages,
  SOURCE_LANGUAGE,
  signatureOf,
  sourceOf,
} from './catalogue.ts';
import { parseMessage, valuesOf } from './compile-message.ts';
import { allCatalogues, staleTypes } from './write-types.ts';

const nameOf = ({ folder }: Catalogue) => path.relative(ROOT, folder);

/** What is wrong with one text: no ICU message, or other values than the English one. */
function faultOf(key: string, text: string, source: Messages): string | undefined {
  const english = source.get(key);
  if (!english) return 'is not in en.po';
  try {
    const given = signatureOf(key, english).map(([name]) => name);
    const expected = [...valuesOf(parseMessage(english.text)).keys()];
    const named = [...valuesOf(parseMessage(text)).keys()];
    const missing = expected.filter((name) => !named.includes(name));
    const unknown = named.filter((name) => !given.includes(name));
    if (missing.length > 0) return `leaves out {${missing.join('}, {')}}`;
    if (unknown.length > 0) return `names {${unknown.join('}, {')}}, which the English text does not have`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The faults of one catalogue, and the keys that a complete language lacks. */
export function faultsOf(catalogue: Catalogue, languages: Languages): string[] {
  const source = sourceOf(catalogue);
  const faults: string[] = [];
  for (const [language, messages] of catalogue.languages) {
    const file = `${nameOf(catalogue)}/${language}.po`;
    if (language !== MIXTURE && !languages[language]) faults.push(`${file}: languages.json does not list ${language}`);
    for (const [key, { text }] of messages) {
      const fault = faultOf(key, text, source);
      if (fault) faults.push(`${file}: ${key} ${fault}`);
      if (language === MIXTURE && source.get(key)?.text === text)
        faults.push(`${file}: ${key} says what en.po says already`);
    }
  }
  for (const [language, { complete }] of Object.entries(languages)) {
    if (!complete || language === SOURCE_LANGUAGE) continue;
    const missing = [...source.keys()].filter((key) => !catalogue.languages.get(language)?.has(key));
    if (missing.length > 0) faults.push(`${nameOf(catalogue)}/${language}.po lacks ${missing.join(', ')}`);
  }
  return faults;
}

/** The source of a package, in which a text's key has to stand somewhere; the contracts name features and kinds. */
async function sourceCode(packageName: string): Promise<string> {
  const files: string[] = [];
  // Areas say texts of shared's lists, which they bundle.
  const packages = packageName === 'shared' ? '{shared,host,mfe-*}' : packageName;
  for await (const file of glob(
    [
      `${packages}/src/**/*.{ts,tsx}`,
      'shared/src/contracts/**/*.ts',
      'backend/src/content/editor/*.ts',
      'page/src/{edit,sections,ways,compose}/**/*.ts',
    ],
    { cwd: ROOT },
  ))
    if (!/\.test\.tsx?$|\.d\.po\.ts$/.test(file)) files.push(await readFile(path.join(ROOT, file), 'utf8'));
  return files.join('\n');
}

/** Texts that nothing says any more. */
async function unusedTexts(catalogue: Catalogue): Promise<string[]> {
  // Keys that are wordings or paths are looked up by others: the contracts' schemas, the blocks, GrapesJS.
  const keys = [...sourceOf(catalogue).keys()];
  if (catalogue.isKeyedByWording || catalogue.hasDefaultsInCode || keys.some((key) => key.includes('/'))) return [];
  const code = await sourceCode(nameOf(catalogue).split('/')[0] ?? '');
  const words = new Set(code.match(/\w+/g));
  // Keys that are put together: `kind${name}`, `${metric}Help`.
  const starts = Array.from(code.matchAll(/`(\w{3,})\$\{/g), ([, start]) => start ?? '');
  const ends = Array.from(code.matchAll(/\}(\w{3,})`/g), ([, end]) => end ?? '');
  const isSaid = (key: string) =>
    words.has(key) || starts.some((start) => key.startsWith(start)) || ends.some((end) => key.endsWith(end));
  return keys.filter((key) => !isSaid(key)).map((key) => `${nameOf(catalogue)}/en.po: nothing says ${key}`);
}

/** How many of all texts each language has. */
function completeness(catalogues: readonly Catalogue[], languages: Languages): string[] {
  const total = catalogues.reduce((sum, catalogue) => sum + sourceOf(catalogue).size, 0);
  return Object.keys(languages).map((language) => {
    const count = catalogues.reduce((sum, catalogue) => {
      const own = language === SOURCE_LANGUAGE ? sourceOf(catalogue) : catalogue.languages.get(language);
      return sum + (own?.size ?? 0);
    }, 0);
    return `${language.padEnd(6)} ${count} of ${total} texts, ${((count / total) * 100).toFixed(1)} %`;
  });
}

/** Prints how complete each language is. Returns what is wrong with the texts. */
export async function findTextFaults(): Promise<string[]> {
  const languages = readLanguages();
  const catalogues = await allCatalogues();
  for (const line of completeness(catalogues, languages)) console.log(line);
  const stale = (await staleTypes()).map((catalogue) => `${nameOf(catalogue)}: run 'npm run texts'`);
  const unused = await Promise.all(catalogues.map(unusedTexts));
  return [...stale, ...catalogues.flatMap((catalogue) => faultsOf(catalogue, languages)), ...unused.flat()];
}
