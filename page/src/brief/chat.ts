import { folded, tidied } from './normalise.ts';
import { countWords, oneOf } from './phrases.ts';
import { inPlaceOf, type TypedValue, valuesOf } from './typed-values.ts';
import { DENIES } from './words/any-language.ts';
import { AGREES, REFUSES, SETTLED } from './words/chat.ts';

/** What people told each other in a messenger, as what they agreed on, and what of it is not for the page. */
interface Chat {
  text: string;
  withdrawn: string[];
}

interface Message {
  who: string;
  text: string;
}

const STAMP = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? (?:at )?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?`;
const DATED = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? (?:at )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?`;
/** "[14/01/2026, 18:02] Ness: ...", "14.01.26, 18:02 - Ness: ..." */
const MESSAGE = new RegExp(`^(?:\\[${STAMP}\\]|${DATED}(?: ?[-–])?) ([^:\\n]{1,40}): ?(.*)$`, 'iu');
/** A line that a messenger wrote: a picture, a call, who joined. */
const SYSTEM =
  /^(?:<[^<>]{1,60}>|\[[^[\]]{1,40}\]|(?:image|photo|video|audio|sticker|gif|document|imagen|imagem|foto|bild|immagine|afbeelding|zdjęcie) (?:omitted|omitid[ao]|ocultad[ao]|absente?|omise?|weggelassen|omess[ao]|weggelaten|pominięt[oey]))\.?$/iu;
const FEWEST = 3;

/** The messages of a text; null where most of its lines are none. */
function messagesOf(text: string): Message[] | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const messages: Message[] = [];
  let stamped = 0;
  let before = 0;
  for (const line of lines) {
    const [, who, said = ''] = MESSAGE.exec(line) ?? [];
    const last = messages.at(-1);
    if (who !== undefined) {
      stamped += 1;
      messages.push({ who: who.trim(), text: said.trim() });
    } else if (last) last.text = `${last.text}\n${line}`.trim();
    else before += 1;
  }
  return stamped >= FEWEST && before <= stamped ? messages : null;
}

const opening = (phrases: readonly string[]) => new RegExp(`^(?:${oneOf(phrases)})(?!\\p{L})[\\s,.!…–-]{0,4}`, 'iu');
const AGREEING = opening(AGREES);
const REFUSING = opening(REFUSES);
const SETTLES = new RegExp(`(?<!\\p{L})${oneOf(SETTLED)}(?!\\p{L})`, 'iu');
const ASKS = /\?[?!\s]{0,4}$/;
/** "OK website time": what the chat is for. */
const OPENS = /(?<!\p{L})(?:web\p{L}{0,8}|site|página|pagina|page|seite|strona|strony|homepage)(?!\p{L})/iu;
const MOST_OPENING = 4;
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

/** "£100 private we said", "400, c'est 400 maintenant": nothing but a value in place of one said before. */
function settled(message: Message, kept: readonly Message[]): string | null {
  const values = valuesOf(message.text);
  const [by] = values;
  if (!by || values.some(({ text }) => folded(text) !== folded(by.text)) || countWords(message.text) > FEW_BESIDE)
    return null;
  if (!SETTLES.test(message.text) && !REFUSING.test(message.text) && values.length < 2) return null;
  const typed = by.type === 'number' ? (['money', 'number'] as const) : ([by.type] as const);
  for (const type of typed) {
    const found = valueBefore(kept, { ...by, type }, message.text);
    const text = found && (type === by.type ? by.text : inPlaceOf(found.old, by));
    if (!found || !text || found.message.who === message.who) continue;
    const { message: said, old } = found;
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

/** A chat as what was agreed in it, a line for each message; null for any other text. */
export function chatIn(text: string): Chat | null {
  const messages = messagesOf(text);
  if (!messages) return null;
  const kept: Message[] = [];
  const withdrawn: string[] = [];
  for (const [at, message] of messages.entries()) {
    const previous = messages[at - 1];
    const asked = previous && ASKS.test(previous.text) ? previous : null;
    const { who, text: said } = message;
    if (said === '' || SYSTEM.test(said)) continue;
    const opens = kept.length === 0 && OPENS.test(said) && countWords(said) <= MOST_OPENING && !/\d/.test(said);
    if (ASKS.test(said) || opens) {
      withdrawn.push(said);
      continue;
    }
    const isAnswer = asked !== null && asked.who !== who;
    if (isAnswer && (REFUSING.test(said) || DENIES.test(said))) {
      const rest = said.replace(REFUSING, '');
      const [by] = valuesOf(rest);
      const old = by && valuesOf(asked.text).find((value) => inPlaceOf(value, by) !== null);
      const made = old && by ? inPlaceOf(old, by) : null;
      if (old && made)
        kept.push({
          who,
          text: `${asked.text.slice(0, old.start)}${made}${asked.text.slice(old.end)}`.replace(ASKS, ''),
        });
      else if (/\d/.test(rest) && !DENIES.test(said)) kept.push({ who, text: rest });
      else withdrawn.push(said);
      continue;
    }
    if (isAnswer && AGREEING.test(said)) {
      const rest = said.replace(AGREEING, '').trim();
      if (valuesOf(asked.text).length > 0 && !/\d/.test(rest)) kept.push({ who, text: asked.text.replace(ASKS, '') });
      if (rest) kept.push({ who, text: rest });
      continue;
    }
    if (isAnswer && /\d/.test(said) && countWords(asked.text) <= FEW_ASKED) {
      kept.push({ who, text: `${asked.text.replace(ASKS, '')}: ${said}` });
      continue;
    }
    const replaced = settled(message, kept);
    if (replaced !== null) {
      withdrawn.push(replaced, said);
      continue;
    }
    if (AGREEING.test(said) && previous && previous.who !== who) {
      const rest = said.replace(AGREEING, '').trim();
      const known = new Set(kept.slice(-LOOKED_BACK).flatMap((each) => wordsOf(each.text)));
      if (wordsOf(rest).every((word) => known.has(word))) withdrawn.push(said);
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
