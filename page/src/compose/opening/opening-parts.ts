import { READS_AS_DATE } from '../../brief/times/dates.ts';
import { capitalised } from '../capitalised.ts';
import { IN_A_LIST, partsAtCommas } from '../head-clause.ts';
import { sentencesOf } from '../headline.ts';
import { headlineScore, isDetail, isDoing, isSpoken, namesNothing, tellsTown } from '../headline-score.ts';
import { asHeadline } from '../known-fact.ts';

/** What stands at the top of a page. */
export interface Top {
  headline: string;
  lead: string;
}

const EDGES = /^[\s,;:.–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu;
/** What parts a headline from what the same sentence goes on to tell. */
const PARTED = /^(?:[,;:]|\s[–—-]|\.?\s?\()/u;

/** A lead without the headline that it begins with, where a comma or the like parts them. */
function withoutHeadline(headline: string, lead: string): string {
  if (headline === '' || !lead.toLowerCase().startsWith(headline.toLowerCase())) return lead;
  const rest = lead.slice(headline.length);
  const [line = '', ...others] = rest.split('\n');
  if (/^ ?[.!?]?$/.test(line)) return others.join('\n');
  if (!PARTED.test(line)) return lead;
  const told = line.replace(EDGES, '').replace(/^\(([^()]*)\)(?! \p{L})/u, '$1');
  return [capitalised(told), ...others].filter((part) => part !== '').join('\n');
}

/** "dienstags 18 bis 20 Uhr" */
const AT_TIMES = /^\p{L}[^,]{0,30}\d{1,2}(?:[:.]\d{2})? ?(?:uhr|h|am|pm|a\.m\.|p\.m\.|uur|godz\.?)(?!\p{L})/iu;
/** "en el centro de Logroño": where, which a headline tells. */
const IN_TOWN =
  /^(?:in|near|at|en|à|a|ad|em|na|no|bei|te|w|we|nel|nella|cerca de|perto de|vicino a|près de)(?= ).* \p{Lu}/u;
const LONG_WITH_TOWN = 78;
const LONG = 54;
const SHORTEST_HEAD = 12;

const NAMES_ALONE = /^\p{Lu}[\p{L}'’-]+(?: (?:d[aeo] )?\p{Lu}[\p{L}'’-]+){0,2}$/u;

/** As many parts of a long headline as say what it is and where; what follows, a date above all, is told below it. */
function dividedHeadline(headline: string): { head: string; rest: string } {
  const parts = partsAtCommas(headline);
  const dated = parts.findIndex((part, at) => at > 0 && (READS_AS_DATE.test(part) || AT_TIMES.test(part)));
  const most = dated > 0 ? dated : parts.length;
  if (headline.length <= LONG && dated < 0) return { head: headline, rest: '' };
  let head = parts[0] ?? '';
  let count = 1;
  for (const part of parts.slice(1, most)) {
    if (`${head}, ${part}`.length > (IN_TOWN.test(part) ? LONG_WITH_TOWN : LONG)) break;
    head = `${head}, ${part}`;
    count += 1;
  }
  const rest = parts.slice(count).join(', ');
  // "weddings, fairs and building sites" is one list.
  // "..., Kelvinside, Glasgow": where it is stays together.
  const isWhere = NAMES_ALONE.test(rest) && headline.length <= MOST_PROMOTED && tellsTown(head);
  const isHead = head.length >= SHORTEST_HEAD && head.includes(' ') && rest !== '' && !IN_A_LIST.test(rest) && !isWhere;
  return isHead ? { head, rest } : { head: headline, rest: '' };
}

const WORDS_OF_TRADE = 2;
/** A headline of at most so many letters keeps the name. */
const MOST_WITH_NAME = 40;

/** "behind the station", "avec Luc": what is said beside a trade. */
const BESIDE =
  /^(?:in|on|at|near|next|just|outside|close|between|behind|opposite|by|with|for|from|since|and|en|a|al|junto|cerca|entre|detrás|frente|con|para|por|desde|y|à|au|aux|chez|près|entre|avec|pour|depuis|et|bei|nahe|zwischen|beim|am|an|im|mit|für|seit|und|hinter|neben|ad|da|per|dal|vicino|tra|e|em|perto|na|no|ao|com|desde|bij|met|voor|sinds|op|te|w|we|przy|obok|z|ze|dla|od|i)(?!\p{L})/iu;
/** "Shiftwell is rota software": whose name stands in the header, and what it is. */
const IS_A =
  /^ (?:is|are|es|son|é|são|est|sont|ist|sind|è|sono|zijn|to) (?:(?:an?|una?|um|uma|une?|eine?|een) |un['’])?(?=\p{L})/iu;

/** "praia da Baleeira", "quartier Zola": where, and no trade. */
const NAMES_PLACE =
  /^\p{Ll}+ (?:(?:d[aeo]s?|del|della|du|des|of|van|von|di) (?:(?:la|los|las) )?)?\p{Lu}[\p{L}'’/-]+(?: \p{Lu}[\p{L}'’/-]+){0,2}$/u;

/** "Jost Petersen, certified farrier from Husum" below the name in the header: the trade alone. */
function withoutBrand(headline: string, brand: string): string {
  if (brand === '' || !headline.startsWith(brand)) return headline;
  const rest = headline.slice(brand.length);
  const said = rest.replace(/^, /, '').replace(IS_A, '');
  const trade = isDoing(said) ? rest : said;
  const isTrade = rest !== trade && trade.split(' ').length > WORDS_OF_TRADE;
  const isTimed = READS_AS_DATE.test(trade) || AT_TIMES.test(trade);
  const isLong = headline.length > MOST_WITH_NAME && /^\p{Ll}/u.test(trade) && !BESIDE.test(trade);
  return isTrade && !isTimed && !NAMES_PLACE.test(trade) && (isLong || IS_A.test(rest)) ? capitalised(trade) : headline;
}

const MOST_PROMOTED = 92;
const FEWEST_PROMOTED = 3;
/** "Is a dog rescue in Scarborough, registered charity no. 1999842": what it is, before what else is said. */
const FURTHER = /, |; | [–—-] | \(/u;

/** "Meet Tiffa, the stacking lunchbox" */
const MEETS = /^(?:meet|conoce a|conheça|voici|découvrez|ecco|scopri|dit is|maak kennis met|poznaj) $/iu;
/** From here on a lead that only stands below the name says what it is. */
const PROMOTED = 2;
/** "Fica em Belo Horizonte": where it is. */
const LIES_IN =
  /^(?:fica(?:mos)?|está|estamos|queda|se encuentra|liegt|leży|ligt|si trova|se trouve|sits|lies|shipping|versand|wysyłka|spedizione|envíos?|envio|livraison|verzending)(?!\p{L})/iu;
/** "Free, for 120 people": what it costs. */
const FREE_FIRST =
  /^(?:free|gratis|gratuit\p{L}*|kostenlos\p{L}*|grátis|za darmo|bezpłatn\p{L}*)(?=[,.]| for(?!\p{L}))/iu;

/** Whether a lead is several lines of a list rather than sentences. */
const isListed = (lead: string): boolean => {
  const lines = lead.split('\n');
  return lines.length > 1 && lines.filter((line) => !/[.!?…]$/.test(line)).length > 1;
};

/**
 * What a lead says first of the name that stands in the header already, as the headline: "Paws on the Pier" above "Paws on the
 * Pier is a dog rescue in Scarborough" is headed by "Dog rescue in Scarborough". The same top where the lead says no such thing.
 */
function promoted({ headline, lead }: Top, brand: string): Top {
  // "Welder wanted" is what the page is about, and no name.
  const isName = brand !== '' && !/ \p{Ll}[\p{L}-]*$/u.test(brand) && !tellsTown(brand);
  if (!isName || headline.toLowerCase() !== brand.toLowerCase() || isListed(lead)) return { headline, lead };
  const first = sentencesOf(lead)[0] ?? '';
  const sentence = first.replace(/[.]$/, '');
  const after = lead.slice(first.length).trim();
  const named = sentence.indexOf(brand);
  const isMet = named > 0 && MEETS.test(sentence.slice(0, named)) && sentence.startsWith(', ', named + brand.length);
  const isDefined = isMet || (named === 0 && IS_A.test(sentence.slice(brand.length)));
  const said = isDefined ? sentence.slice(named + brand.length).replace(isMet ? /^, /u : IS_A, '') : sentence;
  const at = said.length > LONG || isDetail(said) ? (FURTHER.exec(said)?.index ?? said.length) : said.length;
  const head = said.slice(0, at);
  const rest = said
    .slice(at)
    .replace(EDGES, '')
    .replace(/^\(([^()]*)\)(?! \p{L})/u, '$1');
  const isHead =
    head.split(' ').length >= FEWEST_PROMOTED &&
    head.length <= MOST_PROMOTED &&
    !/[?!:@]|\d{4,}[ ./-]?\d|\.{3}/.test(head) &&
    !isDetail(head) &&
    !namesNothing(head) &&
    !FREE_FIRST.test(head) &&
    head !== head.toUpperCase() &&
    (isDefined || (!isSpoken(head) && !LIES_IN.test(head) && headlineScore(head, [brand], 0) >= PROMOTED)) &&
    !IN_A_LIST.test(rest);
  if (!isHead) return { headline, lead };
  return {
    headline: capitalised(head),
    lead: [rest === '' ? '' : capitalised(rest), after].filter((part) => part !== '').join('\n'),
  };
}

const FEWEST_TITLE_WORDS = 4;
const FEWEST_OF_EVENT = 3;

/**
 * Headline and lead without what both say, no longer than they are read at a glance. `title` is the name that the facts
 * know of the page, `brand` whose name stands in the header; both may be empty. `isTitled`: the name is that of an event or a
 * work, which heads its page.
 */
export function refinedTop({ headline, lead }: Top, title: string, brand: string, isTitled = false): Top {
  // The title of a work heads its page, before the kind of work that it is.
  const isTitle =
    title.split(/\s+/).length >= (isTitled ? FEWEST_OF_EVENT : FEWEST_TITLE_WORDS) &&
    headline !== '' &&
    !headline.includes(title) &&
    !lead.includes(title);
  const titled = isTitle ? { headline: title, lead: [headline, lead].filter(Boolean).join('\n') } : { headline, lead };
  const top = isTitled || isTitle ? titled : promoted(titled, brand);
  const bare = withoutBrand(top.headline, brand);
  // "I'm Ann Bell and I write slow, wintry novels" is not parted between its words, and stands below the name.
  const isToldWhole = isSpoken(bare) && bare.length > LONG && brand !== '' && !bare.startsWith(brand);
  const { head, rest } =
    isToldWhole && dividedHeadline(bare).rest !== '' ? { head: brand, rest: bare } : dividedHeadline(bare);
  const told = withoutHeadline(top.headline, top.lead);
  return {
    headline: asHeadline(head),
    lead: [rest === '' ? '' : capitalised(rest.replace(EDGES, '')), told].filter((part) => part !== '').join('\n'),
  };
}

/** "Le Grand Écart" of "École de cirque, Le Grand Écart, à Quimper": the name between a trade and its town; empty elsewhere. */
export const nameBetween = (text: string): string =>
  /^\p{L}[^,]{3,40}, ((?:\p{Lu}[\p{L}'’&.-]*)(?: (?:\p{Lu}[\p{L}'’&.-]*|&|de|del|la|di|da|do|du|van|of|the)){1,4}), (?:in|near|at|à|en|em|a|ad|bei|te|w|we|cerca de|vicino a|près de) \p{Lu}/u.exec(
    text,
  )?.[1] ?? '';

/** What stands behind "Free PDF: ", where that only says what kind of thing it is; empty elsewhere. */
export const titleBehind = (text: string): string => /^[^:,.]{3,24}: ([^:]{8,60})$/u.exec(text)?.[1] ?? '';

/** A name in quotation marks within a text of which nothing else can be a name; empty where there is none. */
export const quotedName = (text: string): string =>
  capitalised(/["“„«]([^"“”„«»]{4,50})["”“»]/u.exec(text)?.[1]?.trim() ?? '');

/** "Kassel: swept clean at a fixed price" below "Entrümpelung Brandauer": the town belongs to the name. */
const TOWN_FIRST = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?): (?=\p{L})/u;

/** A headline that is the name alone, with the town that stands first below it. */
export function withTown({ headline, lead }: Top, brand: string): Top {
  const [led = '', town = ''] = headline === brand ? (TOWN_FIRST.exec(lead) ?? []) : [];
  return town === ''
    ? { headline, lead }
    : { headline: `${headline}, ${town}`, lead: capitalised(lead.slice(led.length)) };
}
