import { PAGE_LANGUAGES, type PageLanguage } from '@landfall/shared/contracts';
import { isPageLanguage, WORDS } from '../../languages/languages.ts';
import { changeText, elementsOf, type Rule } from './rule.ts';

/** Every text of ours with what it is called in another language, by its place among our words. */
function* pairs(from: unknown, to: unknown): Generator<[string, string]> {
  if (typeof from === 'string' && typeof to === 'string') yield [from, to];
  else if (Array.isArray(from) && Array.isArray(to))
    for (const [index, word] of from.entries()) yield* pairs(word, to[index] ?? to[0]);
  else if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null)
    for (const [name, inner] of Object.entries(from)) yield* pairs(inner, (to as Record<string, unknown>)[name]);
}

/** What our words are in another language: headings, buttons and labels that we wrote. */
export function ownWords(from: PageLanguage, to: PageLanguage): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const [word, other] of pairs(WORDS[from], WORDS[to])) if (!known.has(word)) known.set(word, other);
  return known;
}

/** The language that an instruction asks for; null where it asks for none. */
export const languageAsked: (ask: Pick<Parameters<Rule>[0], 'phrase' | 'words'>) => PageLanguage | null = ({
  phrase,
  words,
}) => (phrase.has(words.translate) ? (PAGE_LANGUAGES.find((code) => phrase.has(words.languages[code])) ?? null) : null);

/** "Translate to Spanish": our own words. What a person wrote needs somebody who understands it. */
export const ownWordsRule: Rule = (ask) => {
  const to = languageAsked(ask);
  const { translate, languages, fillers } = ask.words;
  // "We give tours in English" asks for no translation.
  if (!to || !ask.phrase.saysOnly([...translate, ...languages[to], ...fillers])) return null;
  const from = ask.outline.language;
  if (from === to) return { problem: 'already' };
  if (!isPageLanguage(from)) return { problem: 'needs_model' };
  const known = ownWords(from, to);
  const operations = elementsOf(ask).flatMap(({ section, element }) => {
    const other = known.get(element.text);
    return other && other !== element.text ? [changeText(section, element, other)] : [];
  });
  return operations.length > 0 ? { operations, note: 'own_words_only' } : { problem: 'needs_model' };
};
