import { defineArea } from '@landfall/shared';
import { NotesScreen } from './notes-screen.tsx';
import { useCommands } from './use-commands.ts';

export default defineArea({ main: NotesScreen }, { useCommands });
