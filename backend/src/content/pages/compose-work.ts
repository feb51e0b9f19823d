import { type BriefInput, readBrief } from '@landfall/page/brief/read-brief';
import { languageOf } from '@landfall/page/brief/text/language';
import { composeFacts } from '@landfall/page/compose/compose-facts';
import type { PageBrand } from '@landfall/page/compose/page-brand';
import { type StarterInput, starterPage } from '@landfall/page/compose/starter-page';
import type { StepRole } from '@landfall/page/compose/step-role';
import { isPageLanguage } from '@landfall/page/languages/languages';
import type { PageModel } from '@landfall/page/sections/model';
import { composeWorded } from '@landfall/page/wording/compose-worded';
import type { Wording } from '@landfall/page/wording/wording';
import type { FactSheet, PageLanguage, PlacedFact } from '@landfall/shared/contracts';
import { storable } from './storable.ts';
import { withSentences } from './with-sentences.ts';

// Runs in a worker: reads descriptions and writes pages.

/** How a page is asked for. */
export interface Wanted {
  /** What the page is to be written from; read from the description where there is none. */
  facts: FactSheet | null;
  /** What the project's pages have in common. */
  brand?: PageBrand;
  /** For our own words beside a text in a language that we do not write. */
  language: PageLanguage;
  /** Which page of a path it is, and what all pages of that path look like after. */
  step?: StepRole | undefined;
  look?: string | undefined;
}

export type ComposeQuestion =
  | { task: 'read'; input: BriefInput }
  | { task: 'start'; input: StarterInput; language: PageLanguage }
  | ({ task: 'write'; input: BriefInput; wording: Wording | null } & Wanted);

export interface ComposeAnswer {
  sheet?: FactSheet;
  page?: PageModel;
  placed?: PlacedFact[];
  /** Texts of the wording that no fact bore out. */
  dropped?: string[];
}

/** The language of a page begun by hand: English is also what words say that tell nothing. */
function starterLanguage({ input, language }: Extract<ComposeQuestion, { task: 'start' }>): PageLanguage {
  // Together: a few words alone look like many a language.
  const said = languageOf([[input.description, input.title, input.projectDescription].join('. ')]);
  return said !== 'en' && isPageLanguage(said) ? said : language;
}

export function run(question: ComposeQuestion): ComposeAnswer {
  if (question.task === 'start') return { page: starterPage(question.input, starterLanguage(question)) };
  const { input } = question;
  if (question.task === 'read') return { sheet: storable(readBrief(input)) };
  const sheet = storable(question.facts ? withSentences(question.facts, input) : readBrief(input));
  const { title, description, projectName } = input;
  const { language, brand, step, look } = question;
  const options = { title, description, projectName, language, brand, step, look };
  const { wording } = question;
  return { sheet, ...(wording ? composeWorded(sheet, wording, options) : composeFacts(sheet, options)) };
}
