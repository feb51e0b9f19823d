import type { Fact } from '@landfall/shared/contracts';
import { ONLY_PRICED } from '../brief/words/beside-prices.ts';
import type { FEATURE_VARIANTS } from '../sections/kinds/features.ts';
import type { SectionDraft } from '../sections/model.ts';
import { capitalised } from './capitalised.ts';
import { isOfFood } from './food.ts';
import { type Block, byGroup, idsOf, type Writing } from './writing.ts';

/** More of them read better as rows. */
const MOST_CARDS = 4;
const MOST_FEATURES = 24;
const MOST_NAMES = 12;
/** Sections of offers; beyond, every group is one of a list. */
const MOST_SECTIONS = 4;

type Variant = (typeof FEATURE_VARIANTS)[number];
type Look = 'cards' | 'features' | 'rows';

const hasPrice = ({ value, unit }: Fact) => value !== '' || unit !== '';

function lookOf(facts: readonly Fact[]): Look {
  if (!facts.some(hasPrice)) return facts.length <= MOST_FEATURES ? 'features' : 'rows';
  const hasContents = facts.some(({ details, text }) => details.length > 0 || text.length > 70);
  const areNamed = facts.every(({ label, value }) => label !== '' && value !== '');
  const isWorth = facts.length > 1 || (facts[0]?.details.length ?? 0) > 1;
  return areNamed && hasContents && isWorth && facts.length <= MOST_CARDS ? 'cards' : 'rows';
}

