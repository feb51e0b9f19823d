import { defineArea } from '@landfall/shared';
import { FormsScreen } from './forms-screen.tsx';

export default defineArea({ forms: FormsScreen });
