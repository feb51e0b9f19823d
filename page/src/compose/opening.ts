import type { Fact } from '@landfall/shared/contracts';
import { namesFirstIn } from '../brief/names.ts';
import { isDeadline } from '../brief/times/deadline.ts';
import { HEADLINE } from '../brief/wishes/wanted-headline.ts';
import { IDLE_NAME } from '../brief/words/idle-names.ts';
import { withoutSmallEnd } from '../brief/words/small-ends.ts';
import { capitalised } from './capitalised.ts';
import { eventsFirst } from './dates.ts';
import { PHONE_AT_END } from './head-clause.ts';
import { bestHeading, clauseOf, nextOf, type Said, saidOf } from './headline.ts';
import { isKin, isRefusal, isSpoken, says, tellsTown } from './headline-score.ts';
import { asHeadline, lines, restOf } from './known-fact.ts';
import { onlyNames, ownerIn, withoutNameWithin, withoutNaming } from './naming-lines.ts';
import { onlyPerson } from './only-person.ts';
import { nameBetween, quotedName, refinedTop, titleBehind, withTown } from './opening-parts.ts';
import { nameOf, pageNameOf } from './page-name.ts';
import { readOn, readsOn } from './paragraphs.ts';
import { clientFacts } from './people.ts';
import { arePoints, asPoint, LEAST_POINTS, MOST_NOTES } from './points.ts';
import { groupedAbouts } from './remarks.ts';
import { isSideMatter, withoutSideParts } from './side-matter.ts';
import { tradeIn } from './trade-in-town.ts';
import type { ComposeOptions, Writing } from './writing.ts';

const MOST_BRAND = 60;
const MOST_LEAD = 320;
/** From here on a sentence that somebody says of themselves is too long for a headline. */
const MOST_SPOKEN = 50;
/** A longer name tells what somebody does. */
const MOST_NAME_WORDS = 3;
/** An address or a number to call is no word above a headline. */
const CALLED = /@|\d{4}/;
/** Whether a line is no lead: it says how to call. */
const isAside = (line: string): boolean => !/\n|\p{L}[.!?] \p{Lu}/u.test(line) && /\d{3}[\d ./-]{4,}/.test(line);
/** The longest text that makes no section of its own. */
const MOST_LINE = 120;
/** The longest term that is a note below the button. */
const MOST_ASIDE = 72;

/** What the top of the page says, and what is left to be said below. */
export interface Opening {
  brand: string;
  hero: { eyebrow: string; headline: string; lead: string; notes: string[] };
  /** Facts that stand in the header. */
  inHeader: string[];
  /** Facts that stand in the hero. */
  inHero: string[];
  /** What is said below in the person's words, with the facts that are told there: paragraphs, or points of a list. */
  story: { paragraphs: string[]; points: string[]; facts: string[] };
}

/** Short facts above the headline that it does not say itself: when, where, for whom. */
function eyebrowOf(said: string, texts: readonly (readonly [string, number])[]): string {
  const known = said.toLowerCase();
  return texts
    .filter(
      ([text, most]) => text && text.length <= most && !text.includes('\n') && !known.includes(text.toLowerCase()),
    )
    .map(([text]) => asHeadline(text))
    .join(' · ');
}

/** As many whole words as the header holds, without a bracket that would be left open. */
function cutAtWord(text: string): string {
  if (text.length <= MOST_BRAND) return text;
  const cut = text.slice(0, text.lastIndexOf(' ', MOST_BRAND)).replace(/ \([^()]*$/u, '');
  return withoutSmallEnd(cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, ''));
}

/** "Friseursalon wuschelbude" of "friseursalon wuschelbude in kassel": what somebody who writes without capitals has there. */
const smallName = (heads: string): string =>
  /^(\p{L}\p{Ll}+(?: \p{Ll}{3,}){1,3}) (?:in|near|en|em|à|a|bei|te|w) \p{Ll}{3,}(?: \p{Ll}{3,})?$/u.exec(heads)?.[1] ??
  '';

