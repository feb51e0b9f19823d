import { defineArea } from '@landfall/shared';
import { PagesScreen } from './page-list/pages-screen.tsx';

export default defineArea({ pages: PagesScreen });
