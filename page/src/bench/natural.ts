import type { BenchBrief } from './bench-brief.ts';
import { readBriefs } from './read-briefs.ts';

/**
 * What forty people type into the one box of a page builder, 5 to 120 words, in eight languages; eleven give no name. Written by
 * somebody who had not read the composer. It was measured before it was read: 575 of 588 facts, 8 of 285 forbidden strings, 29 of
 * the 29 names that are given, 56 of 68 prices.
 */
export const NATURAL: readonly BenchBrief[] = readBriefs(new URL('./natural.json', import.meta.url));
