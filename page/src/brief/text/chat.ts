import { inPlaceOf, type TypedValue, valuesOf } from '../put-right/typed-values.ts';
import { DENIES } from '../words/any-language.ts';
import { AGREES, ASKS_EACH_OTHER, REFUSES, SETTLED, SYSTEM, SYSTEM_NOTE, YES } from '../words/chat.ts';
import { folded, tidied } from './normalise.ts';
import { countWords, oneOf } from './phrases.ts';

/** What people told each other in a messenger, as what they agreed on, and what of it is not for the page. */
interface Chat {
  text: string;
  withdrawn: string[];
}

interface Message {
  who: string;
  text: string;
}

const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?`;
const STAMP = String.raw`(?:\[(?:(?<dated>${DATE}),? (?:at )?)?${CLOCK}\]|${DATE},? (?:at )?${CLOCK} [-–])`;
/** "[14/01/2026, 18:02] Ness: ...", "14.01.26, 18:02 - Ness: ..." */
const MESSAGE = new RegExp(`^${STAMP} (?<who>(?!\\d|uhr(?!\\p{L}))[^:\\n]{1,40}): ?(?<said>.*)$`, 'iu');
const STAMPED = new RegExp(`^${STAMP} `, 'iu');
const FEWEST = 3;
const FEWEST_OF_ONE = 4;

/** Whether messages are those of people who write to each other, as opposed to the points of a programme. */
function isConversation(messages: readonly Message[], dated: number): boolean {
  const counts = new Map<string, number>();
  for (const { who } of messages) counts.set(who, (counts.get(who) ?? 0) + 1);
  // Somebody who sends one message after another describes as they write.
  if (counts.size === 1 && messages.length >= FEWEST_OF_ONE) return true;
  const often = [...counts.values()].filter((count) => count > 1).length;
  return dated === messages.length ? counts.size > 1 && often > 0 : often > 1;
}

/** The messages of a text, with what stands between them as said by nobody; null where most of its lines are none. */
function messagesOf(text: string): Message[] | null {
  const messages: Message[] = [];
  const stamped: Message[] = [];
  let dated = 0;
  let others = 0;
  let isOpen = false;
  for (const line of text.split('\n')) {
    const found = MESSAGE.exec(line)?.groups;
    const last = messages.at(-1);
    if (line === '') isOpen = false;
    else if (found) {
      const message = { who: found.who?.trim() ?? '', text: found.said?.trim() ?? '' };
      messages.push(message);
      stamped.push(message);
      dated += found.dated === undefined ? 0 : 1;
      isOpen = true;
    } else if (STAMPED.test(line)) {
      const note = line.replace(STAMPED, '');
      if (!SYSTEM_NOTE.test(note)) messages.push({ who: '', text: note });
      isOpen = false;
    } else {
      others += 1;
      if (isOpen && last) last.text = `${last.text}\n${line}`.trim();
      else messages.push({ who: '', text: line });
    }
  }
  return stamped.length >= FEWEST && others <= stamped.length && isConversation(stamped, dated) ? messages : null;
}

const opening = (phrases: readonly string[], before: string) =>
  new RegExp(`^(?:(?:${oneOf(phrases)})[\\s,.!…–-]{1,4}){0,3}(?:${oneOf(phrases)})(?:${before})`, 'iu');
const LOOSE = String.raw`(?!\p{L})[\s,.!…–-]{0,4}`;
// "Right Angle Joinery" and "no dogs over 10 kg" are no answers.
const ENDED = String.raw`\s{0,2}(?:$|[,.!…][\s,.!…–-]{0,4}|[–-] )`;
const AGREES_AT_ALL = opening(AGREES, LOOSE);
const AGREEING = opening(AGREES, ENDED);
const YES_AND = new RegExp(`^(?:${oneOf(YES)}) (?:and|y|e|et|und|en|i) `, 'iu');
const REFUSES_AT_ALL = opening(REFUSES, LOOSE);
const REFUSING = opening(REFUSES, ENDED);
const withoutAgreement = (text: string): string => text.replace(YES_AND, '').replace(AGREEING, '').trim();
const SETTLES = new RegExp(`(?<!\\p{L})${oneOf(SETTLED)}(?!\\p{L})`, 'iu');
const ASKS = /\?[?!\s]{0,4}$/;
/** "OK website time": what the chat is for. */
const OPENS = /(?<!\p{L})(?:web\p{L}{0,8}|site|página|pagina|page|seite|strona|strony|homepage)(?!\p{L})/iu;
const MOST_OPENING = 4;
const MOST_AGREED = 6;
const FEW_BESIDE = 6;
/** "Opening hours?" labels its answer. */
const FEW_ASKED = 3;
const LOOKED_BACK = 3;
const LONG_WORD = 4;

const wordsOf = (text: string): string[] => folded(text).split(' ').filter(Boolean);
const longWords = (text: string): Set<string> => new Set(wordsOf(text).filter((word) => word.length > LONG_WORD));
const shares = (text: string, words: ReadonlySet<string>): boolean => wordsOf(text).some((word) => words.has(word));

/** Where a value stands that another one may replace: the last of its kind in what was said right before. */
function valueBefore(
  kept: readonly Message[],
  by: TypedValue,
  text: string,
): { message: Message; old: TypedValue } | null {
  const about = longWords(text);
  for (const message of kept.slice(-LOOKED_BACK).reverse()) {
    const values = valuesOf(message.text).filter((old) => old.type === by.type && folded(old.text) !== folded(by.text));
    // "£100 private": of several sums the one that shares a word.
    const named = values.filter((old) => {
      const next = message.text.slice(old.end).split(/[,;.]| (?:or|o|ou|oder|of|lub|and|y|e|et|und|en|i) /u)[0] ?? '';
      return shares(next, about);
    });
    const old = named.at(-1) ?? values.at(-1);
    if (old) return { message, old };
  }
  return null;
}

/** The words of a message beside its values and what says that they are settled. */
function wordsBeside(text: string, values: readonly TypedValue[]): string[] {
  let left = text;
  for (const { start, end } of [...values].reverse()) left = `${left.slice(0, start)} ${left.slice(end)}`;
  return wordsOf(left.replace(REFUSES_AT_ALL, '').replace(new RegExp(SETTLES, 'giu'), ' ').replace(AGREES_AT_ALL, ''));
}

/** "£100 private we said", "400, c'est 400 maintenant": nothing but a value in place of one said before. */
function settled(message: Message, kept: readonly Message[]): string | null {
  const values = valuesOf(message.text);
  const [by] = values;
  if (!by || values.some(({ text }) => folded(text) !== folded(by.text)) || countWords(message.text) > FEW_BESIDE)
    return null;
  if (!SETTLES.test(message.text) && !REFUSES_AT_ALL.test(message.text) && values.length < 2) return null;
  const beside = wordsBeside(message.text, values);
  const typed = by.type === 'number' ? (['money', 'number'] as const) : ([by.type] as const);
  for (const type of typed) {
    const found = valueBefore(kept, { ...by, type }, message.text);
    const text = found && (type === by.type ? by.text : inPlaceOf(found.old, by));
    if (!found || !text || found.message.who === message.who || found.message.who === '') continue;
    const { message: said, old } = found;
    // "No kids under 12" tells something of its own.
    const known = new Set(by.type === 'number' ? [] : wordsOf(said.text));
    if (beside.some((word) => !known.has(word))) continue;
    const withdrawn = said.text;
    said.text = `${said.text.slice(0, old.start)}${text}${said.text.slice(old.end)}`;
    return withdrawn;
  }
  return null;
}

/** What somebody said before they agreed with an objection: its sentences that both speak of. */
function takeBack(message: Message, objection: Message, kept: Message[]): string[] {
  const objected = longWords(objection.text);
  const agreed = longWords(message.text);
  const withdrawn: string[] = [];
  for (const said of kept.slice(-LOOKED_BACK)) {
    if (said.who !== message.who || said === objection) continue;
    const sentences = said.text.split(/(?<=[.!;]) /);
    const left = sentences.filter((each) => /\d/.test(each) || !shares(each, objected) || !shares(each, agreed));
    withdrawn.push(...sentences.filter((each) => !left.includes(each)));
    said.text = left.join(' ');
  }
  return withdrawn;
}

/** The last sentence of a message. */
const askedIn = (text: string): string => text.split(/(?<=[.!?…;]) |\n/u).at(-1) ?? text;

/** What an answer says together with the question before it: nothing where it only denies it, null where it is none. */
function answeredBy(said: string, asked: string): string[] | null {
  const question = asked.replace(ASKS, '');
  if (DENIES.test(said)) return [];
  if (REFUSES_AT_ALL.test(said)) {
    const by = valuesOf(said)[0];
    const old = by && valuesOf(asked).find((value) => inPlaceOf(value, by) !== null);
    const made = old && by ? inPlaceOf(old, by) : null;
    // "Sundays 10-2?" "No 10-1"
    if (old && made && wordsBeside(said, valuesOf(said)).length === 0)
      return [`${question.slice(0, old.start)}${made}${question.slice(old.end)}`];
    if (!REFUSING.test(said)) return [said];
    const rest = said.replace(REFUSING, '');
    if (rest === '') return [];
    return [/\d/.test(rest) || countWords(asked) > FEW_ASKED ? rest : `${question}: ${said}`];
  }
  if (AGREEING.test(said) || YES_AND.test(said)) {
    const rest = withoutAgreement(said);
    const isFact = countWords(asked) <= MOST_AGREED && countWords(asked) > 1 && !ASKS_EACH_OTHER.test(asked);
    const isTold = valuesOf(asked).length > 0 || isFact;
    return [...(isTold ? [question] : []), ...(rest ? [rest] : [])];
  }
  return /\d/.test(said) && countWords(asked) <= FEW_ASKED ? [`${question}: ${said}`] : null;
}

/** A chat as what was agreed in it, a line for each message; null for any other text. */
export function chatIn(text: string): Chat | null {
  const messages = messagesOf(text);
  if (!messages) return null;
  const kept: Message[] = [];
  const withdrawn: string[] = [];
  for (const [at, message] of messages.entries()) {
    const previous = messages[at - 1];
    const asked = previous && ASKS.test(previous.text) ? askedIn(previous.text) : null;
    const { who, text: said } = message;
    if (said === '' || SYSTEM.test(said)) continue;
    if (who === '') {
      kept.push(message);
      continue;
    }
    const opens = kept.length === 0 && OPENS.test(said) && countWords(said) <= MOST_OPENING && !/\d/.test(said);
    if (ASKS.test(said) || opens) {
      const question = opens ? said : askedIn(said);
      const told = said.slice(0, said.length - question.length).trim();
      if (told !== '') kept.push({ who, text: told });
      withdrawn.push(question);
      continue;
    }
    if (asked !== null && previous?.who !== who) {
      const answered = answeredBy(said, asked);
      if (answered) {
        kept.push(...answered.map((each) => ({ who, text: each })));
        if (answered.length === 0) withdrawn.push(said);
        continue;
      }
    }
    const replaced = settled(message, kept);
    if (replaced !== null) {
      withdrawn.push(replaced, said);
      continue;
    }
    if (AGREES_AT_ALL.test(said) && previous && previous.who !== who) {
      const rest = withoutAgreement(said);
      const known = new Set(kept.slice(-LOOKED_BACK).flatMap((each) => wordsOf(each.text)));
      if (wordsOf(said.replace(AGREES_AT_ALL, '')).every((word) => known.has(word))) withdrawn.push(said);
      else {
        if (kept.includes(previous)) withdrawn.push(...takeBack({ who, text: rest }, previous, kept));
        kept.push({ who, text: rest });
      }
      continue;
    }
    kept.push(message);
  }
  return {
    text: kept
      .map((each) => tidied(each.text))
      .filter(Boolean)
      .join('\n'),
    withdrawn,
  };
}
