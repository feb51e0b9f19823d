import type { Context } from './context.ts';
import { leaningOf } from './learned/leaning.ts';
import type { Lexicon } from './lexicon.ts';
import { opensAllInSums } from './prices/price-parts.ts';
import {
  type ClauseKind,
  isForm,
  isMood,
  isOfLooks,
  kindByRules,
  plainClause,
  speaksToVisitors,
} from './remarks/instruction.ts';
import { markRemarks } from './remarks/near-remarks.ts';
import { deniesOfOurs, kindOf, TO_WRITER, writerScore } from './remarks/remark.ts';
import { goesOnUnsaid, markUnsaid, sparesVisitors } from './remarks/unsaid.ts';
import { countWords } from './text/phrases.ts';
import { runOnSpans } from './text/run-on-spans.ts';
import { isNameAndCraft } from './who/people.ts';
import { uncovered } from './wishes/page-wishes.ts';
import { isAbbreviation } from './words/abbreviations.ts';
import { DENIES, PLEASE } from './words/any-language.ts';
import { DETAIL_KEPT_PRIVATE } from './words/kept-private.ts';
import { HOW_OFTEN } from './words/of-themselves.ts';
import { SO_HOUSE_RULE } from './words/plainly-told.ts';
import { KEPT_OUT, NEED_NOT_LIST, NEED_NOT_WRITE } from './words/unsaid.ts';

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
  /^(?:because|otherwise|or else|since we|as we|si no|de lo contrario|sonst|sinon|altrimenti|senão|caso contrário|anders|inaczej|porque|ya que|weil|da wir|denn|car|parce qu|perché|poiché|omdat|want|bo|ponieważ|gdyż|ob|whether|czy)(?![\p{L}])/iu;
const UNTOUCHED =
  /(?<!\p{L})(?:untouched|out of date|outdated|not been updated|sin (?:tocar|actualizar)|desactualizad\p{L}|veraltet|nicht mehr aktuell|seit .{2,20} nicht (?:mehr )?(?:gepflegt|aktualisiert)|pas (?:été )?(?:mise?s? )?à jour|périmée?s?|non (?:è )?aggiornat\p{L}|desatualizad\p{L}|verouderd|nieaktualn\p{L})(?!\p{L})/iu;
