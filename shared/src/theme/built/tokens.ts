import { expandTokenReferences } from 'chakra-internals/styled-system/expand-reference.js';
import { themeData } from './theme.ts';

const PATH = /\w+\.\w+/;
const ESCAPED = /[^\w-]/g;

/** A token's CSS value by its whole name: `colors.gray.50`. */
export function getVar(name: string, fallback?: string): string | undefined {
  const dot = name.indexOf('.');
  return (dot > 0 && themeData.tokens[name.slice(0, dot)]?.[name.slice(dot + 1)]) || fallback;
}

export const getCategoryValues = (category: string): Record<string, string> | null =>
  themeData.tokens[category] ?? null;

function resolve(path: string): string | undefined {
  if (!path) return undefined;
  const [color = '', opacity] = path.split('/');
  if (opacity !== undefined) {
    if (!color || Number.isNaN(Number(opacity))) throw new Error(`Invalid color mix at ${path}`);
    return `color-mix(in srgb, ${getVar(color) ?? color} ${opacity}%, transparent)`;
  }
  return getVar(path) ?? (PATH.test(path) ? path.replace(ESCAPED, (sign) => `\\${sign}`) : path);
}

/** Puts values in the place of `{colors.gray.50}` and `token(...)`. Most texts have none, and stay what they are. */
export const expandReferenceInValue = (value: string): string =>
  value.includes('{') || value.includes('token(') ? expandTokenReferences(value, resolve) : value;

const rawToken = (name: string) => (getVar(name) === undefined ? undefined : { value: getVar(name) });

/** As Chakra's utilities ask for tokens. */
export const tokenFn = Object.assign(getVar, { raw: rawToken });
