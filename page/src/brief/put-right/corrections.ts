import { isInQuotation } from '../headings.ts';
import { folded } from '../text/normalise.ts';
import { countWords, oneOf } from '../text/phrases.ts';
import {
  ANNOUNCES,
  BEGUN_AGAIN,
  BESIDE_THE_POINT,
  COMES_TO_MIND,
  CORRECTS,
  CORRECTS_SUM,
  DENIES_NEXT,
  FILLERS,
  HELD_BEFORE,
  HOLDS_NOW,
  INTERRUPTED,
  JOKED,
  LEFT_BETWEEN,
  MAY_CORRECT,
  MENTIONED,
  MENTIONING,
  MENTIONS,
  MISTAKEN,
  NEEDS_SAYING,
  NOT_CERTAIN,
  NOT_THAT_NAME,
  NOW,
  OF_OLD_SITES,
  OF_THE_FIRST,
  OF_US,
  PASTED,
  RUNS_ON,
  SAID_MARK,
  SCRAPPED,
  TURNS_TO_ORDER,
  WE_CHANGED,
  WENT_UP,
  WHY_CORRECTED,
} from '../words/corrections.ts';
import { MAY_BE_USED } from '../words/set-aside.ts';
import { putRight, SENTENCE } from './put-right.ts';
import { areOfOneSize, inPlaceOf, type TypedValue, valuesOf } from './typed-values.ts';

/** A text after its own corrections, and what they took back. */
export interface Corrected {
  text: string;
  withdrawn: string[];
}

const SPACE = String.raw`(?:[\s,;:.…!–—→()]|(?<=\s)-(?=\s))`;
const words = (phrases: readonly string[]) => oneOf(phrases).replaceAll(' ', '[ ,]{1,2}');
const MARKER = new RegExp(
  String.raw`(?<=[\p{L}\d€£$%).…,–—-])(?:${SPACE}{1,5}(?<sure>${words(CORRECTS)}|${words(ANNOUNCES)}(?=[,:] ))(?!\p{L})${SPACE}{1,5}|(?:, ?|…|\.{3} ?| [–—-] )${words(MAY_CORRECT)}[,…–—]{1,3} ?|(?<=\d| (?:euros?|pounds?|quid|zł|reais)) (?<between>${words(MAY_CORRECT)}) (?=\d)|(?<=[€£$]|[€£$] ?\d{1,7}| (?:zł|euros?)),? (?<sum>${words(CORRECTS_SUM)}) (?=[€£$] ?\d|\d[\d.,]{0,6} ?(?:[€£$]|zł|euros?)))(?=\S)`,
  'giu',
);
/** "Closing date Aug 15 - no scratch that, open until filled": a clause that is taken back for what follows. */
const SCRATCHED =
  /(?<=^|[.!?;] )[^.!?;\n]{4,60}? ?(?:[–—,-]|\.\.\.|…) ?(?:no,? |wait,? |sorry,? )?(?:scratch|strike|forget|ignore) that,? (?=\p{L}[^.!?\n\d]{3,80}(?:[.!?]|$))/giu;
/** "We're members of the Guild - no scrap that, it ran out, leave it off till I've paid.": a sentence that is taken back. */
const SCRATCHED_OUT =
  /(?<=^|[.!?;] )[^.!?;\n]{4,120}? ?(?:[–—,-]|\.\.\.|…) ?(?:no,? |wait,? |sorry,? )?(?:scratch|scrap|strike|forget|ignore) that(?!\p{L})[^.!?\n]{0,60}(?:leave|keep|take) (?:it|that|them) (?:off|out)(?!\p{L})[^.!?\n]{0,40}[.!?]?/giu;