// "No form, I don't read e-mail": what is said of something right after it was ruled out.
const REASON =
  /^(?:they|it|that['’]?s?|those|these|which|everybody|everyone|nobody|i (?:hate|find|think|don['’]?t|do not|never)|we (?:don['’]?t|do not|haven['’]?t|have no)|eso|esas?|esos?|todo el mundo|todos|quedan?|no (?:tenemos|somos|hacemos|me|nos|lo|la|leo|miro|uso)|que no|isso|essas?|esses?|ficam?|toda a gente|não (?:temos|somos|fazemos|gosto|leio|uso)|acho(?: que)?|parecem?-me|me parecen?|ça|c['’]est|elles?|ils?|tout le monde|je (?:trouve|ne|n['’])|(?:nous|on) (?:ne|n['’])|das|die|sie|jeder|finde|ist|sind|(?:wir|ich) (?:\p{L}+ ){1,4}(?:nicht|kein\p{L}*)|sono|tutti|mi sembra|non (?:abbiamo|siamo|facciamo|mi|ci|leggo|uso)|dat|ik (?:vind|lees|heb geen|wil|hou)|iedereen|(?:we|wij) (?:zijn|hebben) (?:geen|niet)|to|są|wszyscy|nie (?:mamy|jesteśmy|lubię|czytam|robimy))(?![\p{L}])/iu;
const BECAUSE_WITHIN =
  / (?:because|since (?:we|i|they|it|nobody)|porque|ya que|weil|denn|car|parce qu|perché|omdat|want|bo|ponieważ)(?![\p{L}])/iu;
const SO_WITHIN = / (?:so|also|mi raccomando|así que|donc|quindi|por isso|dus|więc) (?=\p{L})/iu;
const LOOKED_BACK = 400;
const MAX_CONTINUATION = 6;
const LEADS = /(?<!\p{L})(?:lo que|o que|ce que|what|was|quello che|wat|to co)$/iu;
const MAX_LEAD = 4;
const FEWEST_LEFT = 2;

/** Divides a sentence where instruction and content meet, and nowhere else. */
export function clausesOf(
  sentence: string,
  lexicon: Lexicon,
  { near = 0, around = 0 }: Pick<Context, 'near' | 'around'> = {},
): Clause[] {
  // "Interessenten sollen Name, Telefon und E-Mail hinterlassen": the verb after the list holds it together.
  if (endsInForm(sentence, lexicon)) return [{ kind: 'order', text: sentence, parts: [sentence] }];
  if (
    isTakenBack(sentence) ||
    [NEED_NOT_LIST, NEED_NOT_WRITE, DETAIL_KEPT_PRIVATE].some((words) => words.test(sentence.trim())) ||
    (KEPT_OUT.test(sentence) && !lexicon.addressed.test(sentence))
  )
    return [{ kind: 'order', text: sentence, parts: [sentence] }];
  const ruled = houseRuleIn(sentence, lexicon);
  if (ruled > 0) {
    const clauses = ruled < sentence.length ? clausesOf(sentence.slice(ruled), lexicon, { near, around }) : [];
    // "..., be warned" goes on the rule; "..., and make it blue" does not.
    if (clauses.some(({ kind }) => kind !== 'content')) {
      const text = sentence.slice(0, ruled);
      return [{ kind: 'content', text, parts: [text] }, ...clauses];
    }
    return [{ kind: 'content', text: sentence, parts: [sentence] }];
  }
  if (isNameAndCraft(sentence.trim()) && !PLEASE.test(sentence))
    return [{ kind: 'content', text: sentence, parts: [sentence] }];
  if (speaksToVisitors(sentence) || sparesVisitors(sentence, lexicon) || opensAllInSums(sentence, lexicon))
    return [{ kind: 'content', text: sentence, parts: [sentence] }];
  const pieces: Piece[] = [];
  const told = new Set<number>();
  for (const [start, end] of spansOf(sentence, lexicon)) {
    const text = sentence.slice(start, end);
    const before = pieces.at(-1);
    const judged = isTakenBack(text) ? 'order' : kindOf(text, lexicon, { within: sentence, around });
    const isTold = judged === 'order' && before?.kind === 'content' && goesOnTelling(text, sentence, lexicon);
    if (isTold) told.add(start);
    const kind = isTold ? 'content' : judged;
    pieces.push({
      start,
      end,
      kind:
        before && (asksThat(text, before, sentence) || (kind === 'content' && goesOn(text, before, sentence, lexicon)))
          ? before.kind
          : kind,
    });
  }
  markWhole(pieces, sentence, lexicon, around);
  // A sentence of nothing but adjectives tells how the page shall be.
  markFields(pieces, sentence, lexicon);
  const adjectives =
    pieces.length > 0 &&
    !lexicon.own.test(sentence) &&
    pieces.every(({ start, end }) => isMood(sentence.slice(start, end), lexicon));
  if (adjectives || pieces.some(({ kind }) => kind === 'order'))
    for (const piece of pieces)
      if (piece.kind === 'content') {
        const text = sentence.slice(piece.start, piece.end).trim();
        const orders = lexicon.order.test(text) && !/\d/.test(text) && !lexicon.addressed.test(text);
        const placed =
          lexicon.position.test(text) && countWords(text) <= 5 && !/\d/.test(text) && !lexicon.own.test(text);
        const coloured = lexicon.colours.some(([, names]) => names.test(text)) && uncovered(text, lexicon) <= 2;
        const bare = lexicon.show.exec(text)?.[0].length === text.length;
        if (orders || bare || placed || (coloured && !/\d/.test(text)) || isOfLooks(text, lexicon))
          piece.kind = 'order';
      }
  goOnDenying(pieces, sentence, lexicon);
  followForbidding(pieces, sentence, lexicon);
  markRemarks(pieces, sentence, lexicon, { near, around });
  for (const [at, piece] of pieces.entries()) {
    const text = sentence.slice(piece.start, piece.end).trim();
    const denies = pieces[at - 1]?.kind !== 'order' && deniesOfOurs(text, lexicon);
    if (told.has(piece.start) || denies || HOW_OFTEN.test(text)) piece.kind = 'content';
  }
  introduce(pieces, sentence, lexicon);
  markUnsaid(pieces, sentence);
  markLeads(pieces, sentence);
  return merged(pieces, sentence);
}

/** Where a rule of the house and the reason for it end that a sentence begins with; 0 where none does. */
function houseRuleIn(sentence: string, { page, pageThing, pictures, look, writer }: Lexicon): number {
  const { 0: rule = '', index = 0 } = SO_HOUSE_RULE.exec(sentence) ?? {};
  const told = sentence.slice(0, index + rule.length);
  const isForWriter = [page, pageThing, pictures, look, writer.certain].some((words) => words.test(told));
  return rule === '' || isForWriter ? 0 : told.length;
}

/** "Don't mention the row, obviously" */
const SURELY =
  /^(?:obviously|of course|naturally|clearly|óbvio|obviamente|claro|por supuesto|desde luego|natürlich|logisch|selbstverständlich|évidemment|bien sûr|ovviamente|naturalmente|natuurlijk|uiteraard|oczywiście)[.!]?$/iu;

/** "Por favor, nada de fotos, y que no dé miedo": what else is asked for, in a sentence that asks. */
const ASKS_THAT = /^(?:y |e |et )?(?:que|qu['’]|che) (?:no|não|non|ne|n['’])(?!\p{L})/iu;
/** "No pongas que trabajo solo, que la gente piensa mal": why. */
const WHAT_PEOPLE_THINK = /^(?:que|porque) (?:la gente|los clientes|luego|todos?|as pessoas|o pessoal) /iu;
const asksThat = (text: string, before: Piece, sentence: string): boolean =>
  before.kind === 'order' &&
  !/\d/.test(text) &&
  (WHAT_PEOPLE_THINK.test(text.trim()) ||
    SURELY.test(text.trim()) ||
    (PLEASE.test(sentence) && ASKS_THAT.test(text.trim())));

/** "Rappel : déontologie, donc pas de comparaison, pas de témoignages": what to keep in mind while writing. */
const REMINDS =
  /^(?:reminder|remember|rappel|recordatorio|ojo|lembrete|atenção|erinnerung|achtung|promemoria|attenzione|herinnering|let op|przypomnienie|uwaga) ?:/iu;
/** "Nota: il prezzo barrato non mi piace, non usatelo": a note that takes back or dislikes something. */
const NOTES =
  /^(?:nota|note|n\.?b\.?|notiz|anmerkung|remarque|opmerking|obs(?:ervaç[aã]o|ervación)?) ?: ?.{0,120}(?:non mi piac|non us(?:are|ate|arlo|atelo)|no me gusta|no (?:lo |la )?us[ae]|don['’]?t use|i (?:don['’]?t like|hate)|gefällt mir nicht|nicht (?:verwenden|benutzen|nehmen)|je n['’]aime pas|n['’]utilise[rz]? pas|vind ik niet|niet gebruiken|não (?:gosto|use))/iu;
/** Whether a sentence tells whoever writes the page what to keep in mind. */
export const isReminder = (sentence: string, { without, parts, pageThing, page }: Lexicon): boolean =>
  NOTES.test(sentence) ||
  (REMINDS.test(sentence) &&
    without.test(sentence) &&
    [page, pageThing, ...parts.map(([, pattern]) => pattern)].some((words) => words.test(sentence)));

/** "You grow kelp, bury sailors and write letters": what "you" or "we" do next, in a word that also orders. */
const TELLS_OF =
  /^(?:you|we|they|players|guests|visitors|children|kids|pupils|students|dogs|he|she) (?!(?:should|must|can|could|may|might|need|have to|want|decide|choose)(?!\p{L}))\p{L}+ /iu;
const ONE_VERB = /^(?:and |or )?[a-z]+ (?!(?:that|it|this|us|me)(?!\p{L}))\p{L}/u;

function goesOnTelling(text: string, sentence: string, { page, button, withoutFirst }: Lexicon): boolean {
  const part = text.trim();
  if (withoutFirst.test(part)) return false;
  const isOfPage = [page, button].some((words) => words.test(sentence));
  return TELLS_OF.test(sentence.trim()) && ONE_VERB.test(part) && !isOfPage && !PLEASE.test(sentence);
}

/** How far a part may lean to the page at most in a sentence that is a remark as a whole. */
const FOR_THE_PAGE = -1;

/** "Please show no cows, we have no cows at all": no part tells enough, all of them together do. */
function markWhole(pieces: Piece[], sentence: string, lexicon: Lexicon, around: number): void {
  if (pieces.length < 2 || pieces.some(({ kind }) => kind !== 'content') || /\d|@/.test(sentence)) return;
  if (writerScore(sentence, lexicon, { around }) < TO_WRITER) return;
  const isOpen = pieces.every(({ start, end }) => leaningOf(sentence.slice(start, end), lexicon) > FOR_THE_PAGE);
  if (isOpen) for (const piece of pieces) piece.kind = 'order';
}

const MOST_TAKEN_BACK = 24;

/** "And the price of putting to sleep (90 €), don't print it": what its own end takes back. */
function isTakenBack(text: string): boolean {
  const [denied] = DENIES.exec(text) ?? [];
  return (
    denied !== undefined && /^[\s).!]*$/.test(text.split(denied).at(-1) ?? '') && countWords(text) <= MOST_TAKEN_BACK
  );
}

