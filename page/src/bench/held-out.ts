import { readBriefs } from './read-briefs.ts';

/** Descriptions that nobody reads who works on the reader: they tell how it does with what it has not seen. */
export const HELD_OUT = readBriefs(new URL('./held-out.json', import.meta.url));
