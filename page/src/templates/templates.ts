import type { PageLanguage } from '@landfall/shared/contracts';
import type { PageModel } from '../sections/model.ts';
import { buildTemplate, type TemplateInput } from './build.ts';
import { agency } from './catalogue/agency.ts';
import { conference } from './catalogue/conference.ts';
import { consultancy } from './catalogue/consultancy.ts';
import { course } from './catalogue/course.ts';
import { ebook } from './catalogue/ebook.ts';
import { exhibition } from './catalogue/exhibition.ts';
import { fitness } from './catalogue/fitness.ts';
import { foodTruck } from './catalogue/food-truck.ts';
import { holidayHome } from './catalogue/holiday-home.ts';
import { languageSchool } from './catalogue/language-school.ts';
import { medicalPractice } from './catalogue/medical-practice.ts';
import { nonProfit } from './catalogue/non-profit.ts';
import { photographer } from './catalogue/photographer.ts';
import { podcast } from './catalogue/podcast.ts';
import { portfolio } from './catalogue/portfolio.ts';
import { productLaunch } from './catalogue/product-launch.ts';
import { realEstate } from './catalogue/real-estate.ts';
import { restaurant } from './catalogue/restaurant.ts';
import { salon } from './catalogue/salon.ts';
import { shop } from './catalogue/shop.ts';
import { software } from './catalogue/software.ts';
import { tradesperson } from './catalogue/tradesperson.ts';
import { waitingList } from './catalogue/waiting-list.ts';
import { webinar } from './catalogue/webinar.ts';
import { wedding } from './catalogue/wedding.ts';
import type { Template } from './template.ts';

/** Every template, in the order of the gallery. A new one is a file in catalogue/ and a name here. */
export const TEMPLATES: readonly Template[] = [
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
  shop,
  nonProfit,
  salon,
  tradesperson,
  medicalPractice,
  consultancy,
  photographer,
  languageSchool,
  foodTruck,
  podcast,
  exhibition,
  productLaunch,
];

/**
 * The page that a template begins with, in a language, with the owner's title, description and project name in it.
 * Everything else but titles, labels and buttons is a sample, and is not published. Null for a template that does not
 * exist.
 */
export function templatePage(id: string, language: PageLanguage, input: TemplateInput): PageModel | null {
  const template = TEMPLATES.find((candidate) => candidate.id === id);
  return template ? buildTemplate(template, language, input) : null;
}