/** "Local commercial 64 m²" of "À LOUER - local commercial 64 m² en rez-de-chaussée": what is offered or wanted. */
const soughtIn = (heads: string): string => {
  const [label = '', ...rest] = heads.split(/: | [–—-] /);
  const [thing = ''] = (rest[0] ?? '').split(/ (?:in|at|near|en|em|à|a|bei|im|te|w) /);
  return rest.length === 1 && IDLE_NAME.test(label) && thing.includes(' ') ? capitalised(thing) : '';
};

const FEWEST_OF_SENTENCE = 5;
/** Whether a headline begins with a name that is one: no town, no year, and no whole sentence. */
const isPartOf = (headline: string, name: string): boolean =>
  `${headline}, `.startsWith(`${name}, `) &&
  !tellsTown(name) &&
  !/\d/.test(name) &&
  (headline !== name || name.split(' ').length < FEWEST_OF_SENTENCE);

/** "Plumber in Gateshead" of "Plumber in Gateshead, dave hepple, boilers leaks bathrooms": the first of several keywords. */
const firstOfKeywords = (heads: string): string => {
  const [first = '', ...others] = heads.split(', ');
  return others.length > 1 && first.includes(' ') ? first : '';
};

/** A text with the name as it is spelled, where it shouts it. */
const respelled = (text: string, name: string): string =>
  name.length > 3 && text.includes(name.toUpperCase()) ? text.replace(name.toUpperCase(), name) : text;

/** "Lea Sommer" of "Lea Sommer, luthier in Lyon"; empty where nobody is named first. */
const whoIs = (headline: string): string =>
  /^(\p{Lu}[\p{L}'’-]{1,20}(?: (?:(?:de|da|do|van|von|der|den|du|di) ){0,2}\p{Lu}[\p{L}'’-]{1,20}){1,2}), \p{L}/u.exec(
    headline,
  )?.[1] ?? '';

/** Who speaks of themselves at the top. */
const ownerOf = (writing: Writing, { about }: Said): string =>
  writing.of('person').find(({ label }) => about !== undefined && says(about.text, label))?.label ?? '';

