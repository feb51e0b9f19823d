import { MONTHS } from '../brief/words/calendar.ts';
import { tradeMotif } from './trades.ts';

const ARTICLE: ReadonlySet<string> = new Set([
  ...['a', 'an', 'un', 'una', 'uno', 'um', 'uma', 'une', 'ein', 'eine', 'een'],
]);
const IN: ReadonlySet<string> = new Set(['in', 'near', 'en', 'em', 'à', 'a', 'ad', 'bei', 'te', 'bij', 'w', 'we']);
const OF: ReadonlySet<string> = new Set(['of', 'from', 'de', 'di', 'da', 'von', 'van']);
const HERE: ReadonlySet<string> = new Set(['here', 'aquí', 'aqui', 'ici', 'hier', 'qui', 'tutaj', 'right', 'just']);
const MOST_WORDS = 6;
const LONG = 4;
const SELF =
  /^(?:i['’]?m|i am|my name(?:['’]s| is)|soy|me llamo|(?:eu )?sou|chamo-me|me chamo|je suis|je m['’]appelle|ich bin|ich heiße|mein name ist|(?:io )?sono|mi chiamo|ik ben|mijn naam is|jestem|nazywam się)(?: (?:the|der|die|o|a|el|la|de))? /iu;

/** Who speaks or goes on about something: no part of the name of a trade. */
const CLAUSE =
  /^(?:i|i['’].*|we|we['’].*|you|he|she|they|it|my|our|who|that|which|and|yo|que|mi|eu|meu|je|j['’].*|nous|on|qui|mon|ich|wir|mein.*|der|die|das|io|noi|che|mio|ik|wij|we|dat|die|mijn|really)$/iu;

/** "And I make soap": what goes on. */
const GOES_ON = /^(?:y|e|et|und|en|i|ed)$/iu;

/** "Faço", behind "Sou a Filipa e": what somebody does follows. */
const DOES =
  /^(?:make|makes|sell|teach|run|do|hago|hacemos|vendo|vendemos|tengo|doy|faço|fazemos|tenho|dou|fais|vends|donne|mache|baue|verkaufe|faccio|facciamo|insegno|maak|verkoop|geef|robię|prowadzę|sprzedaję)$/iu;

const ADJECTIVE = /^\p{Ll}{4,}e[rns]?$/u;
const MOST_ADJECTIVES = 2;

const isName = (word: string): boolean => /^\p{Lu}[\p{Ll}'’-]+$/u.test(word);
const isPlain = (word: string): boolean => /^\p{L}[\p{L}'’-]*$/u.test(word);

/** Who somebody is to others, and what happened to them: no trade. */
const NO_TRADE =
  /^(?:mum|mom|mother|father|dad|parent|wife|husband|widow|sister|brother|daughter|son|friend|man|woman|child|born|idea|stroke|accident|house|flat|home|year|dog|cat|madre|padre|viud[ao]|hermana|hermano|hij[ao]|amig[ao]|nacid[oa]|casa|piso|año|perr[oa]|gat[oa]|mãe|pai|viúv[ao]|irmã|irmão|filh[ao]|nascid[oa]|ideia|ano|maman|mère|papa|père|veuve|veuf|sœur|frère|fille|fils|ami|amie|née?|stage|idée|maison|appartement|an|mutter|vater|mama|witwe|witwer|schwester|bruder|tochter|sohn|freund|freundin|geboren|ausbildung|studium|unfall|idee|haus|wohnung|jahr|hund|katze|mamma|papà|vedov[ao]|sorella|fratello|figli[ao]|amic[ao]|nat[oa]|anno|moeder|vader|weduwe|zus|broer|dochter|zoon|vriend|vriendin|huis|jaar|hond|kat|burn-?out)$/iu;
/** What tells of now: "I run a", "tengo un". */
const RUNS =
  /(?:^|\s)(?:run|runs|have|own|am|are|i['’]m|we['’]re|tengo|tenemos|llevo|llevamos|soy|somos|regento|tenho|temos|sou|ai|j['’]ai|avons|tiens|tenons|suis|sommes|ho|abbiamo|gestisco|gestiamo|sono|siamo|habe|haben|führe|führen|betreibe|betreiben|bin|sind|heb|hebben|run|runnen|ben|zijn|mam|mamy|prowadzę|prowadzimy)$/iu;
/** What tells of once. */
const ONCE =
  /(?<!\p{L})(?:was|were|had|used|studied|worked|trained|started|lived|grew|met|lost|fui|era|fue|estudié|trabajé|tuve|pasé|estudei|trabalhei|tive|étais|était|fait|été|suivi|war|waren|hatte|hatten|gemacht|gelernt|ero|sono stat[oa]|vissuto|fatto|lavorato|studiato|was|waren|had|hadden|opgegroeid|gewerkt|gestudeerd|nonno|grandfather|abuelo|avô|grand-père|opa)(?!\p{L})/iu;
/** "Eine Ausbildung in Hamburg gemacht": the rest of a verb that begins with "have". */
const PARTICIPLE = /^(?:(?:ge|auf|aus|ein|ab)\p{Ll}{3,}(?:t|en)|\p{Ll}+(?:iert|lebt|lernt|loren|kauft))[,.]?$/u;

/** The words from one on up to a town: "taller de tapicería en Vallecas". */
function upToPlace(words: readonly string[], from: number): string {
  const first = words[from] ?? '';
  if (CLAUSE.test(first) || GOES_ON.test(first) || !isPlain(first)) return '';
  // "Sou a Filipa e faço sabonetes em Évora"
  if (isName(first) && GOES_ON.test(words[from + 1] ?? '') && DOES.test(words[from + 2] ?? ''))
    return upToPlace(words, from + 3);
  // A "dog groomer" is none of a "dog in June".
  const next = words[from + 1] ?? '';
  if (NO_TRADE.test(first) && (IN.has(next) || OF.has(next))) return '';
  for (let at = from + 1; at < Math.min(words.length - 1, from + MOST_WORDS); at += 1) {
    const town = words[at + 1]?.replace(/(?<![,.;:!])[,.;:!]+$/, '') ?? '';
    if (!isPlain(words[at] ?? '') || CLAUSE.test(words[at] ?? '')) return '';
    if (!IN.has(words[at] ?? '') || !isName(town) || town.length < LONG) continue;
    if (MONTHS.has(town.toLowerCase()) || PARTICIPLE.test(words[at + 2] ?? '')) return '';
    const trade = words.slice(from, at).filter((word) => !HERE.has(word));
    return trade.some((word) => word.length >= LONG) ? [...trade, words[at], town].join(' ') : '';
  }
  return '';
}

/**
 * A trade with its town, out of a sentence in which somebody tells of themselves: "Soy Julián y tengo un taller de
 * tapicería en Vallecas". Empty where there is none.
 */
export function tradeIn(text: string): string {
  const words = text.split(/\s+/).slice(0, 30);
  const self = SELF.exec(text)?.[0];
  if (self) {
    let at = self.trim().split(' ').length;
    const name = at;
    while (isName(words[at] ?? '') && at < name + 3) at += 1;
    // "Sarah Jones, a dog groomer near Bristol"
    const last = /^(.+),$/.exec(words[at] ?? '')?.[1] ?? '';
    const isApart = isName(last);
    if (isApart) at += 1;
    const isOne = isApart && ARTICLE.has(words[at] ?? '');
    if (isOne) at += 1;
    // "Ich bin freiberufliche Hebamme in Göttingen": German writes trades as it writes names.
    let noun = name;
    while (ADJECTIVE.test(words[noun] ?? '') && noun < name + MOST_ADJECTIVES) noun += 1;
    const isGerman = self.trim().toLowerCase() === 'ich bin' && !isApart;
    const isTrade = isGerman && isName(words[noun] ?? '') && IN.has(words[noun + 1] ?? '');
    const trade = isTrade ? upToPlace(words, name) : at > name ? upToPlace(words, at) : '';
    if (trade !== '' && (!isApart || isOne || tradeMotif(trade) !== null)) return trade;
  }
  for (const [at, word] of words.entries()) {
    const trade = ARTICLE.has(word) && isPlain(words[at + 1] ?? '') ? upToPlace(words, at + 1) : '';
    if (trade === '') continue;
    const before = words.slice(0, at).join(' ');
    if (RUNS.test(before) || (tradeMotif(trade) !== null && !ONCE.test(before))) return trade;
  }
  return '';
}
