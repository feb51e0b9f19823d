import { Parser } from 'htmlparser2';
import { withBars } from './table-bars.ts';

/** Mark-up with contents that nobody reads, and comments. */
const UNSEEN = /<(script|style|template|noscript)(?![\w-])[^<>]{0,300}>[^<]{0,5000}<\/\1 ?>|<!--[^<>]{0,2000}-->/gi;
/** The title of a pasted page that names nothing: "Website", "Página nova". */
const IDLE_TITLE =
  /<title(?: [^<>]{0,100})?>\s{0,20}(?:(?:my|our|the|a|new|mi|la|nuev[oa]|mon|le|nouve(?:au|lle)|meine?|neue[rs]?|die|il|nuov[oa]|de|nieuwe|moja|nowa|minha|nov[oa]) )?(?:home|homepage|home page|start|startseite|inicio|início|accueil|index|landing page|website|site|web|web ?page|page|página|página web|pagina|pagina web|seite|webseite|strona|sito|sito web|site web|untitled|untitled document|document|documento|unbenannt|unbenanntes dokument|ohne titel|sin título|documento sin título|sem título|documento sem título|sans titre|document sans titre|senza titolo|naamloos|zonder titel|bez tytułu|titel|title|título|titre|titolo)(?: (?:new|nuev[oa]|nov[oa]|nouvelle|nuov[oa]|neu|nowa|sin título|sem título|untitled))?(?: \d{1,3})?\s{0,20}<\/title ?>/giu;
/** "SHORT SHORE – CONTENT DOCUMENT (v4)": what a first line calls the document that it heads. */
const DOCUMENT_BEHIND_NAME =
  /^(?<name>[^\n–—|]{2,80}?) ?[–—|-] (?:(?:web ?site|web|page|landing ?page) )?(?:content(?:s)?|copy|text) ?(?:document|doc|deck|draft|brief)?(?: ?v ?\d[\d.]{0,4})?(?: ?\([^()\n]{0,80}\))?(?=\n|$)|^(?<owner>[^\n–—|]{2,80}?) ?[–—|-] (?:web(?:site|seiten)?text\p{L}{0,2}|texte?s? (?:für|pour|para|per|voor|do|na) (?:die |le |la |el |il |lo |de |het )?(?:web|site|website|webseite|página|pagina|sito|strony|stronę)[^\n]{0,20})(?=\n|$)/iu;
const ENTITY = /&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8}\d{0,2});/gi;

/** Dots before a sum with its currency, or before the number that ends a line. */
const LEADERS =
  / ?(?:(?<![.·_])[.·_]{4,}|(?<!…)…{2,}) ?(?=[€£$] ?\d|\d[\d.,]{0,9} ?(?:,-|[€£$]|(?:zł|eur|euros?|pounds?|dollars?|chf|kr|reais)(?!\p{L}))|\d[\d ,:/()+–-]{0,24}(?:\.\d{1,2})?$)/gimu;

/** "Bread knife ... £7": fewer dots, between spaces. */
const SHORT_LEADERS =
  /(?<=[\p{L}\d)]) (?:\.{2,3}|…) (?=(?:[€£$]|R\$) ?\d|\d[\d.,]{0,9} ?(?:[€£$]|(?:zł|euros?|eur)(?!\p{L})))/gu;

/** The character that an entity of HTML stands for. */
function decoded(entity: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true });
  parser.end(entity);
  return text;
}

