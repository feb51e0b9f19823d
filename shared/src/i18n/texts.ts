import { defineTexts, useTexts } from './define-texts.ts';

const texts = {
  tryAgain: 'Try again',
  loading: 'Loading',
  cancel: 'Cancel',
  pagination: 'Pagination',
  pagePosition: (page: number, total: number, count: number, noun: string) =>
    `Page ${page} of ${total} (${count} total ${noun})`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page: number) => `Page ${page}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  projectsFailed: 'Error loading projects',
  noProject: 'No project yet',
  noProjectHelp: 'Create your first project to begin.',
  close: 'Close',
  closeNotification: 'Close notification',
  active: 'active',
  inactive: 'inactive',
  activePage: 'active',
  inactivePage: 'inactive',
  archived: 'archived',
  pending: 'pending',
  error: 'error',
  paid: 'paid',
  failed: 'failed',
  planLimit: "Your plan's limit is reached",
  seePlans: 'See plans',
  leaveTitle: 'Leave without saving?',
  leaveHelp: 'What you changed here is not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
};

const catalogue = defineTexts(texts, {
  en: () => import('./texts.en.ts'),
  es: () => import('./texts.es.ts'),
});

/** The texts of the shared UI. */
export const useSharedTexts = () => useTexts(catalogue);

export type SharedTexts = typeof texts;
