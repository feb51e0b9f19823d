import { clausesOf } from '../clauses.ts';
import { leaningsTogether } from '../learned/together.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import type { Unit } from '../text/segment.ts';
import { GREETING_ONLY } from '../who/greeting.ts';
import { DENIES } from '../words/any-language.ts';
import { ADDRESS_KEPT_PRIVATE } from '../words/kept-private.ts';
import { takesBack, tellsSubject } from './unsaid.ts';
import { ruleScore } from './writer-score.ts';

const MOST_BELOW = 12;

/** How many of the sentences right before and after one, in the same paragraph, are for the writer; 2 where most are. */
export function nearRemarks(units: readonly Unit[], at: number, afterOrder: boolean, lexicon: Lexicon): number {
  const [unit, before, after] = [units[at], units[at - 1], units[at + 1]];
  const follows = afterOrder && before?.block === unit?.block && !GREETING_ONLY.test(before?.text ?? '');
  const precedes = after?.block === unit?.block && !after?.heading && isForWriter(after?.text ?? '', lexicon);
  if (!follows && !precedes) return 0;
  const paragraph = units
    .slice(Math.max(0, at - MOST_BELOW), at + MOST_BELOW)
    .filter(({ block }) => block === unit?.block);
  const others = paragraph.filter((other) => other !== unit && isForWriter(other.text, lexicon)).length;
  const most = others > 1 && others * 3 >= (paragraph.length - 1) * 2;
  return most ? 2 : Number(follows) + Number(precedes);
}

/** What the words of a dictated sentence count beside it. */
const DICTATED_SHARE = 0.4;
const clamped = (leaning: number): number => Math.max(-3, Math.min(3, leaning));

/** How much more readily a sentence is taken for a remark than the examples say, most of which are for the page. */
const EXPECTED = 0.8;
/** The same of a sentence among few: who writes two of them tells of the page. */
const OF_FEW = -0.5;
/** The sentences around one add at most so much. */
const MOST_AROUND = 2;
/** Up to so few sentences each is judged by itself; from so many on the others tell all that they can. */
const FEW_SENTENCES = 2;
const MANY_SENTENCES = 11;
const shareOf = (sentences: number): number =>
  Math.max(0, Math.min(1, (sentences - FEW_SENTENCES) / (MANY_SENTENCES - FEW_SENTENCES)));

/** How far the sentences around each one let it lean to the writer. */
export function aroundEach(units: readonly Unit[], lexicon: Lexicon): Map<Unit, number> {
  const sentences = units.filter(({ heading }) => !heading);
  const together = leaningsTogether(
    sentences.map(({ text }) => text),
    lexicon,
  );
  const share = shareOf(sentences.length);
  const told = (at: number) => Math.min(MOST_AROUND, share * ((together[at] ?? 0) + EXPECTED - OF_FEW) + OF_FEW);
  const around = sentences.map((_, at) => told(at));
  if (headsAll(sentences, lexicon)) around[0] = Math.min(0, told(0));
  return new Map(sentences.map((unit, at) => [unit, (around[at] ?? 0) + DICTATED_SHARE * clamped(unit.leaning ?? 0)]));
}

/** "The Museum of Small Machines, Goulburn" by itself above everything: what it is about, whatever is said below it. */
function headsAll([first, second]: readonly Unit[], lexicon: Lexicon): boolean {
  if (!first || first.item || first.block === second?.block) return false;
  return /^\p{Lu}[^.!?:]*[\p{L}\p{N})]$/u.test(first.text) && ruleScore(first.text, lexicon) <= 0;
}

const SHORT = 9;
// "The exact address, don't print it" denies something of its own.
const BEFORE_DENIAL = 2;
// "This, don't mention it, but the Saturdays ..." takes back what follows.
const AFTER_DENIAL = 2;

/** "La rockola no la pongas" names what it denies. */
const OWN_THING = /^(?:the|el|la|los|las|les?|l['’]|der|die|das|den|il|lo|gli|os?|as?|de|het) ?\p{L}{3}/iu;

/** Whether the next sentence takes this one back: "Don't mention that." */
export function isDenied(unit: Unit, next: Unit | undefined): boolean {
  if (!next || next.block !== unit.block || next.item || countWords(next.text) > SHORT) return false;
  if (takesBack(next.text)) return true;
  if (tellsSubject(next.text) || ADDRESS_KEPT_PRIVATE.test(next.text)) return false;
  const denial = DENIES.exec(next.text);
  if (!denial) return false;
  const [before, after] = [next.text.slice(0, denial.index), next.text.slice(denial.index + denial[0].length)];
  return !OWN_THING.test(before) && countWords(before) <= BEFORE_DENIAL && countWords(after) <= AFTER_DENIAL;
}

const MOST_KEPT = 200;
const kept = new WeakMap<Lexicon, Map<string, boolean>>();

/** Whether all of a sentence is for the writer; the last ones are remembered, as each is asked for by its neighbours. */
export function isForWriter(text: string, lexicon: Lexicon): boolean {
  const answers = kept.get(lexicon) ?? new Map<string, boolean>();
  kept.set(lexicon, answers);
  const known = answers.get(text);
  if (known !== undefined) return known;
  if (answers.size >= MOST_KEPT) answers.clear();
  const made = clausesOf(text, lexicon).every(({ kind }) => kind === 'order');
  answers.set(text, made);
  return made;
}
