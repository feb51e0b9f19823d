import { defineArea } from '@landfall/shared';
import { pageAddress, trashAddress } from './addresses.ts';
import { PagesScreen } from './screens/pages-screen.tsx';
import { useCommands } from './use-commands.ts';

export default defineArea({ pages: PagesScreen }, { useCommands, opens: { page: pageAddress, trash: trashAddress } });
