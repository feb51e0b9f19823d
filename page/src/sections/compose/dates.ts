import type { TemplateLanguage as Language } from '../../templates/template-language.ts';

const MONTHS: Record<string, number> = Object.fromEntries(
  [
    ['january', 'enero'],
    ['february', 'febrero'],
    ['march', 'marzo'],
    ['april', 'abril'],
    ['may', 'mayo'],
    ['june', 'junio'],
    ['july', 'julio'],
    ['august', 'agosto'],
    ['september', 'septiembre'],
    ['october', 'octubre'],
    ['november', 'noviembre'],
    ['december', 'diciembre'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1])),
);

/** A date that a person wrote as YYYY-MM-DD; empty where the year is missing or no such day exists. */
export function dayOf(written: string): string {
  const year = /\b20\d\d\b/.exec(written)?.[0];
  const month = MONTHS[/\p{L}{3,}/u.exec(written.toLowerCase().replace(/\b(?:st|nd|rd|th|de|of)\b/g, ''))?.[0] ?? ''];
  const day = /\b\d{1,2}(?!\d)/.exec(written)?.[0];
  if (!year || !month || !day) return '';
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

/** What a date is for: the last day of something, the first one, or the day itself. */
export type DateRole = 'deadline' | 'opening' | 'day';

const DEADLINE =
  /\b(?:until|till|by|before|ends?(?:\s+on)?|closes?(?:\s+on)?|closing|deadline(?:\s+is)?:?|last day(?:\s+is)?|hasta|antes)(?:\s+(?:the|el|del|del día|on))?\s*$/iu;
const OPENING =
  /\b(?:launch(?:es|ing)?|opens?|opening|starts?|starting|begins?|lanzamiento|lanzamos|abre|abrimos|apertura|inauguraci[oó]n|empieza|comienza|inicio)(?:\s+(?:on|is|the|el|día|del|será))*\s*$/iu;

/** Reads from the words before a date what it is for. */
export function dateRole(before: string): DateRole {
  if (DEADLINE.test(before)) return 'deadline';
  return OPENING.test(before) ? 'opening' : 'day';
}

export const DATE_WORDS: Record<Language, Record<DateRole, { label: string; title: string }>> = {
  en: {
    deadline: { label: 'Until', title: 'There is still time' },
    opening: { label: 'It begins', title: 'Mark the day' },
    day: { label: 'When', title: 'Save the date' },
  },
  es: {
    deadline: { label: 'Hasta el', title: 'Todavía estás a tiempo' },
    opening: { label: 'Empieza', title: 'Apunta el día' },
    day: { label: 'Cuándo', title: 'Reserva la fecha' },
  },
};
