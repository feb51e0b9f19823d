import { labelled, roleOf, TARGET } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import { isForWriter } from './remarks/around-sentences.ts';
import { TO_WRITER, writerScore } from './remarks/remark.ts';
import { countWords } from './text/phrases.ts';
import type { Unit } from './text/segment.ts';
import { isDay } from './times/hours.ts';
import { contactsIn } from './who/contacts.ts';
import { isGreetedLine } from './who/greeting.ts';
import { HEADS_DENIED, HEADS_WRITING, PLEASE } from './words/any-language.ts';
import { HELLO, HERE_IS } from './words/greetings.ts';
import { AS_ASKED } from './words/set-aside.ts';

const MOST_BELOW = 12;

const ENDS_IN_PRICE =
  /\p{L} ?(?:[€£$] ?\d{1,4}(?:[.,]\d{2})?|\d{1,4}[.,]\d{2}|\d{1,4}(?:[.,]\d{2})? ?(?:€|£|zł|eur|euros?))$/iu;

/** The first part of any website, and what stands above everything. */
export const SAYS_NOTHING =
  /^(?:details?|key (?:messages?|points?|facts)|(?:main|selling) points?|body(?: copy)?|(?:main )?copy|kernbotschaften|kernaussagen|fließtext|mensajes clave|puntos clave|cuerpo|messages? clés?|points? clés?|corps de texte|messaggi chiave|punti chiave|mensagens[- ]chave|pontos[- ]chave|kernboodschappen|kernpunten|główne przekazy|kluczowe przekazy|treść|(?:the )?facts?|info|information|inicio|portada|home|homepage|home page|accueil|start|startseite|início|pagina iniziale|strona główna|welcome|text|texts?|textos?|inhalt|content|contents?|(?:os |les |le |te )(?:paso|mando|dejo|envío) .{0,30}|(?:here['’]s|here is|here are) .{0,30}|voici .{0,30}|hier (?:ist|sind|kommt|kommen|is|zijn) .{0,30}|ecco .{0,30}|aqui (?:vai|vão|está|estão) .{0,30}|(?:oto|poniżej) .{0,30})$/iu;

/** "Questions?" before a number to ring: says nothing alone. */
export const ASKS_FOR_QUESTIONS =
  /^(?:any |more |noch |weitere |¿(?:alguna |tienes )?|une |des |alguma |vragen of |masz )?(?:questions?|queries|fragen|dudas?|preguntas?|dúvidas?|domande|vragen|opmerkingen|pytania) ?\?$/iu;

/** Whether a line is a heading that is known in every text. */
export function isKnownHeading(line: string, lexicon: Lexicon): boolean {
  const bare = line
    .toLowerCase()
    .replace(/ \([^()]*\)$/, '')
    .trim();
  return TARGET.test(bare) || lexicon.roles.has(bare) || lexicon.writerHeadings.has(bare) || isDay(line, lexicon);
}

/** "Preguntas: es tóxico? no.": a label before the first of several questions stands above them. */
export function labelQuestions(units: readonly Unit[], lexicon: Lexicon): void {
  for (const [at, unit] of units.entries()) {
    const parts = unit.text.endsWith('?') && !unit.heading && unit.under === '' ? labelled(unit.text) : null;
    if (!parts || roleOf(parts.label, lexicon) !== 'faq') continue;
    unit.text = parts.rest;
    const end = units.findIndex((other, index) => index > at && (other.block !== unit.block || other.under !== ''));
    for (const each of units.slice(at, end < 0 ? undefined : end)) each.under = parts.label;
  }
}

/** "Hey Coffee,", "Hello Gorgeous:" right above prices: what sounds like a greeting is a name there; empty elsewhere. */
export function nameAbovePrices([first, second]: readonly Unit[]): string {
  if (!first || !second || second.heading || !isGreetedLine(first.text) || countWords(first.text) !== 2) return '';
  return ENDS_IN_PRICE.test(second.text) ? first.text.replace(/[,:]$/, '').trim() : '';
}

/** "Text for the page of the boat:" */
const TEXT_FOR =
  /^(?:(?:the|el|los|la|o|os|le|les|der|die|il|i|de) )?(?:texte?|textos?|texts?|testo|testi|tekst\p{L}{0,2}|inhalte?|conten[iu]do|content|contenu|contenuti|inhoud|treść|copy|infos?|information(?:en|s|es)?|details?|notes?|notas|notizen|appunti|notities|notatki|wording) (?:for|para|pra|pour|für|per|voor|na|do|zu|zur|de|der|del|della|d[aoeu]) /iu;

/** "Página para el club de ajedrez:": what is asked for, above the lines that tell of it. */
const PAGE_FOR =
  /^(?:(?:a|una|uma|une|eine|een|la|the) )?(?:(?:new|landing|web|nueva|neue|nuova|nouvelle|nova|nieuwe|nowa) ?)?(?:page|web ?page|web ?site|landing|landing ?page|página|sitio|web|website|seite|webseite|homepage|pagina|sito|site|strona) (?:for|para|pour|für|per|voor|dla) [^:]{3,60}:$/iu;

/** "Forwarding what my partner sent me, see if it helps:": leads to a text that is passed on. */
const PASSES_ON =
  /^(?:(?:i['’]?m |i am )?forwarding|(?:te |os |le )?(?:reenvío|paso lo que)|(?:ich )?leite (?:dir |euch |ihnen )?(?:mal )?weiter|je (?:te|vous) (?:transfère|transmets)|(?:ti |vi )?(?:inoltro|giro)|(?:ik stuur|hierbij) (?:je |jullie )?(?:even )?door|(?:reencaminho|encaminho|repasso)|(?:przesyłam|przekazuję)(?: dalej)?)(?!\p{L})[^.\d]{0,80}:$/iu;

/** "Moin, hier meine Sachen für die Seite:": leads to everything that follows. */
const HERE_ARE = new RegExp(
  String.raw`^(?:${HELLO}(?: \p{L}{2,14})?[,!]? )?${HERE_IS} [^:.\d]{2,60} (?:page|site|website|seite|homepage|página|web|sito|pagina|stron[yęa])(?: \p{L}+)?:?$`,
  'iu',
);

/** "Press text, please turn into a landing page:": what stands above a text, and only asks for the page. */
export const asksForPage = (heading: string, { page, trailingPage }: Lexicon): boolean =>
  !/\d/.test(heading) &&
  ((page.test(heading) && (PLEASE.test(heading) || TEXT_FOR.test(heading))) ||
    trailingPage.test(heading.replace(/(?<![:\s])[:\s]+$/, '')) ||
    PAGE_FOR.test(heading) ||
    PASSES_ON.test(heading) ||
    HERE_ARE.test(heading) ||
    AS_ASKED.test(heading));

/** Whether most of the lines below a heading are remarks to the writer. */
export function headsRemarks(units: readonly Unit[], at: number, lexicon: Lexicon): boolean {
  const heading = units[at]?.text.replace(/(?<![:\s])[:\s]+$/, '');
  const below = units.slice(at + 1, at + 1 + MOST_BELOW).filter(({ under }) => under === heading);
  const remarks = below.filter(
    ({ text }) => isForWriter(text, lexicon) || writerScore(text, lexicon) >= TO_WRITER,
  ).length;
  return remarks > 0 && remarks * 3 >= below.length * 2;
}

/** "Questions people ask." before the first of them: a heading in the text. */
export function headsQuestions(units: readonly Unit[], at: number, lexicon: Lexicon): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  if (!unit || unit.heading || next?.block !== unit.block || !next.text.endsWith('?')) return false;
  const words = unit.text.replace(/[.]$/, '');
  // "Questions to hello@example.org" says how to ask.
  return countWords(words) <= 4 && !/[?@]|\d{4}/.test(unit.text) && roleOf(words, lexicon) === 'faq';
}

/** Whether a heading says that what stands below it shall not be told. */
export function headsDenied(units: readonly Unit[], at: number, language: string): boolean {
  const heading = units[at]?.text ?? '';
  if (!HEADS_DENIED.test(heading)) return false;
  const name = heading.replace(/(?<![:\s])[:\s]+$/, '');
  const below = units.slice(at + 1, at + 1 + MOST_BELOW).filter(({ under }) => under === name);
  // Who shall not be written to is rung at what stands below.
  const isReached = HEADS_WRITING.test(heading) && below.some(({ text }) => contactsIn(text, language).length > 0);
  return units[at + 1]?.under === name && !isReached;
}

// "Margherita 7", "Crocchè 2,50"
const BARE_PRICE = /^\p{L}[^\d€£$]{2,60} \d{1,3}(?:[.,]\d{1,2})?(?:,-)?$/u;

/** Whether most of the lines below a heading end in a price without a currency. */
export function headsPrices(units: readonly Unit[], at: number): boolean {
  const heading = units[at]?.text.replace(/(?<![:\s])[:\s]+$/, '');
  const below = units.slice(at + 1, at + 1 + MOST_BELOW).filter(({ under }) => under === heading);
  const prices = below.filter(({ text }) => BARE_PRICE.test(text)).length;
  return prices > 1 && prices * 3 >= below.length * 2;
}

const SHOUTED = /^[^\p{Ll}\d@:;,.?]{6,60}$/u;
const [FEWEST_SHOUTED, MOST_SHOUTED] = [2, 7];

/** "DISFRACES EL BAÚL DE LUPITA" above other lines: the title of a flyer in capitals; empty where there is none. */
export function shoutedTitle([first, second]: readonly Unit[], lexicon: Lexicon): string {
  const words = first ? countWords(first.text) : 0;
  const isTitle =
    first !== undefined && !first.item && SHOUTED.test(first.text) && words >= FEWEST_SHOUTED && words <= MOST_SHOUTED;
  if (
    !isTitle ||
    !second ||
    !/\p{Ll}/u.test(second.text) ||
    (second.paragraph === first.paragraph && second.paragraph !== undefined)
  )
    return '';
  const small = first.text.toLowerCase();
  return isOfPage(small, lexicon) ? '' : first.text.replace(/(?<!!)!+$/, '');
}

const MOST_IN_FLYER = 90;
const FEWEST_OF_FLYER = 2;
/** " – 9e édition": what stands behind a title. */
const BEHIND_TITLE = / [–—|-] [^–—|]{2,40}$/u;
const FLYER_TITLE = /^\p{Lu}[^\d@€£$:;!?]{3,50}(?: (?:19|20)\d\d)?$/u;
/** "Bienenzuchtverein Oberlauterbach e.V.": a stop that ends no sentence. */
const COMPANY_LAST = /(?<!\p{L})(?:e\. ?V|Co|Ltd|Inc|S\.L|S\.A|z\.s|o\.o)\.$/u;
/** The lines of a flyer that have to be lines; of those below them a quarter may be sentences. */
const FIRST_LINES = 3;
const MOST_SENTENCES = 0.25;

/**
 * "Carta, forbici, acqua" above other short lines without stops, a paragraph of their own: what a flyer is headed by; empty
 * where there is no flyer.
 */
export function titleOfFlyer(units: readonly Unit[], lexicon: Lexicon): string {
  const [first] = units;
  const end = units.findIndex(({ block }) => block !== first?.block);
  const lines = units.slice(0, Math.max(0, end));
  const isLine = ({ text, heading, item, paragraph }: Unit) =>
    !heading &&
    !item &&
    paragraph === undefined &&
    text.length <= MOST_IN_FLYER &&
    (!/[.!?:]$/.test(text) || COMPANY_LAST.test(text));
  const areLines =
    lines.slice(0, FIRST_LINES).every(isLine) &&
    lines.filter((unit) => !isLine(unit)).length <= lines.length * MOST_SENTENCES;
  if (!first || lines.length < FEWEST_OF_FLYER || !areLines || !lines.slice(1).some(({ text }) => /\d/.test(text)))
    return '';
  const title = first.text.replace(BEHIND_TITLE, '').trim();
  const words = countWords(title);
  const small = title.toLowerCase();
  return FLYER_TITLE.test(title) &&
    words >= FEWEST_SHOUTED &&
    words <= MOST_SHOUTED &&
    !isKnownHeading(small, lexicon) &&
    !lexicon.page.test(small)
    ? title
    : '';
}

/** Whether a line is a known heading, or speaks of the page. */
const isOfPage = (small: string, lexicon: Lexicon): boolean =>
  isKnownHeading(small, lexicon) || lexicon.page.test(small) || lexicon.pageThing.test(small);

const TITLE = /^\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’&-]*|\p{Ll}{1,3}|with|from|para|pour|voor|avec)){1,6}$/u;
const FEWEST_CAPITALS = 3;

/** "Wheel Throwing for Beginners" above a list: the title of what the list tells of; empty where there is none. */
export function titleAboveList([first, second]: readonly Unit[], lexicon: Lexicon, language: string): string {
  if (!first || !second?.item || first.item || language === 'de' || !TITLE.test(first.text)) return '';
  const capitals = first.text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
  return capitals < FEWEST_CAPITALS || isOfPage(first.text.toLowerCase(), lexicon) ? '' : first.text;
}
