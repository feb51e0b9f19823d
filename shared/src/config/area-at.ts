import type { AreaPlace } from '../contracts/added-area.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const isAt = (entry: unknown, place: AreaPlace): entry is { path: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'place' in entry &&
  entry.place === place &&
  'path' in entry &&
  typeof entry.path === 'string';

/** The address of the added area that took an announced place; undefined where none did. */
export function areaAt(place: AreaPlace): string | undefined {
  return getRuntimeConfig().areas.find((entry) => isAt(entry, place))?.path;
}
