import type { Command } from '@landfall/shared';
import { useAreaTexts } from './texts.ts';

/** What the command palette offers of this area. */
export function useCommands(): Command[] {
  const texts = useAreaTexts();
  return [{ id: 'notes.new', label: texts.create, path: '/dashboard/notes?new=1' }];
}
