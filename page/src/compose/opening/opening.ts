import type { Fact } from '@landfall/shared/contracts';
import { withoutSmallEnd } from '../../brief/words/small-ends.ts';
import { capitalised } from '../capitalised.ts';
import { sentencesOf } from '../headline.ts';
import { isKin, isSpoken, says, tellsTown } from '../headline-score.ts';
import { lines, onlyText } from '../known-fact.ts';
import { onlyNames, withoutNameWithin, withoutNaming } from '../naming-lines.ts';
import { clientFacts } from '../people.ts';
import { arePoints, asPoint, LEAST_POINTS, MOST_NOTES } from '../points.ts';
import { isSideMatter, withoutSideParts } from '../side-matter.ts';
import { tradeMotif } from '../trades.ts';
import { type ComposeOptions, idsOf, type Writing } from '../writing.ts';
import { aboveHeadline } from './above-headline.ts';
import { bareHeadline } from './bare-headline.ts';
import { MOST_BRAND, ownerAtTop } from './brand-told.ts';
import { calmLead } from './calm-lead.ts';
import { eyebrowOf } from './eyebrow.ts';
import { type Head, headOf } from './head.ts';
import { refinedTop, withTown } from './opening-parts.ts';
import { kindTold, type Story, storyOf } from './story.ts';

const MOST_LEAD = 320;
/** The longest lead that only says for whom a page is. */
const MOST_AUDIENCE_LEAD = 260;
/** The longest text that makes no section of its own. */
const MOST_LINE = 120;
/** The longest reason that stands below the button. */
const MOST_REASON = 64;
const MOST_REASONS = 3;

/** What the top of the page says, and what is left to be said below. */
export interface Opening {
  brand: string;
  hero: { eyebrow: string; headline: string; lead: string; notes: string[]; terms: string[] };
  /** Facts that stand in the header. */
  inHeader: string[];
  /** Facts that stand in the hero. */
  inHero: string[];
  /** What is said below in the person's words, with the facts that are told there: paragraphs, or points of a list. */
  story: { paragraphs: string[]; points: string[]; facts: string[] };
}

/** As many whole words as the header holds, without a bracket that would be left open. */
function cutAtWord(text: string): string {
  if (text.length <= MOST_BRAND) return text;
  const cut = text.slice(0, text.lastIndexOf(' ', MOST_BRAND)).replace(/ \([^()]*$/u, '');
  return withoutSmallEnd(cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, ''));
}

const FEWEST_OF_SENTENCE = 5;
/** Whether a headline begins with a name that is one: no town, no year, and no whole sentence. */
const isPartOf = (headline: string, name: string): boolean =>
  `${headline}, `.startsWith(`${name}, `) &&
  !tellsTown(name) &&
  !/\d/.test(name) &&
  (headline !== name || name.split(' ').length < FEWEST_OF_SENTENCE);

/** Whether a line is no lead: it says how to call. */
const isCall = (line: string): boolean => !/\n|\p{L}[.!?] \p{Lu}/u.test(line) && /\d{3}[\d ./-]{4,}/.test(line);

/** From so many words on a name is the title of something, and up to so many a headline says only what kind it is. */
const FEWEST_OF_TITLE = 4;
const MOST_OF_KIND = 3;
const MOST_OF_TITLE = 90;
/** "Organiza Gestoría Alameda": by whom. */
const ORGANISES =
  /^(?:organi[sz](?:ed by|a|é par|iert von|zato da|ado por)|held by|hosted by|veranstaltet von|proposé par|georganiseerd door|organizuje)(?!\p{L})/iu;

/** A term as it stands below the button. */
const asTerm = (text: string): string => (/^\S+@/.test(text) ? text : capitalised(text.replace(/(?<!\.)\.$/, '')));

/** For whom the page is, where one fact tells it that the top does not take up. */
function audienceOf(writing: Writing, taken: readonly Fact[]): Fact | undefined {
  const [audience, ...others] = writing.of('audience').filter((fact) => onlyText(fact) && !taken.includes(fact));
  return others.length === 0 ? audience : undefined;
}

