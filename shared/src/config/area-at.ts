import type { AreaPlace } from '../contracts/added-area.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const entryWith = (name: 'place' | 'screen', value: string) =>
  getRuntimeConfig().areas.find(
    (entry): entry is { path: string } =>
      typeof entry === 'object' &&
      entry !== null &&
      (entry as Record<string, unknown>)[name] === value &&
      'path' in entry &&
      typeof entry.path === 'string',
  );

/** The address of the added area that took an announced place; undefined where none did. */
export const areaAt = (place: AreaPlace): string | undefined => entryWith('place', place)?.path;

/** The address at which an added area shows a screen of this name; undefined where none does. */
export const areaShowing = (screen: string): string | undefined => entryWith('screen', screen)?.path;
