import { api, confirmation, dropAllDrafts, hasCapability, paths, removeToken } from '@landfall/shared';

/**
 * Ends the session: revokes the token where the backend can, forgets it here, and loads the sign-in screen anew so
 * that nothing of the account stays in memory.
 */
export async function logOut(): Promise<void> {
  // A backend that is away must not keep anybody signed in here.
  if (hasCapability('sessions')) await api.post('/v1/api/logout', {}, confirmation).catch(() => {});
  removeToken();
  dropAllDrafts();
  history.replaceState(null, '', paths.login);
  location.reload();
}
