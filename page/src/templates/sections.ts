import type { MotifId } from '../sections/art.ts';
import type { IconName } from '../sections/icons.ts';
import type { FEATURE_VARIANTS } from '../sections/kinds/features.ts';
import type { NOTES_VARIANTS } from '../sections/kinds/notes.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { Kit } from './kit.ts';
import type { Pair } from './template.ts';

// Sections of samples: every text of theirs but titles, labels and buttons is a placeholder.
const placeholder = true;
const titled = true;

type Of<K extends SectionDraft['kind']> = Extract<SectionDraft, { kind: K }>;

/** A line of a list: each part is a sample, the title too where the list is not `titled`. */
export type Row = Omit<Of<'listing'>['items'][number], 'placeholder' | 'titled'>;

/** A menu, a programme, a price list. */
export const listing = (title: string, rows: readonly Row[]): SectionDraft => ({
  kind: 'listing',
  title,
  items: rows.map((row) => ({ ...row, placeholder })),
});

/** Facts under names that stay: only what stands beside or below them is a sample. */
export const facts = (title: string, rows: readonly Row[]): SectionDraft => ({
  kind: 'listing',
  title,
  items: rows.map((row) => ({ ...row, placeholder, titled })),
});

/** Figures under names that stay, large. */
export const figures = (title: string, rows: readonly Pair[]): SectionDraft => ({
  kind: 'listing',
  variant: 'figures',
  title,
  items: rows.map(([name, value]) => ({ title: name, value, placeholder, titled })),
});

/** Points with a sample each; `titled` where their names stay. */
export const features = (
  variant: (typeof FEATURE_VARIANTS)[number],
  title: string,
  items: readonly Pair[],
  { icons = [], titled: isTitled = false }: { icons?: readonly IconName[]; titled?: boolean } = {},
): SectionDraft => ({
  kind: 'features',
  variant,
  title,
  items: items.map(([name, body], index) => ({
    ...(icons[index] && { icon: icons[index] }),
    title: name,
    body,
    placeholder,
    titled: isTitled,
  })),
});

/** What is good to know, under names that stay. */
export const notes = (
  variant: (typeof NOTES_VARIANTS)[number],
  title: string,
  items: readonly Pair[],
): SectionDraft => ({
  kind: 'notes',
  variant,
  title,
  items: items.map(([name, body]) => ({ title: name, body, placeholder, titled })),
});

/** What happens one after another; `titled` where the names of the steps stay. */
export const steps = (
  title: string,
  items: readonly Pair[],
  { titled: isTitled = false }: { titled?: boolean } = {},
): SectionDraft => ({
  kind: 'steps',
  title,
  items: items.map(([name, body]) => ({ title: name, body, placeholder, titled: isTitled })),
});

/** A text, beside a drawing where there is a side for it. */
export const story = (
  title: string,
  paragraph: string,
  { art }: Kit,
  side: 'left' | 'right' | null = 'right',
): SectionDraft => ({
  kind: 'story',
  side: side ?? 'right',
  title,
  paragraphs: [paragraph],
  ...(side && { art: art() }),
  placeholder,
});

/** Pictures, drawings for now. */
export const gallery = (
  title: string,
  captions: readonly string[],
  { art }: Kit,
  motifs: readonly MotifId[] = [],
): SectionDraft => ({
  kind: 'gallery',
  title,
  items: captions.map((caption, index) => ({ art: art(motifs[index]), caption })),
  placeholder,
});

/** Plans, tickets, packages: each with what is in it; `featured` is the place of the one that stands out. */
export const plans = (
  title: string,
  entries: readonly { name: string; body: string; period?: string }[],
  { samples, action }: Kit,
  featured = 1,
): SectionDraft => ({
  kind: 'pricing',
  title,
  plans: entries.map(({ name, body, period = '' }, index) => ({
    name,
    price: samples.price,
    period,
    body,
    points: [...samples.included],
    action,
    featured: index === featured,
    placeholder,
  })),
});