/** Few, short reasons stand below the button; `left` are those that do not. */
function reasonsOf(writing: Writing, taken: readonly Fact[]): { shown: Fact[]; left: Fact[] } {
  const clients = new Set(clientFacts(writing).map(({ id }) => id));
  const reasons = writing.of('proof').filter((fact) => !clients.has(fact.id) && !taken.includes(fact));
  const isShort = (fact: Fact) => onlyText(fact) && fact.text.length <= MOST_REASON && !fact.text.includes('\n');
  return reasons.length <= MOST_REASONS && reasons.every(isShort)
    ? { shown: reasons, left: [] }
    : { shown: [], left: reasons };
}

/** What a point begins with: "Works offline, no account" speaks for something. */
const beginningOf = (point: string): string => point.split(', ')[0] ?? point;

/** What a rule holds for, and what it does not. */
const partition = <T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] => [
  all.filter(holds),
  all.filter((one) => !holds(one)),
];

/** What of a story stands in the hero, and what is told in a section of its own. */
interface Placed {
  /** Short facts below the button, the last line of the lead, and a term. */
  points: string[];
  line: string;
  terms: string[];
  inHero: readonly Fact[];
  below: { paragraphs: string[]; points: string[]; facts: readonly Fact[] };
}

const NOTHING_BELOW: Placed['below'] = { paragraphs: [], points: [], facts: [] };

/** Places a story: short facts as points, a line alone at the end of the lead, all else below. */
function placed(story: Story, { rest }: Head['said'], reasons: ReturnType<typeof reasonsOf>, lead: string): Placed {
  const { facts, paragraphs } = story;
  const nothing = { points: [], line: '', terms: [], inHero: [] };
  if (rest.length === 0 && arePoints(facts)) {
    const points = facts.map(asPoint);
    if (points.length + reasons.shown.length <= MOST_NOTES)
      return { ...nothing, points, inHero: facts, below: NOTHING_BELOW };
    if (points.length >= LEAST_POINTS) return { ...nothing, below: { paragraphs: [], points, facts } };
  }
  // One reason alone is told with the rest, where it would be a section of a line.
  const [reason, ...others] = reasons.left;
  const isToldHere = reason !== undefined && others.length === 0 && onlyText(reason) && paragraphs.length > 0;
  const below = isToldHere
    ? { paragraphs: [reason.text, ...paragraphs], points: [], facts: [reason, ...facts] }
    : { paragraphs, points: [], facts };
  const [line = '', ...more] = below.paragraphs;
  if (line === '' || more.length > 0) return { ...nothing, below };
  if (lead === '' && line.length <= MOST_LINE && isCall(line))
    return { ...nothing, terms: [asTerm(line)], inHero: below.facts, below: NOTHING_BELOW };
  // What is not done and on what terms stands in no lead.
  const fits =
    !line.includes('\n') &&
    !isSideMatter(line) &&
    line.length <= (lead === '' ? MOST_LEAD : MOST_LINE) &&
    lead.length + line.length <= MOST_LEAD;
  return fits ? { ...nothing, line, inHero: below.facts, below: NOTHING_BELOW } : { ...nothing, below };
}

/** Whether a line is one sentence that names a trade: "Window cleaning round". */
const tellsTrade = (line: string): boolean =>
  sentencesOf(line).length === 1 && !line.includes(':') && !isSpoken(line) && tradeMotif(line) !== null;

/** Whether some facts stand before all of others in a description. */
const isBefore = ({ facts }: Writing, some: readonly Fact[], others: readonly Fact[]): boolean =>
  some.length > 0 &&
  others.length > 0 &&
  Math.min(...some.map((fact) => facts.indexOf(fact))) < Math.min(...others.map((fact) => facts.indexOf(fact)));

/** "Free webinar" below the title of the webinar: the name that the page has a headline for, where nothing says it. */
function workOf(writing: Writing, { named, headline }: Head, onTop: string): Fact | undefined {
  const [first] = writing.of('name');
  const isWork =
    first !== undefined &&
    onlyText(first) &&
    first.text.split(/\s+/).length >= FEWEST_OF_TITLE &&
    first.text.length <= MOST_OF_TITLE &&
    (headline.split(/\s+/).length <= MOST_OF_KIND || ORGANISES.test(headline)) &&
    named.brand !== '' &&
    !says(onTop, first.text);
  return isWork ? first : undefined;
}

