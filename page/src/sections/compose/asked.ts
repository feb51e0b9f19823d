import type { TemplateLanguage as Language } from '../../templates/template-language.ts';
import type { Business } from '../copy/business.ts';
import { comparisonCopy } from '../copy/comparison.ts';
import { FIELD_LABELS, FORM_NOTE, FORMS, type FormIntent, USUAL_FORM } from '../copy/forms.ts';
import type { SectionDraft } from '../model.ts';
import { DATE_WORDS, dayOf } from './dates.ts';
import type { Desk } from './desk.ts';
import { capitalised, clip } from './plain-text.ts';

/** Businesses whose prices are a list of what they serve. */
export const HAS_MENU: ReadonlySet<Business> = new Set(['bakery', 'restaurant']);

/** The date that the person gave, as a band of its own; nothing without one. */
export function dateOf({ brief, words, action }: Desk): SectionDraft[] {
  const { date, dateRole, place } = brief.facts;
  if (!date || (dateRole === 'day' && brief.business !== 'event' && brief.wishes.form !== 'attend')) return [];
  const { label, title } = DATE_WORDS[brief.language][dateRole];
  return [
    {
      kind: 'countdown',
      title,
      body: place && dateRole !== 'deadline' ? clip(`${capitalised(words.in)} ${place}.`, 100) : '',
      label,
      date: clip(dateRole === 'deadline' ? date : capitalised(date), 60),
      day: dayOf(date),
      actions: [action],
    },
  ];
}

/** Clients that the person named; marked places for them where they only asked. */
export function logosOf({ brief, words }: Desk): SectionDraft[] {
  const { clients } = brief.facts;
  if (clients.length === 0 && !brief.wishes.logos) return [];
  const items =
    clients.length > 0
      ? clients.map((name) => ({ name }))
      : [1, 2, 3, 4].map((number) => ({ name: `${words.client} ${number}`, placeholder: true }));
  return [{ kind: 'logos', title: words.logos, items }];
}

/** The people whom the person named; marked places for them where they only asked. */
export function teamOf({ brief, words }: Desk): SectionDraft[] {
  const { people } = brief.facts;
  if (people.length < 2 && !brief.wishes.team) return [];
  const listed =
    people.length > 0
      ? people.map(({ name, role }) => ({ name, role: clip(role, 80) }))
      : [0, 1, 2].map(() => ({
          name: words.teammate,
          role: words.teammateRole,
          body: words.teammateBody,
          placeholder: true,
        }));
  return [{ kind: 'team', title: words.team, intro: '', people: listed }];
}

/** Two ways to do it, side by side, where the person asks for a comparison. */
export function comparisonOf({ brief, fill }: Desk): SectionDraft[] {
  return brief.wishes.comparison ? [comparisonFor(brief.business, brief.language, fill)] : [];
}

/** The comparison of a business. */
export function comparisonFor(business: Business, language: Language, fill: Desk['fill']): SectionDraft {
  const { title, usual, here, rows } = comparisonCopy(business, language);
  return {
    kind: 'comparison',
    title: fill(title, 110),
    intro: '',
    columns: [usual, fill(here, 40)],
    rows: rows.map(([label, ...cells]) => ({ label, cells: cells.map((cell) => fill(cell, 120)) })),
  };
}

/** A menu or a programme, where the person listed one. */
export function listingOf({ brief, words }: Desk): SectionDraft[] {
  const { programme, priced } = brief.facts;
  if (programme.length > 0)
    return [
      {
        kind: 'listing',
        title: words.programme,
        items: programme.map(({ time, title }) => ({ lead: clip(time, 30), title: clip(title, 100) })),
      },
    ];
  if (priced.length === 0 || !HAS_MENU.has(brief.business)) return [];
  return [
    {
      kind: 'listing',
      title: words.menu,
      items: priced.map(({ title, price }) => ({ title: clip(title, 100), value: clip(price, 40) })),
    },
  ];
}

/** What the page's form is for; null where people are reached by mail or phone and nobody asked for a form. */
export function formIntent({ wishes, facts, business }: Desk['brief']): FormIntent | null {
  // One says "register" of a conference and of a course; only the first one asks who comes.
  if (wishes.form === 'attend' && business === 'course') return 'place';
  if (wishes.form) return wishes.form;
  return facts.email || facts.phone ? null : USUAL_FORM[business];
}

/** The form for an intent, in the page's language. */
export function formOf(intent: FormIntent, language: Language): Extract<SectionDraft, { kind: 'lead-form' }> {
  const form = FORMS[intent];
  const fields = form.fields.map((name) => {
    const input = name.replace('?', '') as keyof (typeof FIELD_LABELS)['en'];
    return { label: FIELD_LABELS[language][input], input, required: !name.endsWith('?') };
  });
  return { kind: 'lead-form', variant: form.variant, ...form[language], fields, note: FORM_NOTE[language] };
}
