import { FORM_WORDS, type FormIntent } from '../copy/forms.ts';

/** Sections that the person's words call for, beside those that every page of the business has. */
export interface Wishes {
  comparison: boolean;
  team: boolean;
  logos: boolean;
  form: FormIntent | null;
}

const COMPARISON = [
  'compar',
  'vs ',
  'versus ',
  'alternative to',
  'better than',
  'difference between',
  'what makes us different',
  'unlike ',
  'alternativa a',
  'mejor que',
  'diferencia entre',
  'que nos diferencia',
  'frente a ',
];
const TEAM = [
  'our team',
  'meet the team',
  'team section',
  'the team behind',
  'about the team',
  'team page',
  'our staff',
  'our doctors',
  'our trainers',
  'our teachers',
  'our lawyers',
  'founders',
  'founded by',
  'nuestro equipo',
  'el equipo',
  'conoce al equipo',
  'seccion de equipo',
  'quienes somos',
  'nuestros profesores',
  'nuestras profesoras',
  'nuestros entrenadores',
  'fundadores',
  'fundada por',
  'fundado por',
];
const LOGOS = [
  'client logos',
  'logos of',
  'logo section',
  'customer logos',
  'trusted by',
  'as seen in',
  'our partners',
  'sponsors',
  'our clients',
  'logos de',
  'nuestros clientes',
  'nuestros socios',
  'colaboradores',
  'patrocinadores',
  'confian en nosotros',
];

const has = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(` ${word}`));

/** Reads the wishes out of `folded` text. */
export const wishesOf = (text: string): Wishes => ({
  comparison: has(text, COMPARISON),
  team: has(text, TEAM),
  logos: has(text, LOGOS),
  form: FORM_WORDS.find(([, words]) => has(text, words))?.[0] ?? null,
});
