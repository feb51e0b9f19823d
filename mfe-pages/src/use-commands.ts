import { type Command, hasCapability, paths } from '@landfall/shared';
import { ALL_PAGES } from './leads/scope.ts';
import { usePagesTexts } from './texts.ts';

/** The area's entries in the command palette. */
export function useCommands(): Command[] {
  const texts = usePagesTexts();
  const { pages } = paths;
  const commands: Command[] = [
    { id: 'new-page', label: texts.newPage, keywords: texts.createNewPage, path: `${pages}?new=1` },
  ];
  if (hasCapability('templates'))
    commands.push({
      id: 'new-page-template',
      label: texts.newFromTemplate,
      keywords: texts.templates,
      path: `${pages}?new=template`,
    });
  if (hasCapability('leads'))
    commands.push({ id: 'leads', label: texts.leads, keywords: texts.leadsHelp, path: `${pages}?leads=${ALL_PAGES}` });
  return commands;
}
