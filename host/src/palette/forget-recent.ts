import { onSessionReset } from '@landfall/shared';
import { safeLocalStorage } from '@landfall/shared/host';

/** Where the browser keeps what was chosen last. */
export const RECENT_KEY = 'paletteRecent';

// Here and not beside its use: a session may end on a page where the palette was never opened.
onSessionReset(() => safeLocalStorage.remove(RECENT_KEY));