/** "The trial class was 20 zł, not any more": what holds no longer. */
const NO_LONGER =
  /(?<=^|[.!?;,] )[^.!?;,\n]{3,60}\d[^.!?;,\n]{0,20}, (?:(?:but )?(?:not any ?more|no longer)|(?:pero )?ya no|(?:aber )?(?:jetzt )?nicht mehr|(?:mais )?plus maintenant|(?:ma )?(?:ora )?non più|(?:maar )?(?:nu )?niet meer|(?:mas )?já não|(?:ale )?już nie)(?=[.!?;,\n]|$)/giu;
/** "Earlier drafts said $52,000, ignore that, the trailer came in cheaper.": what was written once, and why it is not now. */
const OF_DRAFTS =
  /(?<=^|[.!?\n] ?)(?:(?:the|an?|our) )?(?:earlier|previous|old|first|last) (?:drafts?|versions?|posters?|flyers?|leaflets?) (?:said|says|say|has|had|still says)(?!\p{L})[^!?\n]{3,120}?(?:ignore|forget|disregard|wrong|mistake|out of date)[^.!?\n]{0,80}(?:[.!?]|$)/giu;
const SENTENCE_END = /[.!?](?!\.)\s/u;
const SENTENCE_WITHIN = /(?<!\.)[.!?]\s/u;
const ONLY_IS =
  /^(?:(?:it['’]?s|it is|es|es sind|es ist|son|é|são|c['’]est|è|sono|het is|to)(?: (?:now|jetzt|ahora|agora|désormais|maintenant|ora|nu|teraz))?(?: (?:on|the|le|la|les|el|los|las|o|a|os|as|il|lo|der|die|das|am|de|het))?)$/iu;
/** "Pardon : c'est le jeudi que nous fermons": the rest of a sentence that was turned round. */
const TURNED_ROUND = /^ (?:que|quand|cuando|che|quando) [^,;.!?]{2,40}(?=[,;.!?]|$)/iu;
const WORDS_OF_UPDATE = 8;
const ENDS = /^(?:[,;.!?)…]|\s*$|\s[–—-]\s)/u;
const CLAUSE_START = /[,.;:!?()\n][^,.;:!?()\n]*$/u;
const BEGINS = /(?:^|\s)(?:from|ab|von|desde|a partir d[eao]|à partir de|dès|dalle|da|vanaf|od)\s/iu;
/** "sorry, we start at 10 already" */
const STARTS =
  /(?<!\p{L})(?:we (?:start|begin|open)|(?:it|das|es) (?:starts|begins|beginnt|startet)|(?:wir )?(?:beginnen|starten|öffnen)|empezamos|empieza|abrimos|começa(?:mos)?|(?:on|ça) commence|nous commençons|(?:si )?(?:comincia|inizia)(?:mo)?|we (?:beginnen|starten)|zaczynamy)(?!\p{L})/iu;
