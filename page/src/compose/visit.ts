import type { Fact } from '@landfall/shared/contracts';
import type { SectionDraft } from '../sections/model.ts';
import { capitalised } from './capitalised.ts';
import { eventsFirst } from './dates.ts';
import { lines, onlyText, restOf } from './known-fact.ts';
import { isPlaceRemark, mapOf } from './reach.ts';
import { townFor } from './town.ts';
import { type Block, idsOf, sharedGroup, type Writing } from './writing.ts';

type Of<K extends SectionDraft['kind']> = Extract<SectionDraft, { kind: K }>;

const MOST_DATE = 120;

/** Dates that can be set in large letters. */
export const shownDates = (writing: Writing, inOpening: ReadonlySet<string>): Fact[] =>
  eventsFirst(writing.of('date')).filter(({ id, text, label }) => {
    if (inOpening.has(id)) return false;
    const date = text || label;
    return date !== '' && date.length <= MOST_DATE && !date.includes('\n');
  });

const dayOf = (value: string): string => (/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(value) ? value : '');

/** The place that stands beside the date: the only one, of an event without opening hours. */
export function placeOfDate(writing: Writing, inOpening: ReadonlySet<string>): Fact | null {
  const [place, ...others] = writing.of('place');
  const isAlone = place !== undefined && others.length === 0 && writing.of('hours').length === 0;
  if (!isAlone || shownDates(writing, inOpening).length === 0) return null;
  return place.text.length <= MOST_DATE && restOf(place, ['text']) === '' && !place.text.includes('\n') ? place : null;
}

/** When it is, with where it is. */
export function dateBlocks(writing: Writing, inOpening: ReadonlySet<string>): Block[] {
  const [first, ...others] = shownDates(writing, inOpening);
  if (!first) return [];
  const place = placeOfDate(writing, inOpening);
  const partsOf = (fact: Fact) => ({
    date: capitalised(fact.text || fact.label),
    day: dayOf(fact.value),
    body: restOf(fact, ['text', 'label']),
  });
  return [
    {
      section: {
        kind: 'countdown',
        ...partsOf(first),
        title: capitalised((first.text && first.label) || writing.heading('date')),
        more: others.map((fact) => ({ ...partsOf(fact), label: capitalised(fact.text && fact.label) })),
        ...(place && { place: place.text, map: mapOf(place.text, townFor(place.text, writing.facts)) }),
        actions: [writing.action],
      },
      facts: [first.id, ...idsOf(others), ...(place ? [place.id] : [])],
    },
  ];
}

const hourRow = (fact: Fact, shown: boolean): Of<'hours'>['rows'][number] => {
  const rest = restOf(fact, ['label', 'value', ...(shown ? (['group'] as const) : [])]);
  return fact.label || fact.value
    ? { days: capitalised(fact.label), times: fact.value, note: rest }
    : rest.length <= 200 && !rest.includes('\n')
      ? { times: rest }
      : { note: rest };
};

/** Where it is and when somebody is there, as far as no other section tells it. */
export function visitFacts(writing: Writing, inOpening: ReadonlySet<string>): { places: Fact[]; times: Fact[] } {
  const beside = placeOfDate(writing, inOpening);
  const places = writing.of('place').filter((fact) => fact !== beside && !inOpening.has(fact.id));
  return { places, times: writing.of('hours') };
}

/** Where it is and when somebody is there; beside one another where both are known. */
export function visitBlocks(writing: Writing, { places, times }: ReturnType<typeof visitFacts>): Block[] {
  const group = sharedGroup(times);
  const hours = { title: group || writing.heading('hours'), rows: times.map((fact) => hourRow(fact, group !== '')) };
  if (places.length === 0)
    return times.length > 0 ? [{ section: { kind: 'hours', ...hours }, facts: idsOf(times) }] : [];
  const isRemark = (fact: Fact) => onlyText(fact) && isPlaceRemark(fact.text);
  const addresses = places.some((fact) => !isRemark(fact)) ? places.filter((fact) => !isRemark(fact)) : places;
  const remarks = places.filter((fact) => !addresses.includes(fact)).map(({ text }) => capitalised(text));
  const section: Of<'place'> = {
    kind: 'place',
    title: writing.heading('place'),
    places: addresses.map((fact, index) => {
      const written = fact.text || fact.label;
      const map = mapOf(written, townFor(written, writing.facts));
      return {
        label: fact.text && capitalised(fact.label),
        address: written,
        body: lines(restOf(fact, ['text', 'label']), ...(index === 0 ? remarks : [])),
        ...(map && { href: map }),
      };
    }),
    ...(times.length > 0 && { hours }),
  };
  return [{ section, facts: [...idsOf(places), ...idsOf(times)] }];
}

/** What is to be reached, and how far it is. */
export const goalBlocks = (writing: Writing): Block[] =>
  writing
    .of('goal')
    .slice(0, 2)
    .map((fact) => ({
      section: {
        kind: 'goal',
        title: fact.group || writing.heading('goal'),
        body: lines(fact.text, restOf(fact, ['text', 'label', 'value', 'group'])),
        target: fact.value,
        reached: fact.label,
        actions: [writing.action],
      },
      facts: [fact.id],
    }));