/** Says at the top of the page what it is, for whom and where, in the person's words; `heading` is theirs for all of it. */
export function openingOf(writing: Writing, options: ComposeOptions, heading = ''): Opening {
  const head = headOf(writing, options, heading);
  const { named, brand, said } = head;
  const kind = kindTold(writing, head);
  const story = storyOf(writing, head, kind);
  const audience = audienceOf(writing, head.facts);
  const isForWhom = head.lead === '' && audience !== undefined && audience.text.length <= MOST_AUDIENCE_LEAD;
  const firstLead = isForWhom ? capitalised(audience.text) : head.lead;
  const eyebrow = eyebrowOf(writing, head, firstLead, kind, isForWhom ? undefined : audience);
  const reasons = reasonsOf(writing, head.facts);
  const rest = placed(story, said, reasons, firstLead);
  const line = rest.line && capitalised(rest.line);
  // What a description tells first is read first.
  const isLineFirst = firstLead !== '' && tellsTrade(line) && isBefore(writing, rest.inHero, head.facts);
  const lead = isLineFirst ? lines(line, firstLead) : lines(firstLead, line);
  const fallback = head.headline || writing.heading('about');
  // A name that is said with what the page is about is not said again.
  const onTop = [brand, head.headline, eyebrow.parts.join(' · '), lead, ...rest.below.paragraphs].join(' | ');
  const work = workOf(writing, head, onTop);
  const isSaid = writing.of('name').filter((fact) => onlyText(fact) && says(onTop, fact.text));
  const inHeader = [work, ...isSaid, ...named.untold, eyebrow.subject ? undefined : named.subject];
  const refined = withTown(
    refinedTop(
      { headline: fallback, lead },
      work?.text ?? named.brand,
      named.brand ||
        ownerAtTop(writing, said) ||
        (isSpoken(head.headline) || isPartOf(head.headline, brand) ? brand : ''),
      heading !== '' || writing.of('date').length > 0,
    ),
    brand,
  );
  const parted = refined.lead.split('\n').map(withoutSideParts);
  // Words that somebody gives for the headline stay as they are.
  const bare =
    heading === '' ? bareHeadline(refined.headline, writing.language) : { text: refined.headline, asides: [] };
  const calm = calmLead(lines(...parted.map(({ line }) => line)), bare.text);
  const [points, asides] = partition(rest.points, (point) => !isSideMatter(beginningOf(point)));
  const notes = [...reasons.shown.map(({ text }) => capitalised(text)), ...points];
  const terms = [
    ...asides,
    ...story.terms.map(({ text }) => asTerm(text)),
    ...rest.terms,
    ...parted.flatMap(({ beside }) => beside).map(asTerm),
    ...calm.terms.map(asTerm),
    ...bare.asides.map(asTerm),
  ];
  // A date that a note tells with what happens then is not said above the headline.
  const { date } = eyebrow;
  const isNoted = date !== undefined && [...notes, ...terms].some((note) => says(note, date.text));
  const called = brand || cutAtWord(head.headline) || writing.heading('about');
  // A name that is the headline ends where the headline does.
  const shownBrand = called === refined.headline ? bare.text : called;
  const headline = withoutNameWithin(bare.text, shownBrand);
  const arePointsBelow = rest.below.points.length > 0;
  const { above, where } = aboveHeadline(
    writing,
    eyebrow.parts.filter((part) => !isNoted || !says(part, date.text)),
    { brand: shownBrand, headline, lead: calm.lead },
  );
  return {
    brand: shownBrand,
    hero: {
      eyebrow: above.join(' · '),
      headline: isKin(headline) ? shownBrand : headline,
      lead: lines(
        ...calm.lead
          .split('\n')
          .map((line) => withoutNaming(line, shownBrand))
          .filter((line) => line !== '' && !onlyNames(line, shownBrand)),
      ),
      notes: notes.filter((note) => note !== where),
      terms,
    },
    inHeader: idsOf(inHeader.filter((fact) => fact !== undefined)),
    inHero: idsOf([
      ...head.facts,
      ...story.terms,
      ...story.atTop,
      ...(isForWhom ? [audience] : []),
      ...eyebrow.facts,
      ...reasons.shown,
      ...rest.inHero,
    ]),
    story: {
      paragraphs: arePointsBelow ? [] : [...calm.below, ...rest.below.paragraphs],
      points: arePointsBelow ? [...calm.below, ...rest.below.points] : [],
      facts: idsOf(rest.below.facts),
    },
  };
}
