import type { Route } from '../routes/route.ts';

/** A published page asks nobody but itself, runs nothing, and its forms lead to where their owner sends visitors on. */
export const contentPolicy = ({ formTargets }: Pick<Route, 'formTargets'>): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; media-src 'self' https: http:; font-src 'self'; connect-src 'self'; form-action 'self'${formTargets && ` ${formTargets}`}; base-uri 'none'; frame-ancestors 'self'`;

export const POLICY_HEADER = 'content-security-policy';
