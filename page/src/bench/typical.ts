import type { BenchBrief } from './bench-brief.ts';
import { readBriefs } from './read-briefs.ts';

/**
 * What forty people of common trades type into the one box of a page builder, 15 to 150 words, in eight languages. Written by two who
 * had not read the composer. Measured before the composer was changed: 647 of 668 facts, 14 of 373 forbidden strings, 32 of 40 names,
 * 61 of 74 prices.
 */
export const TYPICAL: readonly BenchBrief[] = readBriefs(new URL('./typical.json', import.meta.url));
