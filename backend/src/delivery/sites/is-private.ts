import type { IncomingHttpHeaders } from 'node:http';

/** Who asks not to be followed is kept by nothing. */
export const isPrivate = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1';
