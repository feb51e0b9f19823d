import { type Command, hasCapability } from '@landfall/shared';
import { addresses } from './addresses.ts';
import { useAreaTexts } from './texts.ts';

/** The area's entries in the command palette. */
export function useCommands(): Command[] {
  const texts = useAreaTexts();
  if (!hasCapability('stats')) return [];
  const keywords = 'statistics visitors views conversion traffic';
  return [
    { id: 'analytics.today', label: texts.commandOpen, keywords, path: `${addresses.analytics}?range=today` },
    { id: 'analytics.month', label: texts.commandMonth, keywords, path: addresses.analytics },
  ];
}
