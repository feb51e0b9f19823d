import { defineArea, hasCapability } from '@landfall/shared';
import { pageAddress, trashAddress } from './addresses.ts';
import { ListedPages } from './screens/page-list.tsx';
import { PagesScreen } from './screens/pages-screen.tsx';
import { useCommands } from './use-commands.ts';

// With the area, which may be loaded before its screen is asked for.
const ready = hasCapability('lists.query') ? ListedPages.prepare() : undefined;

export default defineArea(
  { pages: PagesScreen },
  { useCommands, opens: { page: pageAddress, trash: trashAddress }, ready },
);
