import type { OutlineElement, OutlineSection } from '@landfall/shared/contracts';
import { namedSection } from './name-section.ts';
import { Phrase, plain } from './phrase.ts';
import { type Ask, changeText, elementsOf, type Rule } from './rule.ts';

/** Somebody's own words, and what is asked and answered word by word. */
const UNTOUCHED: ReadonlySet<string> = new Set(['testimonials', 'header', 'footer', 'lead-form']);

const sentencesOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language || 'en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

const EXACT = /[\p{N}€$£¥%@"“”„«»]|https?:|www\./u;
// A capital within a sentence begins a name.
const NAME = /[\p{Ll}\p{N},;]\s+\p{Lu}/u;

/** Whether a sentence says something that nobody may lose: a number, a name, a price, a condition. */
const isNeeded = (sentence: string, conditions: readonly string[]): boolean =>
  EXACT.test(sentence) || NAME.test(sentence.trim()) || new Phrase(sentence).has(conditions);

/** Running text without its last sentence, where that one can be missed and another is left. */
function withoutLast(text: string, language: string, conditions: readonly string[]): string {
  const sentences = sentencesOf(text, language);
  const last = sentences.at(-1) ?? '';
  if (sentences.length < 2 || isNeeded(last, conditions)) return text;
  return sentences.slice(0, -1).join('').trim();
}

const isRunning = ({ tag, placeholder, text }: OutlineElement) => tag === 'p' && !placeholder && text.length > 40;

/** What is to be shorter: one section that is named, or the whole; null where it is about something else. */
function scopeOf(ask: Ask): OutlineSection | 'page' | null {
  const { phrase, words } = ask;
  const { shorter, fillers, thisOne } = words;
  if (phrase.quoted.length === 0 && phrase.saysOnly([...shorter, ...fillers, ...thisOne])) return 'page';
  const rest = phrase.find(shorter);
  const [start = 0, end = 0] = rest ? [phrase.words[rest.from]?.start, phrase.words[rest.to - 1]?.end] : [];
  const named = namedSection(ask, `${phrase.text.slice(0, start)} ${phrase.text.slice(end)}`);
  return 'section' in named ? named.section : null;
}

/**
 * "Shorter": drops the last sentence of running text where nothing exact is in it, and paragraphs that stand twice. What
 * is left is what the person wrote.
 */
export const shortenRule: Rule = (ask) => {
  const { phrase, words, outline } = ask;
  if (!phrase.has(words.shorter)) return null;
  const scope = scopeOf(ask);
  if (!scope) return null;
  const seen = new Set<string>();
  const operations = elementsOf({ ...ask, selected: scope === 'page' ? ask.selected : scope })
    .filter(({ section, element }) => !UNTOUCHED.has(section.kind) && isRunning(element))
    .flatMap(({ section, element }) => {
      const key = plain(element.text);
      const isRepeated = seen.has(key) && section.elements.filter(({ text }) => text !== '').length > 1;
      seen.add(key);
      if (isRepeated) return [{ op: 'remove_element' as const, section: section.id, ref: element.ref }];
      const shorter = withoutLast(element.text, outline.language, words.conditions);
      return shorter === element.text ? [] : [changeText(section, element, shorter)];
    });
  return operations.length > 0 ? { operations, note: 'conditions_stay' } : { problem: 'cannot_shorten' };
};
