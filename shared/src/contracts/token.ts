import * as v from 'valibot';
import { message } from './message.ts';
import { reauth } from './reauth.ts';
import { scope } from './scope.ts';
import { dataOf, epochSeconds, id, namedMoment } from './wire.ts';

/** A token for programs, without its secret. */
export const apiToken = v.object({
  id,
  name: v.string(),
  /** How the token begins, to tell it from others. */
  prefix: v.string(),
  scopes: v.array(scope),
  /** The one project that it opens; null: all of the account's. */
  project_id: v.nullable(v.string()),
  created_at: epochSeconds,
  /** Within a minute; null before its first use. */
  last_used_at: v.nullable(epochSeconds),
  /** Null: it does not expire. */
  expires_at: v.nullable(epochSeconds),
});
export type ApiToken = v.InferOutput<typeof apiToken>;

export const apiTokenList = dataOf(v.array(apiToken));

/** The form of a new token, without what it asks for again. */
export const apiTokenForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('name_missing', 'Name is required')),
    v.maxLength(80, message('name_too_long', 'Name cannot exceed {max} characters', { max: 80 })),
  ),
  scopes: v.pipe(
    v.array(scope),
    v.minLength(1, message('no_permission', 'Choose at least one permission')),
    v.maxLength(50),
    v.transform((scopes) => [...new Set(scopes)]),
  ),
  project_id: v.nullish(v.string(), null),
  expires_at: v.nullish(namedMoment, null),
});
export type ApiTokenForm = v.InferOutput<typeof apiTokenForm>;

/** POST user/token. The password, and a code where two-factor is on, travel with it. */
export const createApiToken = v.object({ ...apiTokenForm.entries, ...reauth.entries });

/** The only response that holds the token itself. */
export const createdApiToken = v.object({ data: apiToken, token: v.string() });
export type CreatedApiToken = v.InferOutput<typeof createdApiToken>;
