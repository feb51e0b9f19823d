import * as v from 'valibot';

/** What a token for programs may be allowed to do. */
export const scopes = [
  'projects:read',
  'pages:read',
  'pages:write',
  'files:read',
  'files:write',
  'leads:read',
  'leads:write',
  'stats:read',
  'webhooks:write',
] as const;

export const scope = v.picklist(scopes);
export type Scope = v.InferOutput<typeof scope>;
