import { countWords, oneOf } from '../text/phrases.ts';
import { CORRECTS, NOT } from '../words/corrections.ts';
import {
  CALLED_OFF,
  FORMER,
  HOLDS_NO_MORE,
  HOLDS_TODAY,
  INSTEAD_OF_IT,
  LEADS_BACK,
  NO_MORE,
  OF_BEFORE,
  RAISED_FROM,
} from '../words/formerly.ts';
import type { Corrected } from './corrections.ts';
import { SENTENCE } from './put-right.ts';
import { inPlaceOf, type TypedValue, valuesOf } from './typed-values.ts';

const BRACKET = /[([]([^()[\]\n]{3,160})[)\]]/gu;
const OPENS_FORMER = new RegExp(
  String.raw`^${LEADS_BACK}(?:(?:\p{L}+ ){1,6}?)??(?:${FORMER}|${NO_MORE}),?:? (?:\p{L}{1,4} )?(?=[\d€£$]|R\$|\p{L}{3,10} \d)`,
  'iu',
);
const OPENS_TODAY = new RegExp(String.raw`^${LEADS_BACK}${HOLDS_TODAY},?:? (?=[\d€£$]|R\$)`, 'iu');
const BEHIND = new RegExp(
  String.raw`^ ?,? ?(?:(?:${oneOf(CORRECTS)}),? )?(?:${LEADS_BACK})(?:${FORMER}|${NO_MORE}|${RAISED_FROM}) (?=[\d€£$]|R\$)`,
  'iu',
);
const TAKES_BACK = new RegExp(String.raw`(?<!\p{L})(?:${NO_MORE}|${oneOf(CORRECTS)})(?!\p{L})`, 'iu');
const AS_ON = /^ (?:as|like|comme|como|wie|come|zoals|jak) [^,.;!?\n()]{2,40}/iu;
const ENDS_PART = /^(?:[.,;!?)\n]|$)/u;
const MOST_OF_ASIDE = 16;
const CHEAPER = 0.999;

const amountOf = ({ text }: TypedValue): number =>
  Number(
    /\d[\d.,]*/
      .exec(text)?.[0]
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.') ?? 0,
  );

const SUM = /[€£$]|R\$/;

/** "£45 (was £60)": what is cheaper now is told with what it cost. */
const isReduced = (old: TypedValue, now: TypedValue): boolean =>
  old.type === 'money' && now.type === 'money' && amountOf(now) < amountOf(old) * CHEAPER;

const wordBehind = (text: string, { end }: TypedValue): string =>
  /^ ?(\p{L}+)/u.exec(text.slice(end))?.[1]?.toLowerCase() ?? '';

/** The value before a bracket that the bracket's own value was once in place of. */
function pairedIn(before: string, inner: string): { old: TypedValue; now: TypedValue } | null {
  const said = valuesOf(before).toReversed();
  for (const old of valuesOf(inner)) {
    const now = said.find((value) => {
      if (value.type === old.type && old.type !== 'number') return true;
      if (old.type === 'time' && value.type === 'range') return true;
      if (old.type !== 'number') return false;
      // "Garanzia 3 anni (prima erano 2)", "desde 50 piezas (antes eran 100 piezas)", "34 € (antes 31)"
      const behind = wordBehind(inner, old);
      return (
        value.type === 'money' || (value.type === 'number' && (behind === '' || behind === wordBehind(before, value)))
      );
    });
    if (now) return { old, now };
  }
  return null;
}

const NOT_AS = new RegExp(
  String.raw`^(?:(?:and|y|e|et|und|ed|en|i) )?(?:${NOT}) (?:\p{L}{1,3} )?(?=[\d€£$])[^,;]{1,24}? (?:as|like|comme|como|wie|come|zoals|jak) `,
  'iu',
);

type Judged = 'keep' | 'drop' | { now: TypedValue; by: TypedValue };

