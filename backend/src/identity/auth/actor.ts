import type { Account } from './sessions.ts';

/** Who makes a call, as people know them: a person, or a program by the name of its token. */
export const actorOf = ({ apiToken, user }: Pick<Account, 'apiToken' | 'user'>): string =>
  apiToken?.name ?? (user.name || user.email);
