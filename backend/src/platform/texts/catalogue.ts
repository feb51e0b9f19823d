import { readFileSync } from 'node:fs';
import { type CompiledMessageFunction, compileIcu, extractVariables, parsePo } from 'pofile-ts';
import { SOURCE_LANGUAGE } from './spoken-language.ts';

/** A text in one language, ready to be said. */
export interface Text {
  /** The values that it takes, in the order in which callers give them. */
  values: readonly string[];
  say: (values?: Readonly<Record<string, unknown>>) => string;
}

/** What says in `en.po` in which order callers give several values. */
const ORDER = 'Values: ';

function textOf(message: string, comments: readonly string[], language: string): Text {
  const order = comments.find((comment) => comment.startsWith(ORDER));
  let compiled: CompiledMessageFunction | undefined;
  return {
    values: order ? order.slice(ORDER.length).split(', ') : extractVariables(message),
    say: (values) => {
      compiled ??= compileIcu(message, { locale: language });
      const said = compiled(values);
      return typeof said === 'string' ? said : said.join('');
    },
  };
}

/** The texts of a `.po` file by their keys; none where there is no such file. What is not translated yet is left out. */
export function readTexts(folder: URL, language: string): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  let content: string;
  try {
    content = readFileSync(new URL(`${language}.po`, folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && language !== SOURCE_LANGUAGE) return texts;
    throw error;
  }
  for (const { msgid, msgstr, extractedComments, obsolete } of parsePo(content).items)
    if (msgstr[0] && !obsolete) texts.set(msgid, textOf(msgstr[0], extractedComments, language));
  return texts;
}