/** "Disco polo nie gramy :) dojazd ...": a face of marks, which mostly ends a sentence. */
const SMILEY = /(?<=[\p{L}\d.!?,]) ?[:;]['’]?-?[)DP](?=[ \n]|$)/gu;
const withoutSmiley = (smiley: string, at: number, all: string): string => {
  const line = all.slice(all.lastIndexOf('\n', at) + 1, at);
  if (line.split('(').length > line.split(')').length) return smiley;
  return /[.!?,]$/.test(line) || !/^ \S/.test(all.slice(at + smiley.length)) ? '' : '.';
};

/** "Gratuit -12 ans": a sign that says "younger than", and parts nothing. */
const YOUNGER = /(?<=^|[ (])-(?=\d{1,2} ?(?:ans|años|anos|anni|jahre?|jaar|lat|yrs?|years?)(?!\p{L}))/gimu;

/** "(see below)": where something stands in the description, which says nothing of the page. */
const SEE_BELOW =
  / ?\((?:(?:please )?see (?:below|above)|siehe (?:unten|oben)|s\. ?[uo]\.|ver (?:abajo|más abajo|arriba|abaixo|acima)|vedi (?:sotto|sopra)|voir (?:ci-dessous|plus bas|ci-dessus)|zie (?:onder|hieronder|boven)|patrz (?:niżej|poniżej|wyżej))\)/giu;

/** Folds white space, drops mark-up and characters that nobody can read, and keeps the line breaks. */
export const normalise = (text: string): string =>
  withBars(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n'),
  )
    .replace(UNSEEN, ' ')
    .replace(IDLE_TITLE, ' ')
    .replace(DOCUMENT_BEHIND_NAME, '$<name>$<owner>')
    // Notes between the marks of no element.
    .replace(/<<([^<>\n]{2,160})>>/g, '[$1]')
    .replace(/<br ?\/?>|<\/(?:p|li|h\d|div|title)>/gi, '\n')
    .replace(/<li>/gi, '\n- ')
    .replace(/<\/?(?:b|i|u|em|strong|a|span|small|mark)(?: [^<>]{0,300})?>/gi, '')
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, ' ')
    .replace(ENTITY, decoded)
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(SMILEY, withoutSmiley)
    .replace(YOUNGER, '−')
    .replace(SEE_BELOW, '')
    // Stars around a heading.
    .replace(/^([★☆✦✧✩✪✶]) ?([^\n★☆✦✧✩✪✶]{2,70}?) ?\1$/gmu, '$2')
    // Dots that lead to a price, as on a menu.
    .replace(/(?<=\p{L}{2})\.(?= \.{4,} ?[\d€£$])/gu, '')
    .replace(LEADERS, ' ')
    .replace(SHORT_LEADERS, ' ')
    .replace(
      /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\uFFFD\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu,
      (char) => (char === '\n' ? char : ''),
    )
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A text for comparing: lower case, without accents, marks and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "Sports hall, or" of "Sports hall, or Sunday at 8". */
const JOINS_END = /, (?:or|and|o|y|e|ou|et|und|oder|en|of|i|lub|oraz)$/iu;
/** The dash of "15.–" belongs to the sum, the last stop of "15.6.–15.9." to the date. */
const OUTER =
  /^(?:[\s,;:.·•–—-]+|\/ )|(?<![\s,;:·•–—-])(?<!\d\.(?=[–—-]{1,2}$))(?<![–—-] ?\d{1,2}\.(?:0?[1-9]|1[0-2])(?=\.$))[\s,;:·•–—-]+$/g;
const LINK_OR_HANDLE = /^(?:https?:|www\.|\S+@|@|\p{Ll}[\p{L}\d-]*\.\p{Ll})/u;

/** A piece of a sentence as it may be published: no stray separators around it, a capital at its beginning. */
export function tidied(piece: string): string {
  const text = unbracketed(piece.trim().replace(OUTER, '').replace(JOINS_END, '').trim());
  if (LINK_OR_HANDLE.test(text)) return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  // eBay, iPad: a capital in the second place says that the small letter is meant.
  const second = text.slice(first.length, first.length + 1);
  return /\p{Lu}/u.test(second) ? text : first.toUpperCase().trim() + text.slice(first.length);
}

/** Drops a bracket at either end that has no partner. */
function unbracketed(text: string): string {
  const opens = text.split(/[([]/).length;
  const closes = text.split(/[)\]]/).length;
  if (opens < closes) return text.replace(/(?<![)\]])[)\]]+([.!?]?)$/, '$1').trim();
  if (opens > closes) return text.replace(/^[([]+/, '').trim();
  return opens === 2 && closes === 2 && /^[([].*[)\]]$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** "24 h): 40 %" of "(24 h): 40 %": what was cut within a bracket does not end it. */
function withoutLoneEnd(text: string): string {
  const at = text.indexOf(')');
  // "1) take a photo" counts.
  const isLone = at >= 0 && !text.slice(0, at).includes('(') && !/^[\p{L}\d]{1,2}\) /u.test(text);
  return isLone ? `${text.slice(0, at)}${text.slice(at + 1)}` : text;
}

/** "Sign the petition (2,140 so far" of what goes on within the bracket. */
function closedAtEnd(text: string): string {
  const at = text.lastIndexOf('(');
  const isOpen = at > 0 && text.charAt(at - 1) === ' ' && !text.slice(at).includes(')');
  return isOpen ? text.replace(/([.!?]?)$/, ')$1') : text;
}

/** A text of which no bracket is half: one that was cut within it is closed, or left out. */
export function withWholeBrackets(text: string): string {
  const opens = text.split('(').length;
  const closes = text.split(')').length;
  return opens === closes ? text : opens > closes ? closedAtEnd(text) : withoutLoneEnd(text);
}
