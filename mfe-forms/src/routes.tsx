import { defineArea } from '@landfall/shared';
import { FormsScreen } from './inbox/forms-screen.tsx';
import { useCommands } from './use-commands.ts';

export default defineArea({ forms: FormsScreen }, { useCommands });
