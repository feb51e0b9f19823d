import { STYLE_PREFIX } from '@landfall/page/sections/named-styles';

/** Letters that a style's name has at most. */
export const MAX_NAME = 40;

/** A name as it can stand in a stylesheet: words, numbers and what joins them. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MAX_NAME);

/** A class that says what a style is called, and that no other style has. */
export function classFor(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const wanted = STYLE_PREFIX + (words?.join('-') ?? '1');
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
