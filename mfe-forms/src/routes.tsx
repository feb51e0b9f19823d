import { defineArea } from '@landfall/shared';
import { formAddress, leadAddress } from './addresses.ts';
import { FormsScreen } from './screens/forms-screen.tsx';
import { useCommands } from './use-commands.ts';

export default defineArea({ forms: FormsScreen }, { useCommands, opens: { lead: leadAddress, form: formAddress } });
