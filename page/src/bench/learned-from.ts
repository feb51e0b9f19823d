import { ASKED_FOR } from './asked.ts';
import { ASSORTED } from './assorted.ts';
import { CRAFTS } from './crafts.ts';
import { FRESH } from './fresh.ts';
import { MIXED } from './mixed.ts';
import { ORDINARY } from './ordinary.ts';
import { RECENT } from './recent.ts';
import { SHORT } from './short.ts';
import { TRADES } from './trades.ts';
import { VARIED } from './varied.ts';

/** Descriptions that were measured first and read afterwards, of which the reader has learned since. */
export const LEARNED_FROM = [
  ...[...FRESH, ...SHORT, ...RECENT, ...ORDINARY, ...MIXED],
  ...[...VARIED, ...ASSORTED, ...ASKED_FOR, ...TRADES, ...CRAFTS],
];