const OF_CLOCK = /^ ?(?:uur|uhr|heures?|horas|ore|o['’]clock|godz\.?)(?!\p{L})/iu;
const FIRST_CLOCK = /^\d{1,2}(?:[:.h]\d{2})?/u;
const DIGITS_OF = /\d{1,2}(?:[:.h]\d{2})?/u;
/** "No wait, the committee just moved it, it's Sunday 15 June": what leads to the day that holds. */
const IT_IS =
  /(?:^|[,;–—-] ?)(?:it['’]?s|it is|es|é|c['’]est|è|es ist|das ist|het is|dat is|to)(?: (?:now|jetzt|ahora|agora|maintenant|ora|nu|teraz))?(?: (?:on|am|el|le|il|a|o|op))?$/iu;
/** Why something is put right, right behind what holds. */
const BECAUSE =
  /^,? (?:because|since|weil|porque|que|ya que|parce que|car|che|perché|pois|omdat|want|bo|ponieważ) [^.,;!?\n]{3,60}/iu;
const DENIES_WHY =
  /(?<!\p{L})(?:can['’]?t|cannot|won['’]?t|not|nicht|kein\p{L}*|no|non|pas|niet|geen|não|nie)(?!\p{L})/iu;
const NEAR = 120;
const WORDS_BETWEEN = 3;
const FEW_BETWEEN = 1;
/** How near before a value its name stands. */
const NAMED_WITHIN = 3;
const MOST_CORRECTIONS = 20;
/** "Wacht nee, er is eentje afgezegd": what is left of a correction that puts nothing in its place. */
const LEFT_OVER =
  /(?<=^|[\p{L}\d.!?…)]|\n)([,.;!?…]{0,3} |^|\n)(?:no hang on|wacht nee|nee wacht|nee stopp|nein stopp|nee warte|nein warte|halt nein|non attends|attends non|euh non)(?:,| –| -|\.{3}|…)? (?=[\p{L}\d])/gimu;

interface Marker {
  start: number;
  end: number;
  isSure: boolean;
  /** It stands right between two numbers. */
  isBetween: boolean;
}

/** "412, no hang on, 421": a text with what its writer meant in the end. Source: the description as it was normalised. */
export function withCorrections(text: string, language = ''): Corrected {
  const withdrawn: string[] = [];
  const lines = text.split('\n').map((line) => {
    const takeOut = (said: string) => {
      withdrawn.push(said.replace(/^[,\s]{1,2}/, ''));
      return '';
    };
    let left = line
      .replace(INTERRUPTED, (said) => {
        takeOut(said);
        return '. ';
      })
      .replace(NO_LONGER, takeOut)
      .replace(SCRATCHED_OUT, takeOut)
      .replace(SCRATCHED, takeOut)
      .replace(SCRAPPED, takeOut)
      .replace(SAID_MARK, ',')
      .replace(NOT_THAT_NAME, takeOut)
      .replace(TOWN_AGAIN, (said: string, _by: string, _old: string, town: string) => {
        takeOut(said);
        return town;
      })
      .replace(MENTIONS, (said) =>
        MENTIONED.test(said) && (MENTIONING.test(said) || said.endsWith('?')) && !OF_US.test(said)
          ? takeOut(said)
          : said,
      )
      .replace(RUNS_ON, '. ')
      .replace(TURNS_TO_ORDER, '. ')
      .replace(NEEDS_SAYING, takeOut)
      .replace(MAY_BE_USED, (_, before: string, said: string, stop: string) => {
        takeOut(said);
        return /^[,; ]/.test(before) ? stop : before;
      })
      .replace(BESIDE_THE_POINT, (said, at: number, all: string) =>
        /^ \p{L}/u.test(all.slice(at + said.length)) ? `${takeOut(said)}.` : takeOut(said),
      )
      .replace(PASTED, takeOut)
      .replace(JOKED, takeOut)
      .replace(OF_OLD_SITES, takeOut);
    for (let tries = 0, from = 0; tries < MOST_CORRECTIONS; tries += 1) {
      const marker = markerFrom(left, from);
      if (!marker) break;
      const made =
        begunAgain(left, marker, 2) ??
        (marker.isSure ? ledAgain(left, marker) : null) ??
        replaced(left, marker, language) ??
        saidAgain(left, marker) ??
        begunAgain(left, marker, 0);
      if (made) {
        left = made.text;
        withdrawn.push(made.withdrawn);
      }
      from = made ? made.from : marker.end - 1;
    }
    return left;
  });
  const { text: put, withdrawn: taken } = withoutUncertain(putRight(lines.join('\n'), withdrawn));
  const left = put.replace(LEFT_OVER, (said, before: string) => {
    taken.push(said.trim());
    return before === ' ' ? ', ' : before;
  });
  const whole = left.replace(LEFT_BETWEEN, (said) => {
    taken.push(said.trim());
    return ', ';
  });
  return { text: whole, withdrawn: taken };
}

/** A text without what was only written in a draft of it, and what that was. */
export function withoutDrafts(text: string): Corrected {
  const withdrawn: string[] = [];
  const left = text.replace(OF_DRAFTS, (said) => {
    withdrawn.push(said.trim());
    return '';
  });
  return { text: left, withdrawn };
}

/** "im", "i've" and "i" in English, where they can be nothing else. */
const SMALL_I = /(?<![\p{L}\d@#./'’_-])i(?:['’]?(m|ve)|['’](d|ll))?(?=[ ,]|$)(?!\.)/gu;
const HAS_I =
  /(?<![\p{L}\d@#./'’_-])i['’]?m (?!a\.? ?m)|(?<![\p{L}\d@#./'’_-])i (?:am|do|have|was|can|work|make|don['’]?t|also|only|just)(?!\p{L})/iu;

/** An English text in which whoever writes is "I", "I'm" and "I've", as in print. */
export const withCapitalI = (text: string, language: string): string =>
  language === 'en' && HAS_I.test(text)
    ? text.replace(SMALL_I, (_, short: string | undefined, long: string | undefined) => {
        const verb = short ?? long ?? '';
        return verb === '' ? 'I' : `I'${verb}`;
      })
    : text;

const NO_NEXT = /^,? ?(?:non|no|nein|nee|não|nie)(?!\p{L})/iu;
const takesBackNext = (text: string, said: string, rest: readonly unknown[]): boolean =>
  NO_NEXT.test(text.slice((rest.find((each) => typeof each === 'number') ?? 0) + said.length));

/** A text without "um" and "ähm". */
export function withoutFillers(text: string, language: string): string {
  const fillers = FILLERS[language];
  // "Euh non" takes back what stands before it.
  const left = fillers ? text.replace(fillers, (said, ...rest) => (takesBackNext(text, said, rest) ? said : '')) : text;
  return left
    .replace(COMES_TO_MIND, (said, at: number) => (isInQuotation(left.slice(0, at)) ? said : ''))
    .replace(BROKEN_OFF, '');
}

const DIGITS =
  'oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|dois|três|quatro|sete|oito|nove|zéro|deux|trois|quatre|cinq|sept|huit|neuf|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|due|tre|quattro|cinque|sei|sette|otto|nul|een|twee|drie|vijf|zes|zeven|negen|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć';
/** "Oh one five eight no hang on it's 01584 ...": a number that somebody begins to say, before they write it. */
const BROKEN_OFF = new RegExp(
  `(?<!\\p{L})(?:(?:${DIGITS}) ){2,11}(?:${words([...CORRECTS])})[ ,]{1,2}(?:(?:it['’]?s|is|es|é|c['’]est|è|het is|to) )?(?=[+\\d][\\d ]{6,})`,
  'giu',
);

function markerFrom(line: string, from: number): Marker | null {
  MARKER.lastIndex = from;
  const match = MARKER.exec(line);
  MARKER.lastIndex = 0;
  if (!match) return null;
  const isBetween = (match.groups?.between ?? match.groups?.sum) !== undefined;
  return {
    start: match.index,
    end: match.index + match[0].length,
    isSure: match.groups?.sure !== undefined || isBetween,
    isBetween,
  };
}

interface Made {
  text: string;
  withdrawn: string;
  /** Where the next marker may stand. */
  from: number;
}

/** "by 15 July, no, 31 July": the value behind the marker in place of the one before it. */
function replaced(line: string, { start, end, isSure, isBetween }: Marker, language: string): Made | null {
  const most = isSure ? WORDS_BETWEEN : FEW_BETWEEN;
  const [first, next] = valuesOf(line.slice(end, end + NEAR));
  const repeats = first && next && isSure && isSameDay(line.slice(Math.max(0, start - NEAR), start), first);
  const by = repeats && (next.type === 'time' || next.type === 'range') ? next : first;
  if (!by) return null;
  const told = line.slice(end, end + by.start);
  const isNamedAgain = isSure && namesAgain(line.slice(Math.max(0, start - NEAR), start), by, told);
  const isUpdate = isSure && HOLDS_NOW.test(told) && !SENTENCE_WITHIN.test(told) && countWords(told) <= WORDS_OF_UPDATE;
  const starts = STARTS.test(told);
  const isDayThen = isSure && by.type === 'date' && IT_IS.test(told.trim()) && !SENTENCE_WITHIN.test(told);
  if (
    countWords(told) > most &&
    !isDayThen &&
    !isUpdate &&
    !isNamedAgain &&
    !starts &&
    !(isSure && (OF_THE_FIRST.test(told) || WHY_CORRECTED.test(told) || HELD_BEFORE.test(told)))
  )
    return null;
  const before = line.slice(Math.max(0, start - NEAR), start);
  const shift = Math.max(0, start - NEAR);
  const values = valuesOf(before);
  const isSameType = ({ type }: TypedValue) => type === by.type;
  // "It is 340 no 360 euros"
  const isSum = (value: TypedValue) =>
    (isBetween || (isSure && value.end === before.length)) &&
    by.type === 'money' &&
    areOfOneSize(amountOf(value), amountOf(by));
  const fits = (value: TypedValue) => inPlaceOf(value, by) !== null || (value.type === 'number' && isSum(value));
  const last = values.at(-1);
  // "Service is 165 sorry no it's 175 pounds": what stands right before is meant, whatever else has a currency.
  const beforeMarker = last && last.type === 'number' && !isBetween && isSum(last) ? [last] : [];
  const alike = [beforeMarker, values.filter(isSameType), values.filter(fits)].find((each) => each.length > 0) ?? [];
  const old = isSure && OF_THE_FIRST.test(told) ? alike[0] : alike.at(-1);
  if (!old || folded(old.text) === folded(by.text)) return null;
  // "9 to 5, no, from 10": its beginning is meant.
  if (old.type === 'range' && by.type === 'time' && BEGINS.test(line.slice(end, end + by.start))) return null;
  const isStart = old.type === 'range' && by.type === 'time' && starts;
  if (starts && !isStart && !isSure) return null;
  const between = before.slice(old.end);
  const after = line.slice(end + by.end);
  const closes = ENDS.test(after) || (starts && ENDS.test(after.replace(OF_CLOCK, '')));
  if (SENTENCE_END.test(`${between} `) && !(isSure && closes)) return null;
  const isLedAlike = told.trim() !== '' && before.slice(0, old.start).trimEnd().endsWith(` ${told.trim()}`);
  if (!isSure && (!closes || countWords(between) > (isLedAlike ? WORDS_BETWEEN : most))) return null;
  if (by.type === 'weekday' && countWords(between) > 0 && !isSameUnit(between, after)) return null;
  const beside = line.slice(end, end + by.start).trim();
  const isAcross = SENTENCE_WITHIN.test(line.slice(start, end));
  const again = isSure ? repeatedUnit(between, after) : '';
  // "Posti 20. Scusate, 2 gradini all'ingresso.", "£12. Sorry, children £8."
  if (
    isAcross &&
    ((!closes && again === '' && !isSameUnit(between, after)) ||
      (beside !== '' && !ONLY_IS.test(beside) && by !== next && !isDayThen && !(isUpdate && by.type === 'money')))
  )
    return null;
  // "Son 3 no 4 habitaciones" tells no other number than "Rua Augusta 120 no 3 andar" does.
  const isUnclear = isBetween && !closes && !isSameUnit(between, after) && !areOfOneSize(amountOf(old), amountOf(by));
  if (isUnclear || (isBetween && language !== 'en' && language !== 'fr' && DENIES_NEXT.test(line.slice(start, end))))
    return null;
  const isNext = (isBetween || isSure) && between.trim() === '' && old.type === 'number';
  if (by.type === 'number' && !closes && !isNext && again === '' && !isSameUnit(between, after)) return null;
  const rest = after
    .slice(again.length)
    .replace(MISTAKEN, '')
    .replace(WE_CHANGED, '')
    .replace(WENT_UP, '')
    .replace(NOW, '');
  const unit = between.trimEnd();
  const goesOn =
    (closes && !isStart) || !rest.startsWith(unit)
      ? rest
      : rest.slice(unit.length).replace(isAcross ? TURNED_ROUND : /^$/, '');
  const reason = reasonIn(goesOn, old.text);
  const kept = goesOn.slice(reason.length);
  const head =
    `${line.slice(0, shift + old.start)}${isStart ? old.text.replace(FIRST_CLOCK, DIGITS_OF.exec(by.text)?.[0] ?? by.text) : (inPlaceOf(old, by) ?? by.text)}${between}`.trimEnd();
  return {
    text: `${head}${/^[,;.!?)]/.test(kept) || kept === '' ? '' : ' '}${kept.trimStart()}`,
    withdrawn: `${old.text}${between}${line.slice(start, end)}${reason}`.trim(),
    from: head.length,
  };
}

/** "..., bo nie zdążymy sprzątać": why what was said before does not hold; empty where a reason says something else. */
function reasonIn(after: string, old: string): string {
  const because = BECAUSE.exec(after)?.[0] ?? '';
  return DENIES_WHY.test(because) || because.includes(old) ? because : '';
}

const HOUR_LAST = String.raw`\d{1,2}(?:[:.]\d{2})?$`;

/** "From 15 to 11... no, to 10": the number behind the same small word; null where there is none. */
function ledAgain(line: string, { start, end }: Marker): Made | null {
  const [, lead = '', by = ''] = /^(\p{L}{1,6}) (\d{1,2}(?:[:.]\d{2})?)(?![\d.,]*\d)/u.exec(line.slice(end)) ?? [];
  if (lead === '') return null;
  const before = line.slice(0, start).trimEnd();
  const old = new RegExp(`(?<=(?<!\\p{L})${lead} )${HOUR_LAST}`, 'iu').exec(before);
  if (!old || old[0] === by) return null;
  const after = line.slice(end + lead.length + 1 + by.length);
  const text = `${before.slice(0, old.index)}${by}`;
  const reason = reasonIn(after, old[0]);
  return {
    text: text + after.slice(reason.length),
    withdrawn: `${line.slice(old.index, end)}${reason}`.trim(),
    from: text.length,
  };
}

/** "A half plot £32 – no wait, the committee put that up, half plot is £34": the words right before both values. */
function namesAgain(before: string, by: TypedValue, told: string): boolean {
  const old = valuesOf(before).findLast((value) => inPlaceOf(value, by) !== null);
  const name = folded(before.slice(0, old?.start ?? 0))
    .split(' ')
    .at(-1);
  const again = folded(told).split(' ').slice(-NAMED_WITHIN);
  return (
    old !== undefined && before.slice(old.end).trim() === '' && (name ?? '').length > 2 && again.includes(name ?? '')
  );
}

/** "In the barn at Twello... no wait, since January I'm in Klarenbeek": a town in place of the one before. */
const TOWN_AGAIN = new RegExp(
  String.raw`(?<=(?<!\p{L})(in|at|en|em|à|a|te|w|bei|near) )(\p{Lu}[\p{L}-]{2,24})${SPACE}{1,5}(?:${words(CORRECTS)})(?!\p{L})${SPACE}{1,5}(?:[^.!?,;\n\d]{0,40} )?(?:in|at|en|em|à|a|te|w|bei|near) (\p{Lu}[\p{L}-]{2,24})(?=[,.;!?]|$)`,
  'gu',
);

/** "Samstag 8 bis 14 Uhr. Stimmt nicht, Samstag nur bis 13 Uhr": the day that a time is told of, and told of again. */
function isSameDay(before: string, again: TypedValue): boolean {
  const last = valuesOf(before).findLast(({ type }) => type === 'weekday');
  return again.type === 'weekday' && last !== undefined && folded(again.text) === folded(last.text);
}

const amountOf = ({ text }: TypedValue): number =>
  Number(/\d+/.exec(text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, ''))?.[0] ?? 0);

const firstWord = (text: string) => folded(text).split(' ')[0] ?? '';

/** "3 people, no, 4 people" */
const isSameUnit = (between: string, after: string) =>
  firstWord(between) !== '' && firstWord(between) === firstWord(after);

const FEWEST_REPEATED = 2;

/** " per group" of "10 kids per group. No wait, it's 12 per group": the end of what is counted, said again; empty elsewhere. */
function repeatedUnit(between: string, after: string): string {
  const words = between.trim().split(' ');
  for (let count = words.length - 1; count >= FEWEST_REPEATED; count -= 1) {
    const end = ` ${words.slice(-count).join(' ')}`;
    if (after.toLowerCase().startsWith(end.toLowerCase())) return after.slice(0, end.length);
  }
  return '';
}

const SAME_WORDS = 2;

/** "Saturdays 10 to 2, sorry, Saturdays only until 1": a part said again in place of what it was. */
function saidAgain(line: string, { start, end, isSure }: Marker): Made | null {
  if (!isSure) return null;
  const before = line.slice(0, start);
  const at = (CLAUSE_START.exec(before)?.index ?? -1) + 1;
  const [old, again] = [before.slice(at), line.slice(end)].map((part) => folded(part.slice(0, NEAR)).split(' '));
  const isSame =
    old && again && old.length > SAME_WORDS && old.slice(0, SAME_WORDS).every((word, n) => word === again[n]);
  if (!isSame) return null;
  const lead = before.slice(at).match(/^\s*/)?.[0] ?? '';
  const head = before.slice(0, at) + (lead || (at > 0 ? ' ' : ''));
  return { text: head + line.slice(end), withdrawn: line.slice(at, end).trim(), from: head.length };
}

const MOST_BEGUN = 8;

/**
 * "Within four hours, no, within the day": a part that begins with the same short word, in place of what it was; of at
 * least so many values, as "from Tuesday to Friday".
 */
function begunAgain(line: string, { start, end, isSure }: Marker, least: number): Made | null {
  if (!isSure) return null;
  const again = /^[^.,;:!?\n]+/u.exec(line.slice(end))?.[0] ?? '';
  if (valuesOf(again).length < least) return null;
  const [word = ''] = again.split(/\s/);
  if (!BEGUN_AGAIN.has(folded(word)) || countWords(again) > MOST_BEGUN || countWords(again) < 2) return null;
  const before = line.slice(0, start);
  const from = before.toLowerCase().lastIndexOf(` ${word.toLowerCase()} `);
  const old = before.slice(from + 1);
  if (from === -1 || countWords(old) > MOST_BEGUN || /[.,;:!?]/u.test(old)) return null;
  const [said, meant] = [valuesOf(old).length, valuesOf(again).length];
  if (said < least || said > 0 !== meant > 0) return null;
  const head = before.slice(0, from + 1);
  return { text: head + line.slice(end), withdrawn: line.slice(from + 1, end).trim(), from: head.length };
}

const MOST_OF_PART = 8;

/** "First prize a bicycle" is not for the page where "the first prize isn't certain yet" stands somewhere else. */
function withoutUncertain({ text, withdrawn }: Corrected): Corrected {
  let left = text;
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const subject = folded(NOT_CERTAIN.exec(sentence.trim())?.[1] ?? '');
    if (subject.length < 5) continue;
    const parts = left.split(/([,;\n]|[.!?](?=\s|$))/);
    const about = parts.flatMap((part, at) =>
      !sentence.includes(part.trim()) && ` ${folded(part)} `.includes(` ${subject} `) ? [at] : [],
    );
    const [only] = about;
    if (about.length !== 1 || only === undefined || countWords(parts[only] ?? '') > MOST_OF_PART) continue;
    withdrawn.push((parts[only] ?? '').trim());
    const follows = parts[only - 1] === ',' || parts[only - 1] === ';';
    parts.splice(follows ? only - 1 : only, follows ? 2 : 1);
    left = parts.join('');
  }
  return { text: left, withdrawn };
}