/** Things for sale, each with its picture and its price. */
export const products = (title: string, entries: readonly Pair[], { samples, action, art }: Kit): SectionDraft => ({
  kind: 'pricing',
  title,
  plans: entries.map(([name, body]) => ({ name, price: samples.price, body, art: art(), action, placeholder })),
});

/** People, by what they do. */
export const team = (title: string, roles: readonly string[], { words, samples }: Kit): SectionDraft => ({
  kind: 'team',
  title,
  people: roles.map((role) => ({ name: words.missing.person, role, body: samples.aboutPerson, placeholder })),
});

/** Questions that stay, with samples for answers. */
export const faq = (questions: readonly string[], { words, heading }: Kit): SectionDraft => ({
  kind: 'faq',
  title: heading('questions'),
  items: questions.map((question) => ({ question, answer: words.missing.answer, placeholder })),
});

const hourRows = ({ samples, words }: Kit) =>
  samples.weekdays.map((days) => ({ days, times: words.missing.times, placeholder }));

/** When somebody is there. */
export const hours = (kit: Kit): SectionDraft => ({ kind: 'hours', title: kit.heading('hours'), rows: hourRows(kit) });

/** Where it is; with the hours beside it where they are wanted. */
export const place = (
  title: string,
  places: readonly Pair[],
  kit: Kit,
  { withHours = false }: { withHours?: boolean } = {},
): SectionDraft => ({
  kind: 'place',
  title,
  places: places.map(([label, body]) => ({ label, address: kit.words.missing.address, body, placeholder })),
  ...(withHours && { hours: { title: kit.heading('hours'), rows: hourRows(kit) } }),
});

type Way = 'phone' | 'whatsapp' | 'email' | 'social';

function detailsOf(ways: readonly Way[], { words, samples }: Kit): Of<'contact'>['details'] {
  const details = {
    phone: { icon: 'phone', label: words.ways.phone, value: words.missing.phone },
    whatsapp: { icon: 'message-circle', label: words.ways.whatsapp, value: words.missing.phone },
    email: { icon: 'mail', label: words.ways.email, value: words.missing.email },
    social: { icon: 'globe', label: words.ways.social, value: samples.account },
  } as const;
  return ways.map((way) => ({ ...details[way], placeholder }));
}

/** Ways to get in touch, the most important one first. */
export const contact = (ways: readonly Way[], kit: Kit): SectionDraft => ({
  kind: 'contact',
  title: kit.heading('contact'),
  details: detailsOf(ways, kit),
});

/** The day that counts. */
export const date = (title: string, body: string, { words, action }: Kit, where = ''): SectionDraft => ({
  kind: 'countdown',
  title,
  body,
  date: words.missing.date,
  place: where,
  actions: [action],
  placeholder,
});

/** A field of a form: one whose label is known, or one with a label of its own. */
export type Field = keyof Kit['words']['inputs'] | Of<'lead-form'>['fields'][number];

/** The form: published from the first second, so nothing in it is a sample but the other `ways` beside it. */
export function form(
  variant: Of<'lead-form'>['variant'],
  title: string,
  fields: readonly (Field | `${keyof Kit['words']['inputs']}?`)[],
  kit: Kit,
  ways: readonly Way[] = [],
): SectionDraft {
  const { words, action } = kit;
  return {
    kind: 'lead-form',
    variant,
    title,
    fields: fields.map((field) => {
      if (typeof field !== 'string') return field;
      const name = field.replace('?', '') as keyof Kit['words']['inputs'];
      const input = name === 'people' ? 'number' : name;
      return { label: words.inputs[name], input, required: !field.endsWith('?') };
    }),
    button: action.label,
    ways: detailsOf(ways, kit),
  };
}

/** Those who stand behind it, by name. */
export const logos = (title: string, { samples }: Kit): SectionDraft => ({
  kind: 'logos',
  title,
  items: Array.from({ length: 4 }, () => ({ name: samples.partner, placeholder })),
});

/** What is to be reached, and how far it is. */
export const goal = (
  title: string,
  body: string,
  { target, reached }: { target: string; reached: string },
  { action }: Kit,
): SectionDraft => ({ kind: 'goal', title, body, target, reached, actions: [action], placeholder });
