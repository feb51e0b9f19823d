import { defineTexts, useTexts } from '@landfall/shared';

export const texts = {
  title: 'Funnels',
  cancel: 'Cancel',
  failed: 'Error!',
  tryAgainLater: 'Something went wrong. Please try again.',
  loadFailed: 'Error loading the funnels',
  numbersFailed: 'Error loading the numbers of this funnel',

  none: 'No funnels yet',
  noneHelp:
    'A funnel is a path of pages: a landing page, an offer, a page of thanks. You see at which step people leave, and buttons lead from one page to the next without an address.',
  choosePages: 'Choose pages',
  writePath: 'Write the whole path',
  steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),

  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete the funnel “${name}”`,
  removeHelp: 'Its pages stay as they are. Buttons that lead to the next step lead to the form of their own page then.',
  removed: 'The funnel is deleted',

  whole: 'From the first step to the last',
  noWhole: 'Not known',
  noWholeHelp: 'More people reached the last step than the first one: they came from elsewhere.',
  nobody: 'Nobody was there in this time',
  nobodyHelp: 'The first numbers are here seconds after somebody opens the first page.',
  visitors: (count: string) => (count === '1' ? '1 visitor' : `${count} visitors`),
  ofFirst: (share: string) => `${share} of the first step`,
  lost: (count: string, share: string) => `${count} left here (${share})`,
  nobodyLost: 'Nobody left here',
  joined: (count: string) => `${count} more came from elsewhere`,
  leads: (count: string) => (count === '1' ? '1 lead' : `${count} leads`),
  offline: 'Not published',
  offlineHelp: 'Buttons of the step before skip this page until it is published.',
  deadEnd: 'No button or form of this page leads to the next step.',
  openEditor: 'Add one in the editor',
  openEditorOf: (title: string) => `Add one in the editor: ${title}`,
  tooShort: 'A funnel needs at least two pages: the others were deleted.',
  asTable: 'The same as a table',
  step: 'Step',
  columnVisitors: 'Visitors',
  columnViews: 'Views',
  columnLeads: 'Leads',
  columnShare: 'Of the first step',
  columnLost: 'Left before',

  newTitle: 'New funnel',
  editTitle: 'Edit the funnel',
  help: 'Put the pages in the order in which people see them.',
  name: 'Name',
  nameExample: 'Spring sale',
  page: 'Page',
  choose: 'Choose a page',
  stepOf: (number: number) => `Step ${number}`,
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  takeOut: (title: string) => `Take ${title} out`,
  moved: (title: string, number: number) => `${title} is step ${number} now`,
  add: 'Add a page',
  unnamed: 'this step',
  save: 'Save',
  saving: 'Saving...',
  saved: 'The funnel is saved',

  writeHelp:
    'A landing page that persuades, an offer with prices and the form, and a page of thanks. Everything you tell stands on one of them, and nothing else. It counts as three pages by AI.',
  description: 'What is it about?',
  descriptionExample:
    'What you offer and for whom, why people trust you, prices and conditions, what happens after somebody sent the form, and how you can be reached.',
  write: 'Write the pages',
  writing: 'Asking...',
  written: 'The pages are being written',
  writtenHelp: 'They are switched off: look at them under Pages, and publish all three.',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

/** The texts of funnels in the chosen language. */
export const useFunnelTexts = () => useTexts(catalogue);

export type FunnelTexts = typeof texts;
