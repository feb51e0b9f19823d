import { readTexts, type Text } from './catalogue.ts';
import { SOURCE_LANGUAGE, type SpokenLanguage } from './spoken-language.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PLACE = /\{(\w+)\}/;

/** A wording with values, as it looks once they are put in. */
interface Template {
  pattern: RegExp;
  names: readonly string[];
  text: Text;
}

function templateOf(wording: string, text: Text): Template {
  // Every second part is the name of a value.
  const parts = wording.split(PLACE);
  const pattern = parts.map((part, at) => (at % 2 === 0 ? escapeRegExp(part) : '(.+)')).join('');
  return { pattern: new RegExp(`^${pattern}$`), names: parts.filter((_part, at) => at % 2 === 1), text };
}

// Plurals ask for numbers.
const numberOrText = (said: string): string | number => (/^(?:0|[1-9]\d{0,14})$/.test(said) ? Number(said) : said);

interface Wordings {
  texts: ReadonlyMap<string, Text>;
  templates: readonly Template[];
}

function readWordings(folder: URL, language: SpokenLanguage): Wordings {
  const texts = readTexts(folder, language);
  // The English file has the wordings that take values: in any other one braces are braces.
  const withValues = Array.from(readTexts(folder, SOURCE_LANGUAGE)).filter(([, { values }]) => values.length > 0);
  const templates = withValues.flatMap(([wording]) => {
    const text = texts.get(wording);
    return text ? [templateOf(wording, text)] : [];
  });
  return { texts, templates };
}

/**
 * The texts of a folder of `.po` files that are keyed by their English wording (`X-Ids: wording`), as a function that
 * says a wording in a language; undefined where that has none. Values that were put in already are found again.
 */
export function openWordings(folder: URL): (wording: string, language: SpokenLanguage) => string | undefined {
  const opened = new Map<SpokenLanguage, Wordings>();
  return (wording, language) => {
    const { texts, templates } = opened.get(language) ?? readWordings(folder, language);
    if (!opened.has(language)) opened.set(language, { texts, templates });
    const text = texts.get(wording);
    if (text) return text.say();
    for (const { pattern, names, text: template } of templates) {
      const found = pattern.exec(wording)?.slice(1);
      if (found)
        return template.say(Object.fromEntries(names.map((name, at) => [name, numberOrText(found[at] ?? '')])));
    }
  };
}
