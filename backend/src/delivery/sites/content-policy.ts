import type { Route } from '../routes/route.ts';

/**
 * A published page asks nobody but itself, runs nothing, and its forms lead to where their owner sends visitors on. What it
 * shows of other sites comes from those alone, once somebody presses it (decision 081).
 */
export const contentPolicy = ({ formTargets, frameOrigins }: Pick<Route, 'formTargets' | 'frameOrigins'>): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; media-src 'self' https: http:; font-src 'self'; connect-src 'self'; ${frameOrigins && `frame-src ${frameOrigins}; `}form-action 'self'${formTargets && ` ${formTargets}`}; base-uri 'none'; frame-ancestors 'self'`;

/**
 * The same where the owner's code stands in the page: it may run, load and show what it needs, from anywhere that is
 * encrypted. Nobody else's frames hold the page, its forms lead nowhere else, and its base stays (decision 041).
 */
export const codePolicy = ({ formTargets }: Pick<Route, 'formTargets'>): string =>
  `default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' https: blob:; style-src 'self' 'unsafe-inline' https:; img-src 'self' data: blob: https: http:; media-src 'self' data: blob: https: http:; font-src 'self' data: https:; connect-src 'self' data: blob: https: wss:; frame-src 'self' https:; worker-src 'self' blob:; form-action 'self'${formTargets && ` ${formTargets}`}; base-uri 'none'; frame-ancestors 'self'`;

export const POLICY_HEADER = 'content-security-policy';
