import type { Fact } from '@landfall/shared/contracts';
import { isKin, isRefusal, says } from '../headline-score.ts';
import { lines, onlyText, restOf } from '../known-fact.ts';
import { onlyNames } from '../naming-lines.ts';
import { readOn, readsOn } from '../paragraphs.ts';
import { arePoints } from '../points.ts';
import { groupedAbouts } from '../remarks.ts';
import { isSideMatter } from '../side-matter.ts';
import type { Writing } from '../writing.ts';
import type { Head } from './head.ts';

/** The longest term that stands below the button. */
export const MOST_TERM = 72;
/** More terms make a list of their own. */
const MOST_TERMS = 6;

/** What is told of a page beside its headline, by where it stands. */
export interface Story {
  paragraphs: string[];
  /** The facts that the paragraphs tell. */
  facts: readonly Fact[];
  /** Terms, hours and what is not done: they stand below the button. */
  terms: readonly Fact[];
  /** Facts that the top says. */
  atTop: readonly Fact[];
}

/** "Ok so": how somebody begins to speak. */
const FILLER = /^\p{L}{1,3} \p{Ll}{1,2}$/u;

/** "Webinar" of "the webinar is called ...": a word or two for what a name is of. */
const isKind = (fact: Fact): boolean =>
  onlyText(fact) &&
  !isKin(fact.text) &&
  !FILLER.test(fact.text) &&
  /^\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?$/u.test(fact.text);

/** The word or two with which a description begins, where the top does not say them. */
export const kindTold = (writing: Writing, { brand, headline, facts }: Head): Fact | undefined =>
  writing
    .of('about')
    .slice(0, 1)
    .find((fact) => isKind(fact) && !facts.includes(fact) && !says(`${brand} | ${headline}`, fact.text));

/** A heading that has one line below it, before that line. */
const underHeading = (heading: string, text: string): string =>
  `${heading}${/[:?!.]$/.test(heading) ? '' : ':'} ${text}`;

/**
 * Terms, hours and what is not done, where they stand apart: beside a line that goes on the lead. Short ones are points
 * of a list anyway.
 */
function termsOf(abouts: readonly Fact[], { brand, headline, lead }: Head): Fact[] {
  const terms = abouts.filter((fact) => onlyText(fact) && fact.text.length <= MOST_TERM && isSideMatter(fact.text));
  const others = abouts.filter((fact) => !terms.includes(fact) || !isRefusal(fact.text));
  const isBare = lead === '' && headline === brand;
  const areApart = abouts.length - terms.length <= 1 && (others.length <= 1 || isBare || !arePoints(others));
  return areApart && terms.length <= MOST_TERMS ? terms : [];
}

/** Parts what is told of the page into paragraphs, terms and what the top says already. */
export function storyOf(writing: Writing, head: Head, kind: Fact | undefined): Story {
  const abouts = writing.of('about').filter((fact) => !head.facts.includes(fact));
  const grouped = new Set(groupedAbouts(writing).flatMap(({ facts }) => facts.map(({ id }) => id)));
  const terms = termsOf(
    abouts.filter(({ id }) => !grouped.has(id)),
    head,
  );
  const said = [head.brand, head.headline, head.lead].join(' | ');
  const isSaid = (fact: Fact) =>
    fact === kind ||
    (onlyText(fact) && (FILLER.test(fact.text) || says(said, fact.text) || onlyNames(fact.text, head.brand)));
  const atTop = abouts.filter((fact) => !terms.includes(fact) && isSaid(fact));
  const facts = abouts.filter((fact) => !terms.includes(fact) && !atTop.includes(fact) && !grouped.has(fact.id));
  return { paragraphs: paragraphsOf(writing, facts, head.said.rest), facts, terms, atTop };
}

/** Facts as paragraphs behind the sentences that the headline's fact goes on with. */
function paragraphsOf(writing: Writing, facts: readonly Fact[], first: readonly string[]): string[] {
  const abouts = writing.of('about');
  const headed = new Set(writing.of('offer', 'step').map(({ group }) => group));
  const paragraphs = [...first];
  for (const [at, fact] of facts.entries()) {
    // A heading that several share stands before the first of them.
    const heading = headed.has(fact.group) ? '' : fact.group;
    headed.add(fact.group);
    const isAlone = !abouts.some((other) => other !== fact && other.group === fact.group);
    const text =
      isAlone && heading !== '' && fact.text !== '' ? underHeading(heading, fact.text) : lines(heading, fact.text);
    const paragraph = lines(text, restOf(fact, ['text', 'group']));
    const before = paragraphs.at(-1);
    if (paragraph === '') continue;
    if (before !== undefined && readsOn(facts[at - 1], fact))
      paragraphs[paragraphs.length - 1] = readOn(before, paragraph);
    else paragraphs.push(paragraph);
  }
  return paragraphs;
}
