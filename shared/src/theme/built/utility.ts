import { defaultBaseConfig } from '@chakra-ui/react';
import { colorMix } from 'chakra-internals/styled-system/color-mix.js';
import { themeData } from './theme.ts';
import { expandReferenceInValue, getCategoryValues, tokenFn } from './tokens.ts';

type Values = Record<string, unknown>;
type Result = Record<string, unknown>;

interface Property {
  shorthand?: string | readonly string[];
  values?: string | readonly string[] | Values | ((theme: typeof getCategoryValues) => Values);
  transform?: (value: unknown, args: object) => Result | undefined;
}

const properties = new Map(Object.entries((defaultBaseConfig.utilities ?? {}) as Record<string, Property>));

const shorthands = new Map<string, string>();
for (const [property, { shorthand = [] }] of properties)
  for (const name of typeof shorthand === 'string' ? [shorthand] : shorthand) shorthands.set(name, property);

properties.set('colorPalette', {
  values: Object.keys(themeData.colorPalettes),
  transform: (value) => themeData.colorPalettes[String(value)],
});

function valuesOf({ values }: Property): Values | undefined {
  if (typeof values === 'string') return getCategoryValues(values) ?? {};
  if (typeof values === 'function') return values(getCategoryValues);
  return Array.isArray(values) ? Object.fromEntries(values.map((value) => [value, value])) : (values as Values);
}

/** A property's named values, worked out when it is first used. */
const known = new Map<string, Values | undefined>();
function namedValues(name: string, property: Property): Values | undefined {
  if (!known.has(name)) known.set(name, valuesOf(property));
  return known.get(name);
}

const resolveShorthand = (prop: string): string => shorthands.get(prop) ?? prop;

function plain(prop: string, value: unknown): Result {
  return { [prop]: prop.startsWith('--') ? tokenFn(String(value), value as string) : value };
}

/** What one style property becomes: `px: 4` two paddings, `bg: 'brand.solid'` a variable. */
function transform(prop: string, given: unknown): Result | undefined {
  const name = resolveShorthand(prop);
  const raw = typeof given === 'string' && !given.includes('_EMO_') ? expandReferenceInValue(given) : given;
  const property = properties.get(name);
  if (!property) return plain(name, raw);
  const value = namedValues(name, property)?.[String(raw)] ?? raw;
  if (!property.transform) return plain(prop, value);
  const utils = { colorMix: (mixed: unknown) => colorMix(mixed, tokenFn) };
  return property.transform(value, { raw, token: tokenFn, utils });
}

/** Chakra's style properties, without the names of types that nothing asks for at run time. */
export const utility = {
  hasShorthand: true,
  shorthands,
  resolveShorthand,
  transform,
  keys: () => [...shorthands.keys(), ...properties.keys()],
  /** A property that stands for a named group of others. */
  register: (name: string, property: Property): void => void properties.set(name, property),
};
