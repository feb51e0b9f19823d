import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions that were written for a measurement by somebody who knew nothing of the composer, and read afterwards: what
 * is not kept of them yet is known, and may only become less.
 */
export const FRESH = readBriefs(new URL('./fresh.json', import.meta.url));
