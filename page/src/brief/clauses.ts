import type { Lexicon } from './lexicon.ts';
import { countWords } from './phrases.ts';

/** What a part of a sentence is: for the page, for the writer, or what a visitor should do. */
export type ClauseKind = 'content' | 'order' | 'act' | 'mention';

export interface Clause {
  kind: ClauseKind;
  text: string;
  /** The parts between commas, where the kind is `order`. */
  parts: string[];
}

interface Piece {
  start: number;
  end: number;
  kind: ClauseKind;
}

// The reason for an instruction belongs to it.
const BECAUSE =
  /^(?:because|since we|as we|porque|ya que|weil|da wir|denn|car|parce qu|perché|poiché|omdat|want|bo|ponieważ|gdyż)(?![\p{L}])/iu;
const MAX_CONTINUATION = 6;

/** Divides a sentence where instruction and content meet, and nowhere else. */
export function clausesOf(sentence: string, lexicon: Lexicon): Clause[] {
  const pieces: Piece[] = [];
  for (const [start, end] of spansOf(sentence, lexicon)) {
    const text = sentence.slice(start, end);
    const before = pieces.at(-1);
    const kind = kindOf(text, lexicon);
    pieces.push({
      start,
      end,
      kind: kind === 'content' && before && goesOn(text, before, sentence, lexicon) ? before.kind : kind,
    });
  }
  // A sentence of nothing but adjectives tells how the page shall be.
  markFields(pieces, sentence, lexicon);
  const adjectives = pieces.length > 0 && pieces.every(({ start, end }) => isMood(sentence.slice(start, end), lexicon));
  if (adjectives || pieces.some(({ kind }) => kind === 'order'))
    for (const piece of pieces)
      if (piece.kind === 'content' && isOfLooks(sentence.slice(piece.start, piece.end), lexicon)) piece.kind = 'order';
  followForbidding(pieces, sentence, lexicon);
  return merged(pieces, sentence);
}

/** "Do not mention the shop, we closed it", "a warm tone, no pity": what follows a prohibition or an instruction. */
function followForbidding(pieces: Piece[], sentence: string, lexicon: Lexicon): void {
  const textOf = ({ start, end }: Piece) => sentence.slice(start, end).trim().replace(lexicon.andFirst, '').trim();
  const first = pieces[0];
  const forbids =
    first?.kind === 'order' && lexicon.order.test(textOf(first)) && lexicon.withoutFirst.test(textOf(first));
  for (const [at, piece] of pieces.entries()) {
    const text = textOf(piece);
    if (piece.kind !== 'content' || /\d/.test(text)) continue;
    const short = pieces[at - 1]?.kind === 'order' && lexicon.withoutFirst.test(text) && countWords(text) <= 3;
    if (forbids || short) piece.kind = 'order';
  }
}

/** "People should sign up with their name, their phone and the size": what a form asks for, after what people do. */
function markFields(pieces: Piece[], sentence: string, lexicon: Lexicon): void {
  let acts = false;
  for (const piece of pieces) {
    const text = sentence.slice(piece.start, piece.end).trim();
    const field = lexicon.fields.some(([, pattern]) => pattern.test(text));
    if (piece.kind === 'act') acts = true;
    else if (
      acts &&
      piece.kind === 'content' &&
      field &&
      countWords(text) <= 8 &&
      !/\d|@/.test(text) &&
      !lexicon.own.test(text)
    )
      piece.kind = 'order';
  }
}

/** Neighbours of one kind, put together again as they were written. */
function merged(pieces: readonly Piece[], sentence: string): Clause[] {
  const clauses: (Clause & { start: number })[] = [];
  for (const { start, end, kind } of pieces) {
    const last = clauses.at(-1);
    if (last && last.kind === kind) {
      last.text = sentence.slice(last.start, end);
      last.parts.push(sentence.slice(start, end));
    } else if (last?.kind === 'mention' && kind === 'content') {
      last.text = sentence.slice(last.start, end);
    } else clauses.push({ start, kind, text: sentence.slice(start, end), parts: [sentence.slice(start, end)] });
  }
  return clauses;
}

