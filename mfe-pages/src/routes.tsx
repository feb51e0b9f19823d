import { type Command, defineArea, paths } from '@landfall/shared';
import { PagesScreen } from './page-list/pages-screen.tsx';
import { usePagesTexts } from './texts.ts';

function useCommands(): Command[] {
  const texts = usePagesTexts();
  return [{ id: 'new-page', label: texts.newPage, keywords: texts.createNewPage, path: `${paths.pages}?new=1` }];
}

export default defineArea({ pages: PagesScreen }, { useCommands });
