import type { Fact } from '@landfall/shared/contracts';
import type { FEATURE_VARIANTS } from '../sections/kinds/features.ts';
import type { SectionDraft } from '../sections/model.ts';
import { capitalised } from './capitalised.ts';
import { isOfFood } from './food.ts';
import { type Block, byGroup, idsOf, type Writing } from './writing.ts';

/** More of them read better as rows. */
const MOST_CARDS = 4;
const MOST_FEATURES = 24;
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

/** What an offer is called, and what else is said of it. */
export function namedOffer({ label, text }: Fact): { title: string; body: string } {
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
  const variants: readonly Variant[] =
    isLong || facts.length === 1
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

function rowsOf(title: string, facts: readonly Fact[]): SectionDraft {
  return {
    kind: 'listing',
    title,
    items: facts.map((fact) => ({
      group: fact.group === title ? '' : fact.group,
      ...namedOffer(fact),
      points: fact.details,
      value: fact.value,
      unit: fact.unit,
    })),
  };
}

const FEW_DISHES = 3;

/** Sections of what is offered: packages as cards, services as features, everything else as rows with prices. */
export function offerBlocks(writing: Writing): Block[] {
  const offers = writing.of('offer');
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
      return { section: rowsOf(title, facts), facts: idsOf(facts) };
    }),
  ];
}
