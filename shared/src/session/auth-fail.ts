import { muteErrors } from '../notify/notify.ts';
import { resetSession } from './session.ts';
import { getToken, removeToken } from './token.ts';

const EVENT = 'auth-fail';

// Before any other listener, whoever raises the event.
window.addEventListener(EVENT, () => resetSession('auth-fail'));

/** Ends the session on this page: whoever listens (the host) leads to the login screen. */
export function raiseAuthFail(): void {
  // Without a token no session ended: somebody failed to sign in, and is told so.
  if (getToken()) muteErrors();
  removeToken();
  window.dispatchEvent(new Event(EVENT));
}

/** Calls `listener` whenever a session ends. Returns how to stop. */
export function onAuthFail(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
