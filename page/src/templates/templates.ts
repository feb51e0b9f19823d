import type { PageModel } from '../sections/model.ts';
import type { TemplateLanguage as Language } from './template-language.ts';
import { buildTemplate, type TemplateInput } from './build.ts';
import type { Recipe } from './recipe.ts';
import { agency } from './recipes/agency.ts';
import { conference } from './recipes/conference.ts';
import { consultancy } from './recipes/consultancy.ts';
import { course } from './recipes/course.ts';
import { ebook } from './recipes/ebook.ts';
import { fitness } from './recipes/fitness.ts';
import { holidayHome } from './recipes/holiday-home.ts';
import { nonProfit } from './recipes/non-profit.ts';
import { portfolio } from './recipes/portfolio.ts';
import { realEstate } from './recipes/real-estate.ts';
import { restaurant } from './recipes/restaurant.ts';
import { salon } from './recipes/salon.ts';
import { shop } from './recipes/shop.ts';
import { software } from './recipes/software.ts';
import { waitingList } from './recipes/waiting-list.ts';
import { webinar } from './recipes/webinar.ts';
import { wedding } from './recipes/wedding.ts';

/** Every template, in the order of the gallery. A new one is a file in recipes/ and a name here. */
export const RECIPES: readonly Recipe[] = [
  restaurant,
  software,
  waitingList,
  ebook,
  course,
  webinar,
  conference,
  wedding,
  agency,
  portfolio,
  fitness,
  realEstate,
  holidayHome,
  nonProfit,
  shop,
  consultancy,
  salon,
];

/**
 * The page that a template begins with, in a language, with the owner's title, description and project name in it.
 * What only the owner can know is marked as a placeholder. Null for a template that does not exist.
 */
export function templatePage(id: string, language: Language, input: TemplateInput): PageModel | null {
  const recipe = RECIPES.find((candidate) => candidate.id === id);
  return recipe ? buildTemplate(recipe, language, input) : null;
}