/** "Per person", "Al mes": what a price is for a unit of, where nothing else names it. */
export const ONLY_UNIT = /^(?:an?|per|por|pro|par|al|à l[a'’]|la|je|za|por cada|each|pp) \p{L}+$/iu;

/** What is sold by the night or for each person, however long the list is. */
const COUNTED =
  / (?:night|day|week|month|year|hour|person|head|noche|día|semana|mes|hora|persona|noite|dia|mês|pessoa|nuit|jour|semaine|mois|heure|personne|nacht|tag|woche|monat|stunde|notte|giorno|settimana|mese|ora|dag|maand|uur|persoon|noc|dzień|tydzień|miesiąc|godzin[aęy]|osob[aęy])$/iu;

/** An offer that is called after its unit, with the unit beside its price and what the page is about as its name. */
const underSubject = (fact: Fact, subject: string): Fact =>
  subject !== '' && fact.unit === '' && /\d/.test(fact.value) && ONLY_UNIT.test(fact.label)
    ? { ...fact, label: subject, unit: fact.label.toLowerCase() }
    : fact;

/** What an offer is called, and what else is said of it; a price without a name is that of `subject`, where one is known. */
export function namedOffer({ label: given, value, text }: Fact, subject = ''): { title: string; body: string } {
  const isNameless = value !== '' && (given === '' || ONLY_PRICED.test(given));
  const label = isNameless && subject !== '' ? subject : given;
  if (label !== '') return { title: capitalised(label), body: text };
  return text.length <= 120 && !text.includes('\n')
    ? { title: capitalised(text), body: '' }
    : { title: '', body: text };
}

const cardsOf = (title: string, facts: readonly Fact[], { action, intent }: Writing): SectionDraft => ({
  kind: 'pricing',
  title,
  plans: facts.map((fact) => ({
    name: capitalised(fact.label),
    price: fact.value,
    period: fact.unit,
    body: fact.text,
    points: fact.details,
    // A button to get in touch says nothing of the one package.
    ...(intent !== 'contact' && { action }),
  })),
});

function featuresOf(title: string, facts: readonly Fact[], { random }: Writing): SectionDraft {
  const items = facts.map((fact) => ({ ...namedOffer(fact), points: fact.details }));
  const isLong = items.some(({ body, points }) => body.length > 320 || points.length > 8);
  const full = items.filter(({ body, points }) => body !== '' || points.length > 0).length;
  // Names alone are read as a list: cards of one word each look unfinished.
  const areNames = full === 0 && facts.length <= MOST_NAMES;
  const variants: readonly Variant[] =
    isLong || facts.length === 1 || areNames
      ? ['aside']
      : full * 2 < facts.length && facts.length > 3
        ? ['rows']
        : full < facts.length
          ? ['rows', 'aside']
          : facts.length > 6
            ? ['rows', 'cards']
            : ['cards', 'rows', 'aside'];
  return { kind: 'features', variant: random.pick(variants), title, items };
}

/** A few prices of few words stand large, as figures. */
const areFigures = (facts: readonly Fact[]): boolean =>
  facts.length <= MOST_FIGURES &&
  facts.every(
    ({ value, text, details }) => value !== '' && value.length <= 14 && text.length <= 90 && details.length === 0,
  );

/** From so many rows on, one without a name is called by what is told of it rather than by whose page it is. */
const LEAST_ROWS = 3;
const MOST_TOLD_NAME = 60;

/** "150 €: votre nom gravé sur une aube de la roue": what is told of an offer without a name, as its name. */
const namedByText = (fact: Fact): Fact =>
  fact.label === '' && fact.text !== '' && fact.text.length <= MOST_TOLD_NAME && !/[\n,:;]|[.!?] /.test(fact.text)
    ? { ...fact, label: fact.text, text: '' }
    : fact;

function rowsOf(title: string, told: readonly Fact[], about: string): SectionDraft {
  const offers = told.length >= LEAST_ROWS ? told.map(namedByText) : told;
  const nameless = offers.filter(({ label, value }) => value !== '' && (label === '' || ONLY_PRICED.test(label)));
  const subject = nameless.length === 1 || nameless.length === offers.length ? about : '';
  const inUnits = offers.filter(({ label }) => ONLY_UNIT.test(label));
  // "La flambée" in a long list is what is sold.
  const isUnit = offers.length <= MOST_FIGURES || COUNTED.test(inUnits[0]?.label ?? '');
  const facts = inUnits.length === 1 && isUnit ? offers.map((fact) => underSubject(fact, about)) : offers;
  return {
    kind: 'listing',
    ...(areFigures(facts) && { variant: 'figures' }),
    title,
    items: facts.map((fact) => ({
      group: fact.group === title ? '' : fact.group,
      ...namedOffer(fact, subject),
      points: fact.details,
      value: fact.value,
      unit: fact.unit,
    })),
  };
}

const MOST_FIGURES = 3;
const FEW_DISHES = 3;

/** Offers of which those with a price and no heading stand below the heading "Prices", where the person has one. */
function belowPrices(offers: readonly Fact[]): readonly Fact[] {
  const heading = offers.find(({ group }) => ONLY_PRICED.test(group))?.group;
  return heading === undefined
    ? offers
    : offers.map((fact) => (fact.group === '' && hasPrice(fact) ? { ...fact, group: heading } : fact));
}

/** Sections of what is offered: packages as cards, services as features, everything else as rows with prices. */
export function offerBlocks(writing: Writing, subject = ''): Block[] {
  const offers = belowPrices(writing.of('offer'));
  if (offers.length === 0) return [];
  // What is given for a donation has no price.
  const isGiven = writing.intent === 'donate';
  const groups = byGroup(offers).map(({ group, facts }) => ({ group, facts, look: lookOf(facts) }));
  const standing = groups.filter(({ look }) => look !== 'rows');
  const tooMany = standing.length > MOST_SECTIONS;
  const listed = groups.filter(({ look }) => look === 'rows' || tooMany).flatMap(({ facts }) => facts);
  const serves = listed.length >= FEW_DISHES && writing.of('about', 'name', 'offer').some(isOfFood);
  const isPriced = listed.some(hasPrice);
  const blocks: Block[] = (tooMany ? [] : standing).map(({ group, facts, look }) => {
    const title = group || writing.heading(look === 'cards' && !isGiven ? 'prices' : 'offers');
    const section = look === 'cards' ? cardsOf(title, facts, writing) : featuresOf(title, facts, writing);
    return { section, facts: idsOf(facts) };
  });
  if (listed.length === 0) return blocks;
  const lists = byGroup(listed);
  const headed = lists.filter(({ group }) => group !== '');
  // What stands below the only heading is one list, what has none is another.
  const parts =
    headed.length === 1
      ? [...headed, ...lists.filter(({ group }) => group === '')]
      : [{ group: '', facts: lists.flatMap(({ facts }) => facts) }];
  const isMenu = serves && parts.length === 1;
  return [
    ...blocks,
    ...parts.map(({ group, facts }) => {
      const title = group || writing.heading(!isPriced || isGiven ? 'offers' : isMenu ? 'menu' : 'prices');
      return { section: rowsOf(title, facts, subject), facts: idsOf(facts) };
    }),
  ];
}
