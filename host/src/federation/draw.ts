import type { Canary } from '@landfall/shared/contracts';
import { safeLocalStorage } from '@landfall/shared/host';
import { type AreaTrial, areaRecord, noteArea } from './registry.ts';

/** Where this browser keeps what it drew: the next version's name and a number below 100. early.js reads it, too. */
const keyOf = (remote: string): string => `canary:${remote}`;

/** Numbers are drawn below. */
const PERCENT = 100;
/** Instead of a number: the next version failed here. */
const FAILED_HERE = 100;

const save = (remote: string, version: string, number: number): void =>
  safeLocalStorage.write(keyOf(remote), `${version} ${number}`);

function drawnNumber(remote: string, version: string): number | undefined {
  const [known, number] = safeLocalStorage.read(keyOf(remote))?.split(' ') ?? [];
  const value = Number(number);
  return known === version && value >= 0 ? value : undefined;
}

/**
 * Which part this browser has while a next version is tried: drawn once for each such version, and remembered. One that
 * keeps nothing would see one version now and another with the next load: it has none.
 */
export function drawPart(remote: string, { version, share }: Canary): AreaTrial['part'] {
  if (drawnNumber(remote, version) === undefined) save(remote, version, Math.random() * PERCENT);
  const number = drawnNumber(remote, version) ?? FAILED_HERE;
  if (number >= FAILED_HERE) return 'none';
  return number < share ? 'next' : 'current';
}

/** This browser tries the area's next version no more: it failed here. */
export function stepBack(remote: string): void {
  const { trial } = areaRecord(remote);
  if (!trial) return;
  save(remote, trial.version, FAILED_HERE);
  noteArea(remote, { trial: { ...trial, part: 'none' } });
}
