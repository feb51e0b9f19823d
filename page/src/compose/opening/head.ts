import type { Fact } from '@landfall/shared/contracts';
import { namesFirstIn } from '../../brief/names.ts';
import { datesIn } from '../../brief/times/dates.ts';
import { HEADLINE } from '../../brief/wishes/wanted-headline.ts';
import { partsAtCommas } from '../head-clause.ts';
import { bestHeading, clauseOf, nextOf, type Said, saidOf } from '../headline.ts';
import { isDetail, isNews, isSpoken, namesNothing, refuses, says, tellsTime, tellsTown } from '../headline-score.ts';
import { asHeadline, lines, onlyText, restOf } from '../known-fact.ts';
import { onlyNames, ownerIn } from '../naming-lines.ts';
import { nameOf, type PageName, pageNameOf } from '../page-name.ts';
import { isSideMatter } from '../side-matter.ts';
import { tradeIn } from '../trade-in-town.ts';
import type { ComposeOptions, Writing } from '../writing.ts';
import { brandTold } from './brand-told.ts';
import { withoutAddress, withoutPhone } from './without-reach.ts';

/** From here on a sentence that somebody says of themselves is too long for a headline. */
const MOST_SPOKEN = 50;
/** A longer name tells what somebody does. */
const MOST_NAME_WORDS = 3;

/** Name, headline and first words of a page. */
export interface Head {
  named: PageName;
  brand: string;
  headline: string;
  lead: string;
  /** What the headline was taken from. */
  said: Said;
  /** The facts that stand here. */
  facts: readonly Fact[];
}

/** A text with the name as it is spelled, where it shouts it. */
const respelled = (text: string, name: string): string =>
  name.length > 3 && text.includes(name.toUpperCase()) ? text.replace(name.toUpperCase(), name) : text;

/** Letters of "I am a", "Wir sind ein". */
const MOST_SELF = 14;

/** Whether a text says the headline again, of whoever speaks. */
const isOnlySelf = (text: string, headline: string): boolean => {
  const said = text.replace(/[.!]$/, '').toLowerCase();
  return headline !== '' && said.endsWith(headline.toLowerCase()) && said.length - headline.length <= MOST_SELF;
};

const MOST_FIRST_PART = 60;

/** "Plumber Stockport" of "Plumber Stockport, boilers, bathrooms, 24h": what keywords open with; empty for a longer part. */
function firstPartOf(writing: Writing): string {
  const [first] = writing.of('about', 'proof', 'condition', 'note');
  const [part = ''] = first?.text.split(/[,;:\n]/) ?? [];
  const owner = ownerIn(part);
  if (onlyNames(part, owner)) return owner;
  return part.length > 2 && part.length <= MOST_FIRST_PART && !/\d{3}|@/.test(part) ? asHeadline(part) : '';
}

/** Kinds of facts that tell what a page is about, as opposed to when, where and by whom. */
const TOLD: ReadonlySet<Fact['kind']> = new Set([
  'about',
  'offer',
  'audience',
  'proof',
  'condition',
  'goal',
  'step',
  'note',
  'question',
]);

const isOneOfSeveral = ({ group }: Fact, writing: Writing): boolean =>
  writing.of('about').filter((other) => other.group === group).length > 2;

/** A fact that opens a description has at most so many before it. */
const LATEST_OPENING = 2;

/**
 * What can stand at the top: what is told of the page and, where that names it no better, a reason or a remark that
 * does: "A bakery in Leeds since 1962".
 */
function aboutsOf(writing: Writing, names: readonly string[], brand: string) {
  const told = writing.of('about');
  // A heading that others share stands with them below.
  const isShared = ({ group }: Fact) => told.filter((other) => other.group === group).length > 2;
  // "Self-drive narrowboats from Tarlow Wharf", the first line below the name.
  const isUnderName = (fact: Fact) =>
    fact === told[0] &&
    brand !== '' &&
    fact.group.toLowerCase() === brand.toLowerCase() &&
    fact.text.split(' ').length >= FEWEST_UNDER_NAME;
  const abouts = told
    .filter((fact) => !onlyNames(fact.text, brand))
    .filter(
      (fact) => onlyText(fact) || (restOf(fact, ['text', 'group']) === '' && (isShared(fact) || isUnderName(fact))),
    );
  const others = writing.of('proof', 'audience', 'note').filter((fact) => onlyText(fact) && !fact.text.includes('\n'));
  // For whom it is does not say what it is.
  const heads = others.filter(({ kind }) => kind !== 'audience' || names.length === 0);
  const heading = bestHeading(abouts, names) ?? bestHeading(heads, names, abouts.length);
  // "I've tuned pianos in Cornwall since 1994", right behind the name, says what it is and where.
  const opens = (fact: Fact) =>
    fact.kind === 'proof' && tellsTown(fact.text) && writing.facts.indexOf(fact) <= LATEST_OPENING;
  const introduces = (fact: Fact) =>
    (brand !== '' && says(fact.text, brand) && fact.text.length > brand.length + 12) || opens(fact);
  const introduction = abouts.some(introduces)
    ? undefined
    : others.find((fact) => fact !== heading && introduces(fact));
  const first = heading ?? introduction;
  return {
    abouts: first && !abouts.includes(first) ? [first, ...abouts] : abouts,
    introduction: heading && introduction,
  };
}

const MOST_BEHIND_NAME = 160;
const FEWEST_BEHIND_NAME = 6;
const FEWEST_UNDER_NAME = 4;

