import type { Database } from '../../platform/db/client.ts';
import { type Account, accountLookup } from './sessions.ts';

const COOKIE = /(?:^|;\s*)access_token_app=([^;]*)/;

/**
 * Returns the lookup of the account that a Cookie header names, for the few GET navigations that a header cannot travel
 * with; null for none. It never allows anything that changes something.
 */
export function accountOfCookie(db: Database): (cookies: string | undefined) => Promise<Account | null> {
  const lookUp = accountLookup(db);
  return async (cookies) => {
    const [, token = ''] = COOKIE.exec(cookies ?? '') ?? [];
    return token ? lookUp(token) : null;
  };
}