function endsInForm(sentence: string, lexicon: Lexicon): boolean {
  const last =
    sentence
      .replace(/(?<![.!\s])[.!\s]+$/, '')
      .split(' ')
      .at(-1) ?? '';
  const people = lexicon.actFirst.test(sentence) || lexicon.visitors.exec(sentence)?.index === 0;
  return people && lexicon.fill.exec(last)?.[0] === last && isForm(sentence, lexicon);
}

const INTRODUCES =
  /^(?:\p{L}{2,10}, )?(?:i['’]?m|i am|my name is|je suis|je m['’]appelle|soy|me llamo|sono|mi chiamo|ich bin|ich heiße|ik ben|ik heet|jestem|nazywam się|sou(?: [oa])?|chamo-me|me chamo) \p{L}{2,20}(?: \p{L}{2,20}){1,2}$/iu;
const IS_OF_TRADE =
  /^(?:i['’]?m|i am|we['’]?re|we are|soy|somos|sou|je suis|nous sommes|ich bin|wir sind|sono|siamo|ik ben|wij zijn|we zijn|jestem|jesteśmy) (?!(?:looking|thinking|planning|trying|not|buscando|a la recherche|à la recherche|auf der suche|cercando|op zoek)(?!\p{L}))(?:an? |une? |un |eine? |einen |een |uma? )?\p{L}{4}[^.!?]{0,80}$/iu;
