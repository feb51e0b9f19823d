import { send } from '../api/send.ts';
import { getRuntimeConfig, hasCapability } from '../config/runtime-config.ts';
import { endOwnSession } from '../contracts/endpoints/auth.ts';
import { paths } from '../paths/paths.ts';
import { pause } from './pause.ts';
import { resetSession } from './session.ts';
import { removeToken } from './token.ts';

/** How long the backend has to revoke the token. */
const PATIENCE_MS = 1_500;

/**
 * Ends the session: revokes the token where the backend can, forgets it here, and loads the sign-in screen anew so
 * that nothing of the account stays in memory.
 */
export async function logOut(): Promise<void> {
  // A backend that is away or hangs must not keep anybody signed in here.
  if (hasCapability('sessions')) await Promise.race([send(endOwnSession).catch(() => {}), pause(PATIENCE_MS)]);
  removeToken();
  resetSession('log-out');
  history.replaceState(null, '', getRuntimeConfig().basePath + paths.login);
  location.reload();
}
