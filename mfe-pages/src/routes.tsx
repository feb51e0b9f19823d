import { defineArea, hasCapability } from '@landfall/shared';
import { loadListedPages } from './page-list/page-list.tsx';
import { PagesScreen } from './page-list/pages-screen.tsx';
import { useCommands } from './use-commands.ts';

// With the area, which may be loaded before its screen is asked for.
if (hasCapability('lists.query')) void loadListedPages();

export default defineArea({ pages: PagesScreen }, { useCommands });
