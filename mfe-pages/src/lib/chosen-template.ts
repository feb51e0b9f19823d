import type { PageLanguage, Template } from '@landfall/shared/contracts';

/** A template, and the language that its texts were chosen in. */
export interface ChosenTemplate extends Template {
  language: PageLanguage;
}
