import { defineTexts, useTexts } from '@landfall/shared';
import type { ExperimentStatus } from '@landfall/shared/contracts';

const STATUSES: Readonly<Record<ExperimentStatus, string>> = { running: 'Running', stopped: 'Ended', won: 'Decided' };

export const texts = {
  cancel: 'Cancel',
  failed: 'Error!',
  tryAgainLater: 'Something went wrong. Please try again.',

  title: 'Experiments',
  help: 'Show some visitors another version of this page, and learn which one brings more leads.',
  loadFailed: 'Error loading the experiments',
  choosePage: 'Choose a page above to try another version of it.',
  locked: 'Find out which version of a page brings more leads.',
  none: 'No experiments yet',
  noneHelp: 'Copy the page, change one thing in the copy, and let both run for two weeks.',
  start: 'Start an experiment',

  statusText: (status: ExperimentStatus) => STATUSES[status],
  since: (start: string, end: string) => `${start} to ${end}`,
  early: (end: string) => `Too early to say. There is an answer on ${end}.`,
  stoppedEarly: 'It was ended before its time, so there is no answer.',
  endedWithPlan:
    'It ended with your plan: everybody sees the page itself again. Its numbers are kept, and so are its variants.',
  broken: 'Visitors were not split as planned, so these numbers prove nothing. Start it anew.',
  noDifference: 'No difference that could not be chance.',
  winner: (name: string) => `“${name}” did better, and that is hardly chance.`,
  becamePage: (name: string) => `“${name}” became the page.`,
  control: 'The page itself',

  variant: 'Variant',
  share: 'Visitors',
  leads: 'Leads',
  rate: 'Rate',
  against: 'Against the page',
  between: (low: string, high: string) => `${low} to ${high}`,
  unknown: 'Not known yet',
  results: (name: string) => `Results of ${name}`,

  stop: 'End it',
  stopTitle: 'End the experiment',
  stopHelp:
    'All visitors get the page itself again. The numbers stay. There is no answer before the planned time is over.',
  stopped: 'The experiment has ended',
  adopt: 'Make it the page',
  adoptOf: (name: string) => `Make it the page: ${name}`,
  adoptTitle: (name: string) => `Make “${name}” the page`,
  adoptHelp: 'Its contents replace those of the page, as a new version. The one before stays among the versions.',
  adoptEarly: 'The planned time is not over: what looks better now may be chance.',
  adopted: 'The variant is the page now',

  name: 'Name',
  nameExample: 'Shorter headline',
  days: 'Days',
  daysHelp: 'Whole weeks are best: people behave differently on weekends. There is no answer before.',
  variantOf: (letter: string) => `Variant ${letter}`,
  variantPage: 'Page',
  variantPageHelp: 'Pages that are switched off can be variants.',
  choose: 'Choose a page',
  weight: 'Share of visitors, %',
  rest: (share: number) => `The page itself gets the other ${share} %.`,
  addVariant: 'Add a variant',
  removeVariant: (letter: string) => `Remove variant ${letter}`,
  copy: 'Make a copy of this page',
  copying: 'Copying...',
  copied: 'The copy is there, switched off: change it before you start',
  edit: 'Change it in the editor',
  starting: 'Starting...',
  started: 'The experiment runs',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

/** The texts of experiments in the chosen language. */
export const useExperimentTexts = () => useTexts(catalogue);

export type ExperimentTexts = typeof texts;
