import { scopes } from '@landfall/shared/contracts';
import type { Access } from '@landfall/shared/endpoints';

const SESSION = { token: [] };

/** On a route's schema: what a call that is not open to everybody needs. A session, or where it has a scope a token with it. */
export const securityOf = (access: Access): Record<string, string[]>[] =>
  (scopes as readonly string[]).includes(access) ? [SESSION, { bearer: [access] }] : [SESSION];
