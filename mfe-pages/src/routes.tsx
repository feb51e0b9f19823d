import { defineArea } from '@landfall/shared';
import { PagesScreen } from './page-list/pages-screen.tsx';
import { useCommands } from './use-commands.ts';

export default defineArea({ pages: PagesScreen }, { useCommands });
