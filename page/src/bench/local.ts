import type { BenchBrief } from './bench-brief.ts';
import { readBriefs } from './read-briefs.ts';

/**
 * Thirty-six more of trades, clubs and occasions nearby, 14 to 111 words, by somebody else who had not read the composer. They were measured
 * before they were read: 393 of 393 facts, 10 of 90 forbidden strings, 21 of 27 names, 53 of 58 prices.
 */
export const LOCAL: readonly BenchBrief[] = readBriefs(new URL('./local.json', import.meta.url));
