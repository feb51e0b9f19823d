import { type Command, hasCapability, paths } from '@landfall/shared';
import { useAreaTexts } from './texts.ts';

/** The area's entries in the command palette. */
export function useCommands(): Command[] {
  const texts = useAreaTexts();
  const commands: Command[] = [
    { id: 'add-domain', label: texts.commandDomain, keywords: 'dns cname', path: `${paths.domains}?add=1` },
    { id: 'rename-project', label: texts.commandRename, keywords: texts.generalTitle, path: paths.settings },
    { id: 'delete-project', label: texts.commandDelete, keywords: texts.dangerZone, path: paths.settings },
  ];
  if (hasCapability('seo'))
    commands.push({ id: 'seo', label: texts.commandSeo, keywords: 'robots favicon', path: paths.seo });
  if (hasCapability('brand'))
    commands.push({ id: 'brand', label: texts.commandBrand, keywords: 'logo font', path: paths.brand });
  return commands;
}