const hasName = (text: string): boolean =>
  text
    .split(' ')
    .slice(-2)
    .every((word) => /^\p{Lu}/u.test(word));

/** "I'm Sidonie Marchal, caterer in Épinal, and I'd like a page": who it is, beside what they do. */
function introduce(pieces: readonly Piece[], sentence: string, lexicon: Lexicon): void {
  const [first, next] = pieces;
  const opening = first ? sentence.slice(first.start, first.end).trim() : '';
  // "I'm a plumber in Leeds and want a page": what somebody does, before the request.
  if (
    first?.kind === 'order' &&
    pieces.length > 1 &&
    IS_OF_TRADE.test(opening) &&
    lexicon.wantsPage.test(sentence.slice(next?.start))
  )
    first.kind = 'content';
  if (first?.kind !== 'order' || next?.kind !== 'content') return;
  const text = sentence.slice(first.start, first.end).trim().replace(/,$/, '');
  if (INTRODUCES.test(text) && hasName(text)) first.kind = 'content';
}

const FEW_DENIED = 4;
const STOCK = /(?<!\p{L})stock(?:[ -]?(?:photo|foto|bild|image|picture)\p{L}*|s)?(?!\p{L})/iu;

/** "No televisions, no microwaves, no phones": one of what visitors shall not bring. */
function goOnDenying(pieces: Piece[], sentence: string, lexicon: Lexicon): void {
  const opensAs = (text: string) => lexicon.withoutFirst.exec(text)?.[0].toLowerCase();
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (piece.kind !== 'order' || before?.kind !== 'content') continue;
    const text = sentence.slice(piece.start, piece.end).trim();
    const last =
      sentence
        .slice(before.start, before.end)
        .trim()
        .split(/ [–—-] |, /)
        .at(-1) ?? '';
    const own = opensAs(text);
    const isAlike = own !== undefined && own === opensAs(last);
    // "No dogs, no stock photos"
    const isOfPage = lexicon.pictures.test(text) || STOCK.test(text);
    if (isAlike && !isOfPage && countWords(text) <= FEW_DENIED && countWords(last) <= FEW_DENIED)
      piece.kind = 'content';
  }
}

