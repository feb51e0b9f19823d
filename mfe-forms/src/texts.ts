import { defineTexts, useTexts } from '@landfall/shared';
import type { LeadStatus, SpamReason } from '@landfall/shared/contracts';

const REASONS: Readonly<Record<SpamReason, string>> = {
  trap: 'Filled in a hidden field',
  fast: 'Sent too fast',
  repeated: 'The same text many times',
  links: 'Many links',
  rate: 'Many from one place',
  marked: 'Marked by you',
};

const MARKED: Readonly<Record<LeadStatus, string>> = {
  new: 'The lead is unread again',
  read: 'The lead is back in the inbox',
  spam: 'The lead was put aside as spam',
};

export const texts = {
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  failed: 'Error!',
  tryAgainLater: 'Something went wrong. Please try again.',

  title: 'Forms',
  help: 'What visitors sent through the forms of your pages.',
  forms: 'Forms',
  formsFailed: 'Error loading the forms',
  noForms: 'No forms yet',
  noFormsHelp: 'Publish a page with a form: it appears here, and so does whatever visitors send.',
  toPages: 'Go to Pages',
  allForms: 'All forms',
  untitledForm: 'Form without a heading',
  offline: (page: string) => (page ? `${page}, not online` : 'Not online'),
  leadCount: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  unreadCount: (count: number) => `${count} unread`,
  settingsOf: (form: string) => `Settings of ${form}`,

  leads: 'Leads',
  leadsNoun: 'leads',
  leadsFailed: 'Error loading the leads',
  show: 'Show',
  inbox: 'Inbox',
  unread: 'Unread',
  spam: 'Spam',
  search: 'Search leads',
  noLeads: 'No leads yet',
  noLeadsHelp: 'As soon as somebody sends the form, it appears here within half a minute.',
  noUnread: 'Everything is read',
  noSpam: 'No spam',
  noSpamHelp: 'What looks like spam is put aside here. Nothing is thrown away: you can move it to the inbox.',
  nothingFound: (words: string) => `Nothing found for “${words}”`,
  emptyLead: 'Lead without text',
  withFiles: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  unconfirmed: 'Not confirmed yet',
  unconfirmedHelp: 'The sender has not confirmed the e-mail address yet. Until then nothing is done with this lead.',
  spamReason: (reason: SpamReason) => REASONS[reason],
  spamBecause: 'Looks like spam:',

  newer: 'Newer lead',
  older: 'Older lead',
  leftEmpty: 'left empty',
  files: 'Files',
  fileFailed: 'The file could not be loaded',
  page: 'Page',
  form: 'Form',
  cameFrom: 'Came from',
  campaign: 'Campaign',
  variant: 'Variant',
  agreedTo: 'Agreed to',
  reply: 'Reply',
  replySubject: (about: string) => `Re: ${about}`,
  markUnread: 'Mark as unread',
  markSpam: 'Spam',
  noSpamAction: 'Not spam',
  markedAs: (status: LeadStatus) => MARKED[status],
  delete: 'Delete',
  deleteTitle: 'Delete lead',
  deleteHelp: (name: string) => `“${name}” and its files are deleted for good, and so is what was sent on of it.`,
  deleted: 'The lead was deleted',

  export: 'Export',
  asCsv: 'For spreadsheets (CSV)',
  asJson: 'For programs (JSON)',
  preparing: 'Preparing...',
  exportFailed: 'The file could not be made',

  erasePerson: 'Erase a person',
  eraseTitle: 'Erase a person',
  eraseHelp:
    'Deletes for good every lead that holds this e-mail address, its files, and what was sent on to webhooks. Programs that already have it keep their copy.',
  email: 'E-mail',
  erase: 'Erase',
  erasing: 'Erasing...',
  erased: (count: number) =>
    count === 0 ? 'No lead has this address' : count === 1 ? '1 lead was erased' : `${count} leads were erased`,

  settings: 'Form settings',
  settingsSaved: 'The settings were saved',
  whenLeadComes: 'When a lead comes in',
  notify: 'Tell these addresses',
  notifyHelp: 'One on each line, at most ten. Leave it empty and nobody is written to.',
  doubleOptIn: 'The sender confirms the e-mail address',
  doubleOptInHelp: 'We send a link first. Until it is opened the lead does not count, and nobody is told.',
  connections: 'Connections that get these leads',
  getsAll: 'Gets the leads of all forms.',
  connectionsFailed: 'The connections could not be loaded.',
  noConnections: 'There are none yet. Add one under Settings, Integrations.',
  whatVisitorGets: 'What the visitor gets',
  redirect: 'Page after sending',
  redirectHelp: 'An address of yours, such as https://example.com/thanks. Leave it empty for our thanks on the page.',
  autoresponder: 'Write back to the sender',
  autoresponderHelp: 'A mail to the address in the form, as soon as it is sent.',
  subject: 'Subject',
  mailText: 'Text',
  placeholders: 'What was sent can be named:',
  keeping: 'Keeping leads',
  retention: 'Delete leads',
  retentionHelp: 'Leads and their files are deleted for good after this time.',
  forEver: 'Never',
  days: (count: number) => `After ${count} days`,
  flagSpam: 'Put aside what looks like spam',
  flagSpamHelp: 'It waits under Spam, where nothing is lost.',
  notInPlan: 'Not in your plan',
  comparePlans: 'Compare plans',

  commandLeads: 'See leads',
  commandUnread: 'See unread leads',
  commandSpam: 'Look through spam',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

/** The area's texts in the chosen language. */
export const useAreaTexts = () => useTexts(catalogue);

export type AreaTexts = typeof texts;