/** "Moosehorn Lake" of "We rent out our cabin on Moosehorn Lake": the first name of several words. */
const NAMED_WITHIN = /(?<=\p{L}[\p{L}'’]* )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}/u;

/** Who says their name on a page that names nobody else: one of several people is not whose page it is. */
function ownerNamed(writing: Writing): string {
  const areSeveral = writing.of('person').length > 1;
  return (
    writing
      .of('about', 'proof', 'person')
      .map(({ kind, label, text }) => (areSeveral && kind === 'person' ? '' : label) || ownerIn(text))
      .find((name) => name !== '') ?? ''
  );
}

/** "Webinar" of "the webinar is called ...": a word or two for what a name is of. */
const isKind = (fact: Fact): boolean => onlyText(fact) && /^\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?$/u.test(fact.text);

/** A headline without the phone at its end, which the page tells of where to call. */
function withoutPhone(headline: string, writing: Writing): string {
  const phone = PHONE_AT_END.exec(headline)?.[0].replace(/\D/g, '') ?? '';
  const isTold = writing.of('contact').some(({ value }) => phone !== '' && value.replace(/\D/g, '') === phone);
  return isTold ? headline.replace(PHONE_AT_END, '') : headline;
}

/** Letters of "I am a", "Wir sind ein". */
const MOST_SELF = 14;

/** Whether a text says the headline again, of whoever speaks. */
const isOnlySelf = (text: string, headline: string): boolean => {
  const said = text.replace(/[.!]$/, '').toLowerCase();
  return headline !== '' && said.endsWith(headline.toLowerCase()) && said.length - headline.length <= MOST_SELF;
};

/** From here on a headline does without the street that the page tells where to find it. */
const MOST_WITH_STREET = 40;

/** ", bottega in" of "Restauro mobili a Lucca, bottega in via del Fosso 88": what stands in the street. */
const ITS_PLACE_LAST =
  /, (?:(?:with|con|com|avec|mit|met|z|ze) (?:(?:an?|una?|uma?|une|einem|einer|een) )?)?\p{L}{3,20} (?:in|at|en|em|à|a|au|aux|im|am|op|aan|on|near|nel|nella|w|na|przy)$/iu;
/** "A Treviso in", before the street. */
const IN_LAST = / (?:in|at|en|em|à|a|an|auf|te|w|we)$/iu;

/** A long headline without the only address of the page, and what it says beside it: "(entrance in the yard)". */
function withoutAddress(headline: string, writing: Writing): { heads: string; beside: string } {
  const [place, ...others] = writing.of('place');
  const street = place?.text ?? '';
  // A town is part of what is said: "born in Leer".
  const at = !/\d/.test(street) || others.length > 0 ? -1 : headline.indexOf(street);
  const heads = headline.slice(0, Math.max(0, at)).replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/u, '');
  if (headline.length <= MOST_WITH_STREET || heads.split(' ').length < 2) return { heads: headline, beside: '' };
  const beside = headline.slice(at + street.length).replace(/^[\s,;:()–—-]+|(?<![\s,;:()–—-])[\s,;:()–—-]+$/gu, '');
  // "(former cannery, 9 rue des Sardiniers)": a bracket that the street stood in.
  const opens = heads.includes(')') ? -1 : heads.lastIndexOf(' (');
  if (opens > 0) return { heads: heads.slice(0, opens), beside: capitalised(heads.slice(opens + 2)) };
  const whole = withoutSmallEnd(heads.replace(ITS_PLACE_LAST, '').replace(IN_LAST, ''));
  // "Está en la calle Alfarería 18": nothing but where it is.
  if (!whole.includes(' ')) return { heads: headline, beside: '' };
  // "A Tasca Velha fica na Rua do Poço 23": a verb is left of what it is.
  const name = whole === heads ? '' : namesFirstIn(heads);
  const isLeft =
    name !== '' &&
    whole
      .slice(whole.indexOf(name) + name.length)
      .trim()
      .split(' ').length === 1;
  return { heads: isLeft ? name : whole, beside: capitalised(beside) };
}

/** Whether a text has the words of another one, in whatever form: "bicis" and "bicicletas". */
const isRepeated = (said: string, text: string): boolean =>
  said.split(/\s+/).every((word) => word.length < 4 || text.toLowerCase().includes(word.toLowerCase().slice(0, 4)));

/** A heading that has one line below it, before that line. */
const underHeading = (heading: string, text: string): string =>
  `${heading}${/[:?!.]$/.test(heading) ? '' : ':'} ${text}`;

const MOST_FIRST_PART = 60;

/** "Plumber Stockport" of "Plumber Stockport, boilers, bathrooms, 24h": what keywords open with; empty for a longer part. */
function firstPartOf(writing: Writing): string {
  const [first] = writing.of('about', 'proof', 'condition', 'note');
  const [part = ''] = first?.text.split(/[,;:\n]/) ?? [];
  const owner = ownerIn(part);
  if (onlyNames(part, owner)) return owner;
  return part.length > 2 && part.length <= MOST_FIRST_PART && !/\d{3}|@/.test(part) ? asHeadline(part) : '';
}

const isOneOfSeveral = ({ group }: Fact, writing: Writing): boolean =>
  writing.of('about').filter((other) => other.group === group).length > 2;

const onlyText = (fact: Fact): boolean => restOf(fact, ['text']) === '';

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
  const abouts = told
    .filter((fact) => !onlyNames(fact.text, brand))
    .filter((fact) => onlyText(fact) || (restOf(fact, ['text', 'group']) === '' && isShared(fact)));
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

/** From so many words on a name is the title of something, and up to so many a headline says only what kind it is. */
const FEWEST_OF_TITLE = 4;
const MOST_OF_KIND = 3;
const MOST_OF_TITLE = 90;
/** "Organiza Gestoría Alameda": by whom. */
const ORGANISES =
  /^(?:organi[sz](?:ed by|a|é par|iert von|zato da|ado por)|held by|hosted by|veranstaltet von|proposé par|georganiseerd door|organizuje)(?!\p{L})/iu;

/** Says at the top of the page what it is, for whom and where, in the person's words; `heading` is theirs for all of it. */
export function openingOf(writing: Writing, options: ComposeOptions, heading = ''): Opening {
  const { title, projectName } = options;
  const names = writing.of('name');
  const named = pageNameOf(writing, options);
  const known = [...names.map(({ text }) => text), projectName, title].filter((text) => nameOf(text) !== '');
  const { abouts, introduction } = aboutsOf(writing, known, named.brand);
  const first = namesFirstIn(abouts[0]?.text ?? '');
  const wanted = writing.wishes.find(({ value }) => value.startsWith(HEADLINE))?.value.slice(HEADLINE.length);
  const told = saidOf(abouts, first === '' ? known : [...known, first], wanted);
  // Somebody who tells at length of themselves names their trade in it.
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
  const next = nextOf(alone, said, introduction);
  const saidHeads = trade === '' ? (clause?.headline ?? said.headline) : asHeadline(trade);
  const { heads, beside } = withoutAddress(withoutPhone(saidHeads, writing), writing);
  const brand =
    named.brand ||
    nameOf(
      trade !== '' || isSpoken(heads) ? ownerNamed(writing) : '',
      whoIs(heads),
      nameBetween(heads),
      soughtIn(heads),
      capitalised(titleBehind(heads)),
      ownerOf(writing, said),
      onlyPerson(writing),
      namesFirstIn(said.about?.text ?? ''),
      isSpoken(heads) ? (NAMED_WITHIN.exec(heads)?.[0] ?? '') : '',
      // "De Rechte Trapper, Vismarkt 22 Groningen"
      /\d/.test(heads) ? (heads.split(/, | [–—-] |: /)[0] ?? '') : '',
      heads.length > MOST_BRAND ? quotedName(heads) : '',
      smallName(heads),
      firstOfKeywords(heads),
      heads,
      heads.split(/, | [–—-] |: /)[0] ?? '',
      title,
    );
  const headline =
    asHeadline(heading) ||
    (onlyNames(heads, brand) ? brand : respelled(heads, brand)) ||
    named.name ||
    nameOf(title) ||
    brand ||
    firstPartOf(writing);
  const story = [...said.rest];
  const inHero = [said.about, next].flatMap((fact) => (fact ? [fact.id] : []));
  const taken = new Set(inHero);
  const inStory: string[] = [];
  const inStoryFacts: Fact[] = [];
  let lead = lines(
    heading === '' && trade === '' ? beside : says(said.lead, said.headline) ? '' : said.headline,
    // "Ich bin Polstermeisterin in Bamberg" below "Polstermeisterin in Bamberg"
    isOnlySelf(said.lead, headline) ? '' : said.lead,
    next?.text ?? '',
  );
  const audiences = writing.of('audience').filter((fact) => onlyText(fact) && !taken.has(fact.id));
  const [audience] = audiences.length === 1 ? audiences : [];
  const toldGroups = new Set<string>();
  let lastTold: Fact | undefined;
  const lists = new Set(writing.of('offer', 'step').map(({ group }) => group));
  const grouped = new Set(groupedAbouts(writing).flatMap(({ facts }) => facts.map(({ id }) => id)));
  const atTop = [brand, headline, lead].join(' | ');
  const kind = writing
    .of('about')
    .slice(0, 1)
    .find((fact) => isKind(fact) && !taken.has(fact.id) && !says(`${brand} | ${headline}`, fact.text));
  const asides: string[] = [];
  const asAside = (text: string) => capitalised(text.replace(/(?<!\.)\.$/, ''));
  const inBody = writing.of('about').filter(({ id }) => !inHero.includes(id) && !grouped.has(id));
  const refused = new Set(
    inBody.filter((fact) => onlyText(fact) && fact.text.length <= MOST_ASIDE && isSideMatter(fact.text)),
  );
  const others = inBody.filter((fact) => !refused.has(fact) || !isRefusal(fact.text));
  const isBare = lead === '' && headline === brand;
  // Beside a line that goes on the lead, terms and what is refused are notes; short ones are points anyway.
  const isApart = inBody.length - refused.size <= 1 && (others.length <= 1 || isBare || !arePoints(others));
  for (const fact of writing.of('about').filter((each) => !inHero.includes(each.id))) {
    if (isApart && refused.has(fact)) {
      asides.push(asAside(fact.text));
      inHero.push(fact.id);
      continue;
    }
    // What the top says already is not said again.
    if (onlyText(fact) && (says(atTop, fact.text) || onlyNames(fact.text, brand))) {
      inHero.push(fact.id);
      continue;
    }
    if (fact === kind) {
      inHero.push(fact.id);
      continue;
    }
    if (grouped.has(fact.id)) continue;
    // A heading that several share stands before the first of them.
    const isHeaded = toldGroups.has(fact.group) || lists.has(fact.group);
    toldGroups.add(fact.group);
    const isAlone = !writing.of('about').some((other) => other !== fact && other.group === fact.group);
    const heading = isHeaded ? '' : fact.group;
    const text =
      isAlone && heading !== '' && fact.text !== '' ? underHeading(heading, fact.text) : lines(heading, fact.text);
    const paragraph = lines(text, restOf(fact, ['text', 'group']));
    const before = story.at(-1);
    if (paragraph !== '' && before !== undefined && readsOn(lastTold, fact))
      story[story.length - 1] = readOn(before, paragraph);
    else if (paragraph !== '') story.push(paragraph);
    inStory.push(fact.id);
    inStoryFacts.push(fact);
    lastTold = fact;
  }
  if (lead === '' && audience && audience.text.length <= 260) {
    lead = capitalised(audience.text);
    inHero.push(audience.id);
  }
  const isAudienceSmall = audience && audience.text.length <= 60 && !audience.text.includes('\n');
  const inEyebrow = isAudienceSmall && !inHero.includes(audience.id) ? audience : undefined;
  // What happens is said before until when one can join it.
  const dates = eventsFirst(writing.of('date'));
  const [date] = dates;
  // The only date needs no band where the top tells it.
  if (date && dates.length === 1 && restOf(date, ['text']) === '' && says(`${headline} | ${lead}`, date.text))
    inHero.push(date.id);
  const places = writing.of('place');
  // A town that the headline names needs no section of its own.
  const isSaid = (fact: Fact) =>
    onlyText(fact) &&
    fact.text.length <= 40 &&
    !/\d/.test(fact.text) &&
    `${headline} ${lead}`.toLowerCase().includes(fact.text.toLowerCase());
  if (writing.of('hours').length === 0) inHero.push(...places.filter(isSaid).map(({ id }) => id));
  const subject = named.subject && !isRepeated(named.subject.text, `${headline} ${lead}`) ? named.subject : undefined;
  // Until when something can be done does not say when it is.
  const shownDate = date && (date.label !== '' || !isDeadline(date.text)) ? date : undefined;
  const eyebrow = eyebrowOf(`${headline} ${lead}`, [
    [kind?.text ?? '', 40],
    [subject?.text ?? '', 40],
    [shownDate ? [shownDate.label, shownDate.text].filter(Boolean).join(': ') : '', 52],
    [places.length === 1 ? (places[0]?.text ?? '') : '', shownDate ? 28 : 40],
    [CALLED.test(inEyebrow?.text ?? '') ? '' : (inEyebrow?.text ?? ''), 60],
  ]);
  if (inEyebrow && eyebrow.endsWith(asHeadline(inEyebrow.text))) inHero.push(inEyebrow.id);
  const clients = new Set(clientFacts(writing).map(({ id }) => id));
  const proofs = writing.of('proof').filter(({ id }) => !clients.has(id) && !taken.has(id));
  const areNotes =
    proofs.length <= 3 && proofs.every((fact) => onlyText(fact) && fact.text.length <= 64 && !fact.text.includes('\n'));
  if (areNotes) inHero.push(...proofs.map(({ id }) => id));
  const [proof] = proofs;
  const noted = areNotes ? proofs.map(({ text }) => capitalised(text)) : [];
  const points = said.rest.length === 0 && arePoints(inStoryFacts) ? inStoryFacts.map(asPoint) : [];
  const isInHero = points.length > 0 && points.length + noted.length <= MOST_NOTES;
  const isList = !isInHero && points.length >= LEAST_POINTS;
  if (isInHero) inHero.push(...inStory.splice(0));
  if (isInHero || isList) story.length = 0;
  // One reason alone is told with the rest, where it would be a section of a line.
  if (!areNotes && proof && proofs.length === 1 && onlyText(proof) && story.length > 0) {
    story.unshift(proof.text);
    inStory.unshift(proof.id);
  }
  // A line that would be a section by itself goes on the lead, or is a note where it tells how to call.
  const [line = '', ...paragraphs] = story;
  const isCall = paragraphs.length === 0 && lead === '' && line.length <= MOST_LINE && isAside(line);
  if (isCall) {
    asides.push(asAside(line));
    inHero.push(...inStory.splice(0));
    story.length = 0;
  }
  const isLine = !isCall && line !== '' && paragraphs.length === 0 && !line.includes('\n');
  // What is not done and on what terms stands in no lead.
  if (
    isLine &&
    !isSideMatter(line) &&
    line.length <= (lead === '' ? MOST_LEAD : MOST_LINE) &&
    lead.length + line.length <= MOST_LEAD
  ) {
    lead = lines(lead, capitalised(line));
    inHero.push(...inStory.splice(0));
    story.length = 0;
  }
  // A name that is said with what the page is about is not said again.
  const onTop = [brand, headline, eyebrow, lead, ...story].join(' | ');
  // "Free webinar" below the title of the webinar.
  const [firstNamed] = names;
  const isWork =
    firstNamed !== undefined &&
    onlyText(firstNamed) &&
    firstNamed.text.split(/\s+/).length >= FEWEST_OF_TITLE &&
    firstNamed.text.length <= MOST_OF_TITLE &&
    (headline.split(/\s+/).length <= MOST_OF_KIND || ORGANISES.test(headline)) &&
    named.brand !== '' &&
    !says(onTop, firstNamed.text);
  const inHeader = [
    ...(isWork ? [firstNamed] : []),
    ...names.filter((fact) => onlyText(fact) && says(onTop, fact.text)),
    ...named.untold,
    ...(subject ? [] : [named.subject]),
  ].flatMap((fact) => (fact ? [fact.id] : []));
  const notes = [...noted, ...(isInHero ? points : []), ...asides];
  // A date that a note tells with what happens then is not said above the headline.
  const isNoted = shownDate !== undefined && notes.some((note) => says(note, shownDate.text));
  const above = isNoted
    ? eyebrow
        .split(' · ')
        .filter((part) => !says(part, shownDate.text))
        .join(' · ')
    : eyebrow;
  const shownBrand = brand || cutAtWord(headline) || writing.heading('about');
  const refined = refinedTop(
    { headline: headline || writing.heading('about'), lead },
    isWork ? firstNamed.text : named.brand,
    named.brand || ownerOf(writing, said) || (isSpoken(headline) || isPartOf(headline, brand) ? brand : ''),
    heading !== '' || dates.length > 0,
  );
  const whole = withTown(refined, brand);
  const ledBy = whole.lead.split('\n').map(withoutSideParts);
  const top = { ...whole, lead: ledBy.map((led) => led.line).join('\n') };
  notes.push(...ledBy.flatMap((led) => led.beside).map(asAside));
  const shownHeadline = withoutNameWithin(top.headline, shownBrand);
  return {
    brand: shownBrand,
    hero: {
      eyebrow: above,
      headline: isKin(shownHeadline) ? shownBrand : shownHeadline,
      lead: lines(
        ...top.lead
          .split('\n')
          .map((line) => withoutNaming(line, shownBrand))
          .filter((line) => line !== '' && !onlyNames(line, shownBrand)),
      ),
      notes,
    },
    inHeader,
    inHero,
    story: { paragraphs: story, points: isList ? points : [], facts: inStory },
  };
}