/** "Do not mention the shop, we closed it", "a warm tone, no pity": what follows a prohibition or an instruction. */
function followForbidding(pieces: Piece[], sentence: string, lexicon: Lexicon): void {
  const textOf = ({ start, end }: Piece) => plainClause(sentence.slice(start, end).trim(), lexicon);
  const first = pieces[0];
  const forbids =
    first?.kind === 'order' && lexicon.order.test(textOf(first)) && lexicon.withoutFirst.test(textOf(first));
  for (const [at, piece] of pieces.entries()) {
    const text = textOf(piece);
    const before = pieces[at - 1];
    // "We need no news, it's been untouched since 2014": how old it is.
    const isOld = before?.kind === 'order' && lexicon.without.test(textOf(before)) && UNTOUCHED.test(text);
    if (isOld) piece.kind = 'order';
    if (piece.kind !== 'content' || /\d/.test(text)) continue;
    if (before?.kind !== 'order') continue;
    const short = lexicon.withoutFirst.test(text) && countWords(text) <= 3;
    const reason = countWords(text) <= 10 && REASON.test(text) && lexicon.without.test(textOf(before));
    if (forbids || short || reason) piece.kind = 'order';
  }
}

/** "Nosotros lo que queremos es ...": what only leads to an instruction belongs to it. */
function markLeads(pieces: readonly Piece[], sentence: string): void {
  for (const [at, piece] of pieces.entries()) {
    const text = sentence.slice(piece.start, piece.end).trim();
    const leads = LEADS.test(text) && countWords(text) <= MAX_LEAD;
    const next = pieces[at + 1]?.kind;
    if (piece.kind === 'content' && leads && next && next !== 'act') piece.kind = next;
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
      last.text = closed(sentence, last.start, end);
      last.parts.push(sentence.slice(start, end));
    } else if (last?.kind === 'mention' && kind === 'content') {
      last.text = sentence.slice(last.start, end);
    } else clauses.push({ start, kind, text: closed(sentence, start, end), parts: [sentence.slice(start, end)] });
  }
  return clauses;
}

/** A part of a sentence with the bracket that closes one in it. */
function closed(sentence: string, start: number, end: number): string {
  const text = sentence.slice(start, end);
  return sentence.charAt(end) === ')' && text.includes('(') ? `${text})` : text;
}

/** "O Sr", before its stop. */
const endsInTitle = (text: string): boolean => {
  const [last = ''] = /(?<!\p{L})\p{L}{2,12}$/u.exec(text) ?? [];
  return last !== '' && isAbbreviation(`${last}.`);
};

