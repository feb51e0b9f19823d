import { readBriefs } from './read-briefs.ts';

/**
 * Descriptions by owners of ordinary trades, written before the composer was read. The reader is tuned by them, but
 * learns nothing from them (`training/`).
 */
export const OWNERS = readBriefs(new URL('./owners.json', import.meta.url));
