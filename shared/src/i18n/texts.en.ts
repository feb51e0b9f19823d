import type { Translation } from './define-texts.ts';
import type { SharedTexts } from './texts.ts';

export default {
  tryAgain: 'Try again',
  loading: 'Loading',
  cancel: 'Cancel',
  pagination: 'Pagination',
  pagePosition: (page, total, count, noun) => `Page ${page} of ${total} (${count} total ${noun})`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page) => `Page ${page}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  projectsFailed: 'Error loading projects',
  noProject: 'No project yet',
  noProjectHelp: 'Create your first project to begin.',
  close: 'Close',
  closeNotification: 'Close notification',
  active: 'active',
  inactive: 'inactive',
  archived: 'archived',
  pending: 'pending',
  error: 'error',
  paid: 'paid',
  failed: 'failed',
  planLimit: "Your plan's limit is reached",
  seePlans: 'See plans',
} satisfies Translation<SharedTexts>;