const MARK = /[,;] |,(?=\p{L})| [–—-] |—|\((?!\d)|(?<!\(\d[^()\s]{0,8})\)|\. (?=\p{L})|: /gu;

/** The parts between commas, dashes and brackets, and on both sides of an "and" where only one of them instructs. */
function spansOf(sentence: string, lexicon: Lexicon): [number, number][] {
  const spans: [number, number][] = [];
  const wrappers = [lexicon.act.exec(sentence), lexicon.mention.exec(sentence)];
  let start = 0;
  for (const mark of sentence.matchAll(MARK)) {
    if (wrappers.some((found) => found && mark.index >= found.index && mark.index < found.index + found[0].length))
      continue;
    if (mark[0].startsWith('. ') && endsInTitle(sentence.slice(start, mark.index))) continue;
    if (mark[0] === ': ' && !lexicon.request.test(sentence.slice(start, mark.index + 2))) continue;
    if (mark.index > start) spans.push([start, mark.index]);
    start = mark.index + mark[0].length;
  }
  if (start < sentence.length) spans.push([start, sentence.length]);
  return withListed(sentence, spans, lexicon)
    .flatMap(([from, to]) => runOnSpans(sentence, from, to, lexicon))
    .flatMap(([from, to]) => dividedAtAnd(sentence, from, to, lexicon));
}

const FEWEST_LISTED = 3;
const MOST_IN_LISTED = 4;

/** "I restore paper: maps, prints, letters": what a sentence lists behind a colon belongs to what it says before it. */
function withListed(
  sentence: string,
  spans: readonly [number, number][],
  lexicon: Lexicon,
): readonly [number, number][] {
  const colon = sentence.indexOf(': ');
  const at = colon < 0 ? -1 : spans.findIndex(([from, to]) => from < colon && colon < to);
  const [from, to] = spans[at] ?? [0, 0];
  const items = [[colon + 2, to] as const, ...spans.slice(at + 1)].map((item) => sentence.slice(...item));
  const isList =
    at >= 0 &&
    items.length >= FEWEST_LISTED &&
    items.every(
      (item) => countWords(item) <= MOST_IN_LISTED && !lexicon.withoutFirst.test(item.trim()) && !isMood(item, lexicon),
    );
  const head = sentence.slice(from, colon);
  const isOfPage = [lexicon.page, lexicon.pageThing, lexicon.look].some((words) => words.test(head));
  if (!isList || isOfPage || isForm(head, lexicon) || kindOf(head, lexicon) !== 'content') return spans;
  return [...spans.slice(0, at), [from, spans.at(-1)?.[1] ?? to]];
}

function dividedAtAnd(sentence: string, from: number, to: number, lexicon: Lexicon): [number, number][] {
  const text = sentence.slice(from, to);
  if (deniesOfOurs(text, lexicon)) return [[from, to]];
  let tries = 0;
  const because = text.length <= LOOKED_BACK ? BECAUSE_WITHIN.exec(text) : null;
  if (because && kindOf(text.slice(0, because.index), lexicon) === 'order') {
    const cut = from + because.index;
    return [...dividedAtAnd(sentence, from, cut, lexicon), [cut + 1, to]];
  }
  const so = text.length <= LOOKED_BACK ? SO_WITHIN.exec(text) : null;
  if (so && kindOf(text.slice(so.index + so[0].length), lexicon) === 'order') {
    const cut = from + so.index;
    return [...dividedAtAnd(sentence, from, cut, lexicon), [cut + 1, to]];
  }
  for (const and of text.matchAll(lexicon.and)) {
    tries += 1;
    if (tries > 8) break;
    const right = text.slice(and.index + and[0].length);
    const left = text.slice(0, and.index);
    if (goesOnUnsaid(left, right)) continue;
    const [leftKind, rightKind] = [kindOf(left, lexicon), kindOf(right, lexicon)];
    // "My wife and me keep 14 hives": two who do something.
    const isFew = countWords(left) <= FEWEST_LEFT && kindByRules(left, lexicon) === 'content';
    if (isFew && leftKind === 'order' && rightKind === 'content') continue;
    const receives = lexicon.receive.test(right) && isForm(sentence, lexicon);
    const divides =
      receives ||
      (leftKind !== rightKind && (rightKind !== 'content' || lexicon.own.test(right.split(' ', 2).join(' '))));
    if (divides) {
      const cut = from + and.index;
      return [[from, cut], ...dividedAtAnd(sentence, cut + and[0].length, to, lexicon)];
    }
  }
  return [[from, to]];
}

/** Whether a part goes on with the list of the instruction before it: "show photos of cakes, bread, coffee". */
function goesOn(text: string, before: Piece, sentence: string, lexicon: Lexicon): boolean {
  if (before.kind === 'act' && BECAUSE.test(text.trim())) return !/\d/.test(text);
  if (before.kind === 'act')
    return /^(?:which|who|qui|que|qué|die|das|der|dat|wat|che|która|który|które)(?!\p{L})/iu.test(text.trim());
  if (before.kind !== 'order') return false;
  // "I'd like a little page, mobile hairdresser around Niort": what the page is for.
  const asked = sentence.slice(before.start, before.end);
  if (before.start === 0 && lexicon.wantsPage.test(asked) && uncovered(text, lexicon) > 1) return false;
  const bare = text.trim().replace(lexicon.andFirst, '').trim();
  const said = sentence.slice(Math.max(0, before.end - LOOKED_BACK), before.end);
  const form = isForm(said, lexicon) || (lexicon.formWord.test(said) && !/\d{4}|@/.test(said));
  if (BECAUSE.test(bare)) return true;
  if (/^(?:dass|that|que|che|dat|że)(?!\p{L})/iu.test(bare) && lexicon.without.test(said)) return true;
  const receive = lexicon.receive.exec(bare);
  if (form && receive) return countWords(bare.slice(receive[0].length)) <= 1;
  // What one chooses from stands in brackets: "distance (5 km or 10 km)".
  const told = form ? bare.replace(/\([^()]*\)?$/, '') : bare;
  if (countWords(told) > (form ? 12 : MAX_CONTINUATION) || /\d|@|["“„«]/.test(told)) return false;
  if (lexicon.own.test(bare) || lexicon.addressed.test(bare) || lexicon.audience.test(bare)) return false;
  const gap = sentence.slice(0, before.end).split(MARK).at(-1) ?? '';
  const opens = gap.trim();
  if (lexicon.withoutFirst.test(opens)) return lexicon.andFirst.test(text.trim());
  return (
    uncovered(opens, lexicon) > 0 || lexicon.show.test(opens) || lexicon.order.test(opens) || isForm(opens, lexicon)
  );
}