const MARK = /[,;] |,(?=\p{L})| [–—-] |—|\((?!\d)|(?<!\(\d{1,4})\)|\. (?=\p{L})|: /gu;

/** The parts between commas, dashes and brackets, and on both sides of an "and" where only one of them instructs. */
function spansOf(sentence: string, lexicon: Lexicon): [number, number][] {
  const spans: [number, number][] = [];
  const wrappers = [lexicon.act.exec(sentence), lexicon.mention.exec(sentence)];
  let start = 0;
  for (const mark of sentence.matchAll(MARK)) {
    if (wrappers.some((found) => found && mark.index >= found.index && mark.index < found.index + found[0].length))
      continue;
    if (mark[0] === ': ' && !lexicon.request.test(sentence.slice(start, mark.index + 2))) continue;
    if (mark.index > start) spans.push([start, mark.index]);
    start = mark.index + mark[0].length;
  }
  if (start < sentence.length) spans.push([start, sentence.length]);
  return spans.flatMap(([from, to]) => dividedAtAnd(sentence, from, to, lexicon));
}

function dividedAtAnd(sentence: string, from: number, to: number, lexicon: Lexicon): [number, number][] {
  const text = sentence.slice(from, to);
  let tries = 0;
  for (const and of text.matchAll(lexicon.and)) {
    tries += 1;
    if (tries > 8) break;
    const right = text.slice(and.index + and[0].length);
    const left = text.slice(0, and.index);
    const [leftKind, rightKind] = [kindOf(left, lexicon), kindOf(right, lexicon)];
    const divides =
      leftKind !== rightKind && (rightKind !== 'content' || lexicon.own.test(right.split(' ', 2).join(' ')));
    if (divides) {
      const cut = from + and.index;
      return [[from, cut], ...dividedAtAnd(sentence, cut + and[0].length, to, lexicon)];
    }
  }
  return [[from, to]];
}

/** Whether a part goes on with the list of the instruction before it: "show photos of cakes, bread, coffee". */
function goesOn(text: string, before: Piece, sentence: string, lexicon: Lexicon): boolean {
  if (before.kind !== 'order') return false;
  const bare = text.trim().replace(lexicon.andFirst, '').trim();
  const form = isForm(sentence.slice(0, before.end), lexicon);
  if (BECAUSE.test(bare)) return true;
  if (countWords(bare) > (form ? 12 : MAX_CONTINUATION) || /\d|@|["“„«]/.test(bare)) return false;
  if (lexicon.own.test(bare) || lexicon.addressed.test(bare) || lexicon.audience.test(bare)) return false;
  const gap = sentence.slice(0, before.end).split(MARK).at(-1) ?? '';
  const opens = gap.trim();
  if (lexicon.withoutFirst.test(opens)) return lexicon.andFirst.test(text.trim());
  return (
    uncovered(opens, lexicon) > 0 || lexicon.show.test(opens) || lexicon.order.test(opens) || isForm(opens, lexicon)
  );
}

/** Whether the parts of a form are named: "they leave name and phone", "a form with name, phone". */
export function isForm(text: string, lexicon: Lexicon): boolean {
  if (!lexicon.fill.test(text) || lexicon.addressed.test(text)) return false;
  return lexicon.fields.some(([, field]) => field.test(text)) && !/\d{4}|@/.test(text);
}

export function kindOf(clause: string, lexicon: Lexicon): ClauseKind {
  const text = clause.trim().replace(/^[^\p{L}\p{N}"“]+/u, '');
  const bare = text.replace(lexicon.andFirst, '').trim() || text;
  if (isForm(bare, lexicon)) return 'order';
  if (lexicon.mention.test(text)) return asksForPart(text.replace(lexicon.mention, ''), lexicon) ? 'order' : 'mention';
  if (lexicon.button.test(bare) && !lexicon.own.test(bare)) return 'order';
  if (lexicon.actFirst.test(bare)) {
    const act = bare.replace(lexicon.actFirst, '').trim();
    const looks = lexicon.lookWord.test(act) || lexicon.tones.some(([, tone]) => tone.test(act));
    return looks && uncovered(act, lexicon) <= 1 ? 'order' : 'act';
  }
  return isOrder(bare, lexicon) ? 'order' : 'content';
}

/** "our phone number at the top": a part of the page rather than something to be said. */
const asksForPart = (text: string, lexicon: Lexicon): boolean =>
  lexicon.pageThing.test(text) && uncovered(text, lexicon) <= 2 && !/\d/.test(text);

/** Words in quotation marks, which are spoken of and not meant. */
export const QUOTED = /["“„«][^"”“»]{0,80}["”“»]/gu;

function isOrder(text: string, lexicon: Lexicon): boolean {
  const page = lexicon.pageThing.test(text);
  if (lexicon.wantsPage.test(text)) return true;
  const ordered = lexicon.order.test(text);
  const toned = lexicon.tones.some(([, tone]) => tone.test(text)) && (ordered || lexicon.show.test(text));
  if (lexicon.addressed.test(text.replace(lexicon.order, '').replace(QUOTED, '')) && !page)
    return toned && countWords(text) <= 6;
  if (ordered || lexicon.form.test(text)) return true;
  const strange = uncovered(text, lexicon);
  if (toned && strange <= 1) return true;
  if (lexicon.voice.test(text) && strange <= 1 && lexicon.tones.some(([, tone]) => tone.test(text))) return true;
  if (lexicon.pictureFirst.test(text) && lexicon.thing.test(text) && !lexicon.own.test(text)) return true;
  if (lexicon.shouldFirst.test(text) && !lexicon.own.test(text)) return true;
  if (lexicon.nothing.test(text)) return countWords(text) <= 7 && !lexicon.own.test(text);
  if (speaksOfLanguage(text, lexicon)) return true;
  const looks = lexicon.look.test(text) && lexicon.lookWord.test(text);
  if (lexicon.should.test(text) && (page || looks)) return true;
  if (lexicon.itself.test(text) && lexicon.should.test(text) && lexicon.lookWord.test(text)) return true;
  if (/\d/.test(text)) return false;
  if (lexicon.withoutFirst.test(text) && (page || looks)) return true;
  const opened = text.replace(lexicon.show, '').trim();
  const ownLater = lexicon.own.test(opened);
  if (opened !== text && (page || looks) && !ownLater && uncovered(text, lexicon) <= 5 && isVerb(text, lexicon))
    return true;
  if (lexicon.show.test(text) && lexicon.lookWord.test(text) && strange <= 1 && isVerb(text, lexicon)) return true;
  if (looks && !lexicon.own.test(text) && countWords(text) <= 10 && strange * 4 <= countWords(text)) return true;
  return strange === 0 && page;
}

// Articles and adjectives open a list of wishes, too, but only a verb or "with" says that something is wanted.
const isVerb = (text: string, lexicon: Lexicon): boolean =>
  (lexicon.show.exec(text)?.[0].length ?? 0) > 3 || lexicon.want.test(text);

/** How many words of a clause are about something else than the page's looks and parts. */
export const uncovered = (text: string, lexicon: Lexicon): number => countWords(text.replace(lexicon.covered, ' '));

const isMood = (text: string, lexicon: Lexicon): boolean =>
  uncovered(text, lexicon) === 0 && (lexicon.lookWord.test(text) || lexicon.tones.some(([, tone]) => tone.test(text)));

/** Nothing but adjectives and fillers, or a few words about colours: beside an instruction, it belongs to that. */
function isOfLooks(text: string, lexicon: Lexicon): boolean {
  const bare = text.trim();
  return (
    uncovered(bare, lexicon) === 0 ||
    (lexicon.pictures.test(bare) && countWords(bare) <= 6 && !/\d/.test(bare) && !lexicon.own.test(bare)) ||
    ((lexicon.lookFirst.test(bare) || (lexicon.look.test(bare) && countWords(bare) <= 3)) &&
      countWords(bare) <= 5 &&
      !/\d/.test(bare) &&
      !lexicon.own.test(bare))
  );
}

function speaksOfLanguage(text: string, lexicon: Lexicon): boolean {
  const asked = lexicon.inLanguage.find(([, pattern]) => pattern.test(text));
  if (!asked) return false;
  const rest = text.replace(asked[1], ' ');
  return (
    uncovered(rest, lexicon) <= (lexicon.show.test(text) || lexicon.order.test(text) ? 1 : 0) ||
    lexicon.pageThing.test(rest) ||
    lexicon.page.test(rest) ||
    (lexicon.voice.test(rest) && countWords(rest) <= 5)
  );
}
