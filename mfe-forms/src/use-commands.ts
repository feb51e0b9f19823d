import { type Command, hasCapability } from '@landfall/shared';
import { inboxAddress } from './addresses.ts';
import { useAreaTexts } from './texts.ts';

/** The area's entries in the command palette. */
export function useCommands(): Command[] {
  const texts = useAreaTexts();
  if (!hasCapability('forms')) return [];
  return [
    { id: 'forms.leads', label: texts.commandLeads, keywords: 'inbox contacts forms', path: inboxAddress() },
    { id: 'forms.unread', label: texts.commandUnread, keywords: 'inbox new leads', path: inboxAddress('new') },
    { id: 'forms.spam', label: texts.commandSpam, keywords: 'junk leads', path: inboxAddress('spam') },
  ];
}
