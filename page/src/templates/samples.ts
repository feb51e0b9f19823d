import { DATE_WORDS } from '../sections/compose/dates.ts';
import type { Desk } from '../sections/compose/desk.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { RecipeTexts } from './recipe.ts';

/** Sections that the header links to, in its order: those that are published before anybody edits them. */
export const PLACES: readonly { kind: SectionDraft['kind']; label: (desk: Desk) => string }[] = [
  { kind: 'features', label: ({ pack }) => pack.quiet },
  { kind: 'comparison', label: ({ words }) => words.comparison },
  { kind: 'faq', label: ({ words }) => words.questions },
];

const SAMPLES = {
  en: {
    plans: [
      ['Basic', ''],
      ['Complete', ''],
    ],
    price: 'Price',
    included: 'What is included',
    email: 'Your e-mail address',
    phone: 'Your phone number',
    street: 'Street and city',
    date: 'Day and month',
  },
  es: {
    plans: [
      ['Básico', ''],
      ['Completo', ''],
    ],
    price: 'Precio',
    included: 'Qué incluye',
    email: 'Tu correo',
    phone: 'Tu teléfono',
    street: 'Calle y ciudad',
    date: 'Día y mes',
  },
} as const;

/** A section that only the owner can fill in: every line of it is marked in the editor, and none is published as it is. */
export function sampleOf(
  part: 'contact' | 'date' | 'listing' | 'logos' | 'plans' | 'team',
  texts: RecipeTexts,
  { brief, words, action }: Desk,
): SectionDraft {
  const sample = SAMPLES[brief.language];
  const placeholder = true;
  switch (part) {
    case 'contact':
      return {
        kind: 'contact',
        title: words.contact,
        details: [
          { icon: 'mail', label: words.email, value: sample.email, placeholder },
          { icon: 'phone', label: words.phone, value: sample.phone, placeholder },
          { icon: 'map-pin', label: words.place, value: sample.street, placeholder },
        ],
      };
    case 'date':
      return {
        kind: 'countdown',
        title: texts.date?.title ?? DATE_WORDS[brief.language].day.title,
        body: texts.date?.body ?? '',
        label: texts.date?.label ?? words.date,
        date: texts.date?.date ?? sample.date,
        actions: [action],
        placeholder,
      };
    case 'listing':
      return {
        kind: 'listing',
        title: texts.listing?.title ?? words.menu,
        items: (texts.listing?.items ?? [['', sample.included, '', '']]).map(([lead, title, body, value]) => ({
          lead,
          title,
          body,
          value,
          placeholder,
        })),
      };
    case 'logos':
      return {
        kind: 'logos',
        title: words.logos,
        items: [1, 2, 3, 4].map((number) => ({ name: `${words.client} ${number}`, placeholder })),
      };
    case 'plans': {
      const plans =
        texts.plans ?? sample.plans.map(([name, body]) => [name, sample.price, body, [sample.included]] as const);
      return {
        kind: 'pricing',
        title: words.prices,
        intro: words.pricesIntro,
        plans: plans.map(([name, price, body, points], index) => ({
          name,
          price,
          body,
          points: [...points],
          action,
          featured: index === Math.min(1, plans.length - 1),
          placeholder,
        })),
      };
    }
    case 'team':
      return {
        kind: 'team',
        title: words.team,
        people: [0, 1, 2].map(() => ({
          name: words.teammate,
          role: words.teammateRole,
          body: words.teammateBody,
          placeholder,
        })),
      };
  }
}
