import { dayOf } from './compose/dates.ts';
import type { Section } from './model.ts';

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * A section that somebody else wrote (a language model), with everything marked as a placeholder that it cannot know:
 * words of customers always; people, companies, contact details, dates and prices that are not in what the person told.
 * Placeholders are shown in the editor and never published.
 */
export function markUnproven(section: Section, told: string): Section {
  const known = plain(told);
  const isTold = (text: string) => known.includes(plain(text));
  const numbers = new Set(told.match(/\d+/g));
  const numbersTold = (text: string) => (text.match(/\d+/g) ?? []).every((number) => numbers.has(number));
  switch (section.kind) {
    case 'testimonials':
      return { ...section, items: section.items.map((item) => ({ ...item, placeholder: true })) };
    case 'team':
      return { ...section, people: section.people.map((person) => ({ ...person, placeholder: !isTold(person.name) })) };
    case 'logos':
      return { ...section, items: section.items.map((item) => ({ ...item, placeholder: !isTold(item.name) })) };
    case 'contact':
      return { ...section, details: section.details.map((item) => ({ ...item, placeholder: !isTold(item.value) })) };
    case 'pricing':
      return { ...section, plans: section.plans.map((plan) => ({ ...plan, placeholder: !numbersTold(plan.price) })) };
    case 'listing':
      return {
        ...section,
        items: section.items.map((item) => ({ ...item, placeholder: !numbersTold(`${item.lead} ${item.value}`) })),
      };
    case 'countdown':
      return { ...section, day: dayOf(section.date), placeholder: !numbersTold(section.date) };
    default:
      return section;
  }
}
