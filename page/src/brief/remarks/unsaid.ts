import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { OF_THEMSELVES } from '../who/greeting.ts';
import { WHEN_THERE } from '../words/any-language.ts';
import { NEEDS_NOTHING, OFFLINE } from '../words/plainly-told.ts';
import {
  ENDS_FOR_MANY,
  ENDS_UNSAID,
  LEFT_OUT_BY_US,
  OF_OURS,
  OF_VISITORS,
  ONLY_POINTS,
  OPENS_UNSAID,
  SPARES_VISITORS,
} from '../words/unsaid.ts';
import type { ClauseKind } from './instruction.ts';

const MOST_WORDS = 30;
const POINTS_ON = /: ?[\p{L}\d]/u;

/** How a part of a sentence asks not to tell something: with what it is, pointing at what was said before, or in words for visitors. */
type Unsaid = 'with-subject' | 'points-back' | 'to-visitors' | null;

/** Whether a text asks the writer not to tell something: "Better not mention the fire", "Den Brand bitte nicht nennen". */
export function unsaidIn(text: string): Unsaid {
  const bare = text.trim();
  if (countWords(bare) > MOST_WORDS) return null;
  if (SPARES_VISITORS.test(bare) || LEFT_OUT_BY_US.test(bare.replace(' :', ':'))) return 'to-visitors';
  const opens = OPENS_UNSAID.map((pattern) => pattern.exec(bare)?.[0]).find((found) => found !== undefined);
  if (opens !== undefined) {
    const rest = bare.slice(opens.length).trim();
    if (ONLY_POINTS.test(rest)) return 'points-back';
    // "No need to mention a code: it is taken off at the till" gives visitors a reason.
    const toVisitors = OF_VISITORS.test(rest) || WHEN_THERE.test(rest) || POINTS_ON.test(rest.replace(/^:/, ''));
    return toVisitors ? 'to-visitors' : 'with-subject';
  }
  const ends = ENDS_UNSAID.map((pattern) => pattern.exec(bare)).find((found) => found !== null);
  if (!ends) return null;
  const before = bare.slice(0, ends.index).trim();
  if (ONLY_POINTS.test(before)) return 'points-back';
  if (OF_VISITORS.test(before) || WHEN_THERE.test(before) || POINTS_ON.test(before)) return null;
  return ENDS_FOR_MANY.test(bare) && !OF_OURS.test(before) ? null : 'with-subject';
}

/** "Dass wir umziehen": what is told only for what follows. */
const SUBORDINATE = /^(?:(?:und|aber|ach|and|but|en|maar) )?(?:dass|daß|that|dat)(?!\p{L})/iu;

interface Part {
  start: number;
  end: number;
  kind: ClauseKind;
}

/** "Dass wir umziehen, bitte nicht schreiben": what stands before such a wish is what shall not be told. */
export function markUnsaid(parts: readonly Part[], sentence: string): void {
  const textOf = ({ start, end }: Part) => sentence.slice(start, end).trim();
  for (const [at, part] of parts.entries()) {
    if (at === 0 || unsaidIn(textOf(part)) !== 'points-back') continue;
    const opens = parts.slice(0, at).findLastIndex((each) => SUBORDINATE.test(textOf(each)));
    // "Ruft an, bitte nicht schreiben" tells visitors how to reach somebody.
    if (opens === -1 && ENDS_FOR_MANY.test(textOf(part))) continue;
    for (const each of parts.slice(opens === -1 ? at - 1 : opens, at + 1)) each.kind = 'order';
  }
}

/** Whether a sentence only points at the one before it, which shall not be told: "Better not mention it." */
export const takesBack = (text: string): boolean =>
  unsaidIn(text) === 'points-back' && !ENDS_FOR_MANY.test(text.trim());

/** Whether a sentence says itself what shall not be told, and takes nothing else back. */
export const tellsSubject = (text: string): boolean => unsaidIn(text) === 'with-subject';

/** Whether a sentence spares visitors something: "Needless to say, ...", "No ads, no account needed, works offline". */
export const sparesVisitors = (text: string, { page, pageThing, pictures }: Lexicon): boolean =>
  (unsaidIn(text) === 'to-visitors' && [page, pageThing, pictures].every((words) => !words.test(text))) ||
  (NEEDS_NOTHING.test(text.trim()) && [page, pictures].every((words) => !words.test(text.replace(OFFLINE, ' '))));

/** "Sorry – no dogs in the hall", "Leider keine Kartenzahlung": what visitors are refused with regret. */
const REFUSES_KINDLY =
  /^(?:sorry|regrettably|unfortunately|lo sentimos|lamentablemente|désolés?|malheureusement|leider|sorry aber|spiacenti|purtroppo|helaas|niestety|przepraszamy|infelizmente|lamentamos)(?:,| ?[–—-]|:)? (?:but |aber |pero |mais |ma |maar |ale |mas )?(?:no|not|sin|se|pas|aucun\p{L}?|keine?n?|nicht|niente|nessun\p{L}?|non|geen|niet|brak|nie|bez|sem|não)(?!\p{L}) ?[^:?\n]{3,80}$/iu;

/** Whether a sentence refuses visitors something with regret, and speaks of no part of the page. */
export const refusesKindly = (text: string, { page, pageThing, pictures, writer }: Lexicon): boolean =>
  REFUSES_KINDLY.test(text.trim()) && [page, pageThing, pictures, writer.certain].every((words) => !words.test(text));

const FEW_WORDS = 5;

/** Whether what follows an "and" goes on with what shall not be told: "better not mention the fire and our debts". */
export const goesOnUnsaid = (left: string, right: string): boolean =>
  unsaidIn(left) === 'with-subject' &&
  countWords(right) <= FEW_WORDS &&
  !OF_THEMSELVES.test(right) &&
  !/\d/.test(right);
