const PALETTES = new Map<string, 'purple' | 'yellow' | 'blue'>([
  ['pro', 'purple'],
  ['premium', 'yellow'],
  ['basic', 'blue'],
]);

/** The colour of a plan's badge by its prefix, whatever its case: pro purple, premium gold, basic blue, other grey. */
export const planPalette = (prefix: string): 'purple' | 'yellow' | 'blue' | 'gray' =>
  PALETTES.get(prefix.trim().toLowerCase()) ?? 'gray';
