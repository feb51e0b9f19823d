import { defaultBaseConfig } from '@chakra-ui/react';
import { themeData } from './theme.ts';

const SPECIAL = /^@|&|&$/;

const values = new Map<string, unknown>([
  ...Object.entries(defaultBaseConfig.conditions ?? {}).map(([key, value]) => [`_${key}`, value] as const),
  ...Object.entries(themeData.breakpointConditions),
]);

const has = (key: string): boolean => key.startsWith('_') || values.has(key) || SPECIAL.test(key);

/** Chakra's conditions (`_hover`, `md`, `@media ...`), looked up rather than searched for. */
export const conditions = {
  keys: () => [...values.keys()],
  has,
  /** Properties before conditions, each in their order. */
  sort: (paths: readonly string[]) => {
    if (paths.length === 1) return paths;
    const wanted = paths.filter((path) => path !== 'base');
    return [...wanted.filter((path) => !has(path)), ...wanted.filter(has)];
  },
  resolve: (key: string) => values.get(key) || key,
  breakpoints: themeData.breakpoints,
  expandAtRule: (key: string) =>
    key.startsWith('@breakpoint') ? themeData.breakpointConditions[key.slice('@breakpoint '.length)] : key,
};
