import type { PageWords } from '../languages/page-words.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { Block, Writing } from './writing.ts';

const placeholder = true;

/** A section that only the owner can fill in: marked in the editor, never published. Null for kinds that need no facts. */
function missingSection(kind: string, { words, heading, art, action }: Writing): SectionDraft | null {
  const { missing } = words;
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  switch (kind) {
    case 'gallery':
      return {
        kind,
        title: heading('gallery'),
        items: times(3, () => ({ art: art(), caption: missing.picture })),
        placeholder,
      };
    case 'testimonials':
      return {
        kind,
        title: heading('quotes'),
        items: times(2, () => ({ quote: missing.quote, name: missing.person, placeholder })),
      };
    case 'pricing':
      return {
        kind,
        title: heading('prices'),
        plans: times(2, () => ({ name: missing.line, price: missing.price, action, placeholder })),
      };
    case 'listing':
      return {
        kind,
        title: heading('offers'),
        items: times(3, () => ({ title: missing.line, value: missing.price, placeholder })),
      };
    case 'team':
      return {
        kind,
        title: heading('people'),
        people: times(3, () => ({ name: missing.person, role: missing.role, placeholder })),
      };
    case 'faq':
      return {
        kind,
        title: heading('questions'),
        items: times(2, () => ({ question: missing.question, answer: missing.answer, placeholder })),
      };
    case 'logos':
      return { kind, title: heading('clients'), items: times(4, () => ({ name: missing.line, placeholder })) };
    case 'countdown':
      return { kind, title: heading('date'), date: missing.date, placeholder };
    case 'hours':
      return {
        kind,
        title: heading('hours'),
        rows: times(2, () => ({ days: missing.days, times: missing.times, placeholder })),
      };
    case 'place':
      return { kind, title: heading('place'), places: [{ address: missing.address, placeholder }] };
    case 'contact':
      return { kind, title: heading('contact'), details: contactDetails(words) };
    default:
      return null;
  }
}

const contactDetails = ({ missing, ways }: PageWords) => [
  { icon: 'mail' as const, label: ways.email, value: missing.email, placeholder },
  { icon: 'phone' as const, label: ways.phone, value: missing.phone, placeholder },
];

/** A place for facts that the person has not told yet. */
export function missingBlock(kind: string, writing: Writing): Block[] {
  const section = missingSection(kind, writing);
  return section ? [{ section, facts: [] }] : [];
}