/** What a bracket says of the values before it. */
function judge(inner: string, before: string): Judged {
  if (countWords(inner) > MOST_OF_ASIDE || !/\d/.test(inner)) return 'keep';
  const isTakenBack = HOLDS_NO_MORE.test(inner);
  const isOld = OPENS_FORMER.test(inner);
  if (NOT_AS.test(inner)) return 'drop';
  if (isTakenBack && (isOld || OF_BEFORE.test(inner))) return 'drop';
  const today = OPENS_TODAY.exec(inner);
  if (today) {
    const [by] = valuesOf(inner);
    const now = by && valuesOf(before).findLast((value) => inPlaceOf(value, by) !== null && value.type === by.type);
    return by && now && !isReduced(now, by) ? { now, by } : 'keep';
  }
  if (!isOld && !OF_BEFORE.test(inner)) return 'keep';
  const paired = pairedIn(before, inner);
  return paired && !isReduced(paired.old, paired.now) ? 'drop' : 'keep';
}

/** "2.15 Ferret racing. Cancelled, the man has moved. Put instead: Sheepdog display": a line, and what takes its place. */
const REPLACED = new RegExp(
  String.raw`^(\d{1,2}[.:h]\d{2} (?:[–-] )?|[^\n.:]{2,30}: )([^\n.!?]{3,60})[.!?] ?(?:${CALLED_OFF})(?!\p{L})[^\n.!?]{0,80}[.!?] ?(?:${INSTEAD_OF_IT}):? ?([^\n]{3,80})$`,
  'giu',
);

/** A text without what was true once, where it says beside it what holds now: "£300 (was £250)", "(antes 31, quítalo)". */
export function withoutFormer(text: string): Corrected {
  const withdrawn: string[] = [];
  const lines = text.split('\n').map((line) => {
    let left = '';
    let from = 0;
    for (const match of line.matchAll(BRACKET)) {
      const before = left + line.slice(from, match.index);
      const verdict = judge(match[1] ?? '', before);
      if (verdict === 'keep') continue;
      withdrawn.push(match[0]);
      left =
        verdict === 'drop'
          ? before.trimEnd()
          : before.slice(0, verdict.now.start) + verdict.by.text + before.slice(verdict.now.end).trimEnd();
      from = match.index + match[0].length;
    }
    return withoutFormerBehind(left + line.slice(from), withdrawn);
  });
  const left = lines
    .join('\n')
    .split('\n')
    .map((line) =>
      line.replace(REPLACED, (said, lead: string, _old: string, instead: string) => {
        withdrawn.push(said.slice(lead.length));
        return `${lead}${instead}`;
      }),
    )
    .join('\n');
  return withoutOldSentences(left, withdrawn);
}

/** "Deposit £300 was £250." */
function withoutFormerBehind(line: string, withdrawn: string[]): string {
  for (const now of valuesOf(line)) {
    const lead = now.type === 'money' ? BEHIND.exec(line.slice(now.end)) : null;
    if (!lead) continue;
    const at = now.end + lead[0].length;
    const [old] = valuesOf(line.slice(at));
    if (old?.type !== 'money' || old.start > 0) continue;
    if (isReduced(old, now) && !TAKES_BACK.test(lead[0])) continue;
    const behind = line.slice(at + old.end);
    const rest = behind.slice(AS_ON.exec(behind)?.[0].length ?? 0);
    if (!ENDS_PART.test(rest)) continue;
    withdrawn.push(line.slice(now.end, line.length - rest.length).trim());
    return withoutFormerBehind(line.slice(0, now.end) + rest, withdrawn);
  }
  return line;
}

const OPENS_OLD = new RegExp(String.raw`^\W{0,3}${LEADS_BACK}(?:\p{L}+ ){0,4}?${FORMER}(?!\p{L})`, 'iu');

const TAKEN_BACK_BEHIND = new RegExp(`[,;–—-] ?(?:\\p{L}+ ){0,3}?${HOLDS_NO_MORE.source}`, 'iu');

/** "In the old leaflet it says 95 €, that's wrong": a sentence that tells what holds no more, and says so. */
function withoutOldSentences(text: string, withdrawn: string[]): Corrected {
  const left = text.replace(SENTENCE, (sentence) => {
    const said = sentence.trim();
    if (countWords(said) > MOST_OF_ASIDE || !HOLDS_NO_MORE.test(said)) return sentence;
    const isOld =
      (OF_BEFORE.test(said) && (/\d/.test(said) || SUM.test(said))) ||
      (OPENS_OLD.test(said) && TAKEN_BACK_BEHIND.test(said));
    if (!isOld) return sentence;
    withdrawn.push(said);
    return /^\s*/.exec(sentence)?.[0].includes('\n') ? '\n' : '';
  });
  return { text: left, withdrawn };
}
