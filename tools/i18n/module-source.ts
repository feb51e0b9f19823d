import { type Catalogue, type Messages, MIXTURE, SOURCE_LANGUAGE, signatureOf, sourceOf } from './catalogue.ts';
import { compileMessage, type Helper, helpersCode, type MapText } from './compile-message.ts';

// Numbers of the mixture stand as the product's documentation shows them, without separators.
const UNGROUPED = ',{useGrouping:false}';

/** Each text's values, as the source language has them. */
function namesOf(source: Messages): Map<string, string[]> {
  return new Map(Array.from(source, ([key, message]) => [key, signatureOf(key, message).map(([name]) => name)]));
}

/** The texts of one language as the JavaScript of an object, and of what it leans on. */
function objectCode(
  texts: readonly (readonly [key: string, text: string])[],
  language: string,
  source: Messages,
  mapText?: MapText,
) {
  const names = namesOf(source);
  const helpers = new Set<Helper>();
  const entries = texts.map(([key, text]) => {
    try {
      return `${JSON.stringify(key)}:${compileMessage(text, names.get(key) ?? [], helpers, mapText)}`;
    } catch (error) {
      throw new Error(`${language}, ${key}: ${(error as Error).message}`);
    }
  });
  const isMixture = language === MIXTURE;
  const locale = isMixture ? SOURCE_LANGUAGE : language;
  return { helpers: helpersCode(helpers, locale, isMixture ? UNGROUPED : ''), object: `{${entries.join(',')}}` };
}

/** A language's texts; those of the source language where it has none. */
function complete(catalogue: Catalogue, language: string): [string, string][] {
  const own = catalogue.languages.get(language);
  // What is keyed by its wording stands in the code, so only what differs has to come.
  if (catalogue.isKeyedByWording && (language === MIXTURE || language === SOURCE_LANGUAGE))
    return Array.from(own ?? [], ([key, { text }]) => [key, text]);
  if (catalogue.hasDefaultsInCode && language === MIXTURE) return [];
  return Array.from(sourceOf(catalogue), ([key, { text }]) => [key, own?.get(key)?.text ?? text]);
}

/** What the source language says otherwise than the mixture, which is there already: words, and how numbers look. */
function difference(catalogue: Catalogue): [string, string][] {
  const mixture = catalogue.languages.get(MIXTURE);
  if (catalogue.isKeyedByWording) return complete(catalogue, SOURCE_LANGUAGE);
  return complete(catalogue, SOURCE_LANGUAGE).filter(
    ([key, text]) => mixture?.has(key) || /\{\s*\w+\s*,\s*(?:number|plural|selectordinal)\b/.test(text),
  );
}

/** The languages of a catalogue that come when somebody chooses them. */
export const lateLanguages = ({ languages }: Catalogue): string[] =>
  [...languages.keys()].filter((language) => language !== MIXTURE);

/** The module of one language: `export default` of its texts. The source language's stands on the mixture's. */
export function languageModule(catalogue: Catalogue, language: string, mixture = ''): string {
  const texts = mixture ? difference(catalogue) : complete(catalogue, language);
  const { helpers, object } = objectCode(texts, language, sourceOf(catalogue));
  if (!mixture) return `${helpers}export default ${object};`;
  return `import{texts}from ${JSON.stringify(mixture)};${helpers}export default{...texts,...${object}};`;
}

/** The English texts with their words changed, as the JavaScript of an expression: to try a language that nobody speaks. */
export function changedTexts(catalogue: Catalogue, mapText: MapText): string {
  const source = sourceOf(catalogue);
  const texts = Array.from(source, ([key, { text }]) => [key, text] as const);
  const { helpers, object } = objectCode(texts, SOURCE_LANGUAGE, source, mapText);
  return `(()=>{${helpers}return ${object}})()`;
}

/**
 * The module that an area imports: the mixture's texts in place, and for each language what brings its texts.
 * @param load the JavaScript of a promise of a language's module
 */
export function catalogueModule(catalogue: Catalogue, load: (language: string) => string): string {
  const { helpers, object } = objectCode(complete(catalogue, MIXTURE), MIXTURE, sourceOf(catalogue));
  const translations = lateLanguages(catalogue).map((language) => {
    const isSame = language === SOURCE_LANGUAGE && difference(catalogue).length === 0;
    return `${JSON.stringify(language)}:()=>${isSame ? 'Promise.resolve({default:texts})' : load(language)}`;
  });
  return `${helpers}export const texts=${object};export const translations={${translations.join(',')}};`;
}

/** The JavaScript of an object with all languages of a catalogue. */
function allLanguages(catalogue: Catalogue): string {
  const parts = lateLanguages(catalogue).map((language) => {
    const { helpers, object } = objectCode(complete(catalogue, language), language, sourceOf(catalogue));
    return [language, `(()=>{${helpers}return ${object}})()`] as const;
  });
  return `{${parts.map(([language, code]) => `${JSON.stringify(language)}:${code}`).join(',')}}`;
}

/** The module of a script that holds every language: `languages`. */
export const everyLanguageModule = (catalogue: Catalogue): string =>
  `export const languages=${allLanguages(catalogue)};`;

/** A catalogue as areas import it, with all of its languages in one module, for builds without late pieces. */
export function wholeModule(catalogue: Catalogue): string {
  const load = (language: string) => `Promise.resolve({default:languages[${JSON.stringify(language)}]})`;
  return `const languages=${allLanguages(catalogue)};${catalogueModule(catalogue, load)}`;
}

/** The types of what `catalogueModule` exports. */
export function typesOf(catalogue: Catalogue): string {
  if (catalogue.isKeyedByWording || catalogue.hasDefaultsInCode) {
    const text = catalogue.isKeyedByWording ? 'string' : 'string | ((...values: number[]) => string)';
    return [
      '// Made of en.po by `npm run texts`.',
      `type Texts = Record<string, ${text}>;`,
      'export declare const texts: Texts;',
      'export declare const translations: Readonly<Record<string, () => Promise<{ default: Texts }>>>;',
      '',
    ].join('\n');
  }
  const lines = Array.from(sourceOf(catalogue), ([key, message]) => {
    const name = /^[a-zA-Z_]\w*$/.test(key) ? key : `'${key.replaceAll("'", "\\'")}'`;
    const values = signatureOf(key, message).map(([value, type]) => `${value}: ${type}`);
    return values.length > 0 ? `  readonly ${name}: (${values.join(', ')}) => string;` : `  readonly ${name}: string;`;
  });
  return [
    '// Made of en.po by `npm run texts`.',
    'export declare const texts: {',
    ...lines,
    '};',
    'export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;',
    '',
  ].join('\n');
}