/**
 * The reason or condition among the first two things told that can stand below a headline where nothing else does: "We have
 * sewn suits to measure for three generations".
 */
function behindName(writing: Writing, taken: readonly (Fact | undefined)[]): Fact | undefined {
  return writing.facts
    .filter(({ kind }) => TOLD.has(kind))
    .slice(0, 2)
    .find(
      (fact) =>
        (fact.kind === 'proof' || fact.kind === 'condition') &&
        !taken.includes(fact) &&
        onlyText(fact) &&
        fact.text.length <= MOST_BEHIND_NAME &&
        fact.text.split(' ').length >= FEWEST_BEHIND_NAME &&
        ![isDetail, isNews, isSideMatter, namesNothing, refuses].some((rule) => rule(fact.text)) &&
        datesIn(fact.text, () => false).length === 0 &&
        !fact.text.includes('\n'),
    );
}

/** A kind of thing with its name, which a list is headed by or is priced: "Handmade soaps Lady Herb". */
const kindWithName = (writing: Writing, brand: string): string =>
  writing
    .of('offer')
    .flatMap(({ group, label }) => [group, label])
    .find((text) => brand !== '' && text !== brand && text.endsWith(` ${brand}`) && text.length <= MOST_FIRST_PART) ??
  '';

/** "Walking football for over 50s" of what is sold under the page's own name: what it is, up to a comma. */
function soldAs(writing: Writing, brand: string): string {
  const sold = writing.of('offer').find(({ label, text }) => brand !== '' && label === brand && text !== '');
  const [clause = ''] = partsAtCommas(sold?.text.split('\n')[0] ?? '');
  const isTelling = clause.split(' ').length > 1 && clause.length <= MOST_BEHIND_NAME && !/\d{3}/.test(clause);
  return isTelling && ![isDetail, isSideMatter, tellsTime, namesNothing].some((rule) => rule(clause)) ? clause : '';
}

/** What the headline is taken from, and the trade of somebody who tells at length of themselves. */
function headingOf(writing: Writing, options: ComposeOptions, named: PageName) {
  const { title, projectName } = options;
  const names = writing.of('name').map(({ text }) => text);
  const known = [...names, projectName, title].filter((text) => nameOf(text) !== '');
  const { abouts, introduction } = aboutsOf(writing, known, named.brand);
  const first = namesFirstIn(abouts[0]?.text ?? '');
  const wanted = writing.wishes.find(({ value }) => value.startsWith(HEADLINE))?.value.slice(HEADLINE.length);
  const told = saidOf(abouts, first === '' ? known : [...known, first], wanted);
  const isToldOf = told.headline === '' || (isSpoken(told.headline) && told.headline.length > MOST_SPOKEN);
  const isShortName = named.name.split(' ').length <= MOST_NAME_WORDS;
  const trade = isToldOf && isShortName ? tradeIn(told.about?.text ?? '') : '';
  const isUnheaded = told.headline === '' && trade === '' && named.name === '' && nameOf(title) === '';
  // Who is named first heads the page rather than a remark further down.
  const clauses = first === '' ? writing.of('goal', 'about', 'proof', 'condition') : abouts.slice(0, 1);
  const clause = isUnheaded ? clauseOf(clauses) : undefined;
  const isClauseHere = clause?.about !== undefined && abouts.includes(clause.about);
  const said = clause && isClauseHere ? clause : told;
  // One of several under a heading stays with them.
  const alone = abouts.filter((fact) => fact === said.about || fact.group === '' || !isOneOfSeveral(fact, writing));
  const text = trade === '' ? (clause?.headline ?? said.headline) : asHeadline(trade);
  return { said, trade, text, next: nextOf(alone, said, introduction) };
}

/** Whose page it is, what heads it and what is said first; `heading` is the person's own. */
export function headOf(writing: Writing, options: ComposeOptions, heading: string): Head {
  const { title } = options;
  const named = pageNameOf(writing, options);
  const { said, trade, text, next } = headingOf(writing, options, named);
  const { heads, beside } = withoutAddress(withoutPhone(text, writing), writing);
  const brand = named.brand || brandTold(writing, heads, said, trade !== '' || isSpoken(heads), title);
  const isBare = heads.replace(/(?<!!)!+$/, '') === brand || onlyNames(heads, brand) || heads === '';
  const headline =
    asHeadline(heading) ||
    (isBare ? asHeadline(kindWithName(writing, brand)) : '') ||
    (heads.replace(/(?<!!)!+$/, '') === brand || onlyNames(heads, brand) ? brand : respelled(heads, brand)) ||
    named.name ||
    nameOf(title) ||
    brand ||
    firstPartOf(writing);
  const leadsOn = next ?? (said.lead === '' && beside === '' ? behindName(writing, [said.about]) : undefined);
  const sold = said.lead === '' && beside === '' && !leadsOn ? soldAs(writing, brand) : '';
  const lead = lines(
    heading === '' && trade === '' ? beside : says(said.lead, said.headline) ? '' : said.headline,
    // "Ich bin Polstermeisterin in Bamberg" below "Polstermeisterin in Bamberg"
    isOnlySelf(said.lead, headline) ? '' : said.lead,
    leadsOn?.text ?? sold,
  );
  return { named, brand, headline, lead, said, facts: [said.about, leadsOn].filter((fact) => fact !== undefined) };
}
