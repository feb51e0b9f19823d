import type { Fact } from '@landfall/shared/contracts';
import type { SectionDraft } from '../sections/model.ts';
import { capitalised } from './capitalised.ts';
import { lines, restOf } from './known-fact.ts';
import { wantedSections } from './placing.ts';
import { hrefOf, ICON_OF, mapOf, wayOf } from './reach.ts';
import { townFor } from './town.ts';
import type { visitFacts } from './visit.ts';
import { type Block, idsOf, type Writing } from './writing.ts';

type Contact = Extract<SectionDraft, { kind: 'contact' }>;
type Details = Contact['details'];
type Visit = ReturnType<typeof visitFacts>;

/** Ways to reach the person. */
const detailsOf = (contacts: readonly Fact[], writing: Writing): Details =>
  contacts.map((fact) => {
    const way = wayOf(fact);
    const shown = fact.value ? 'value' : fact.text ? 'text' : 'label';
    const isCode = way !== null && way === fact.label;
    const value = fact[shown] || restOf(fact, []);
    const href = hrefOf(value, way, `${fact.text} ${fact.label}`);
    return {
      icon: way ? ICON_OF[way] : ('message-circle' as const),
      label: (!isCode && shown !== 'label' && fact.label) || writing.words.ways[way ?? 'web'],
      value,
      ...(href && { href }),
      body: fact[shown] ? lines(restOf(fact, ['label', shown])) : '',
    };
  });

/** More of them stand in a section of their own. */
const MOST_BESIDE_FORM = 8;

const VISITS: ReadonlySet<string> = new Set(['hours', 'place', 'map']);

/** A short address or a line of opening hours, which alone would be a thin section; none where a section of them is wished for. */
export function visitDetails({ places, times }: Visit, { facts, heading, wishes }: Writing): Details {
  if ([...wantedSections(wishes)].some((section) => VISITS.has(section))) return [];
  const [place] = places;
  if (place && places.length === 1 && times.length === 0) {
    const isShort = place.text !== '' && place.text.length <= 90 && restOf(place, ['text']) === '';
    if (!isShort || place.text.includes('\n')) return [];
    const map = mapOf(place.text, townFor(place.text, facts));
    return [{ icon: 'map-pin', label: heading('place'), value: place.text, ...(map && { href: map }) }];
  }
  const areShort = times.every(
    (fact) => fact.label !== '' && fact.value !== '' && restOf(fact, ['label', 'value']) === '',
  );
  if (places.length > 0 || times.length === 0 || times.length > 3 || !areShort) return [];
  const value = times.map((fact) => `${capitalised(fact.label)} ${fact.value}`).join(' · ');
  return value.length <= 120 ? [{ icon: 'clock', label: heading('hours'), value }] : [];
}

/**
 * The ways of contact beside the form, where there are few; in a section of their own, with the button, otherwise.
 * `visit` are what else is worth a line there, with its facts, and `remarks` what is to be known before.
 */
export function withContacts(
  closing: readonly Block[],
  writing: Writing,
  visit: { details: Details; facts: readonly string[] },
  remarks: readonly Fact[],
): Block[] {
  const contacts = writing.of('contact');
  if (contacts.length === 0 && visit.details.length === 0) return [...closing];
  const details = [...detailsOf(contacts, writing), ...visit.details];
  const form = closing.find(({ section }) => section.kind === 'lead-form');
  if (form?.section.kind === 'lead-form' && contacts.length <= MOST_BESIDE_FORM) {
    const section = { ...form.section, variant: 'split' as const, ways: details };
    return [{ section, facts: [...form.facts, ...idsOf(contacts), ...visit.facts] }];
  }
  const isAlone = closing.length === 0;
  const section: Contact = {
    kind: 'contact',
    title: writing.heading('contact'),
    intro: lines(...remarks.map(({ text }) => capitalised(text))),
    details,
    actions: isAlone && !writing.action.href.startsWith('#') ? [writing.action] : [],
  };
  return [...closing, { section, facts: [...idsOf(contacts), ...visit.facts, ...idsOf(remarks)] }];
}
