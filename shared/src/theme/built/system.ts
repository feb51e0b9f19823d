import type { RecipeCreatorFn, SystemContext } from '@chakra-ui/react';
import { isCssProperty } from 'chakra-internals/is-css-property';
import { createCssFn } from 'chakra-internals/styled-system/css.js';
import { createRecipeFn } from 'chakra-internals/styled-system/cva.js';
import { createNormalizeFn } from 'chakra-internals/styled-system/normalize.js';
import { createSlotRecipeFn } from 'chakra-internals/styled-system/sva.js';
import { splitProps } from 'chakra-internals/utils/split-props.js';
import '../core-recipes.ts';
import { recipeNamed, slotRecipeNamed } from '../recipe-registry.ts';
import { conditions } from './conditions.ts';
import { themeData } from './theme.ts';
import { getCategoryValues, getVar } from './tokens.ts';
import { utility } from './utility.ts';

for (const [name, styles] of Object.entries(themeData.compositions))
  utility.register(name, { values: Object.keys(styles), transform: (value) => css(styles[String(value)]) });

const properties = new Set(['css', ...utility.keys(), ...conditions.keys()]);
const validity = new Map<string, boolean>();

function isValidProperty(prop: string): boolean {
  const known = validity.get(prop);
  if (known !== undefined) return known;
  const isValid = properties.has(prop) || isCssProperty(prop);
  validity.set(prop, isValid);
  return isValid;
}

/** A list of values is one for each breakpoint. */
function normalizeValue(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const pairs = value.flatMap((part, index) => (part == null ? [] : [[conditions.breakpoints[index], part]]));
  return Object.fromEntries(pairs);
}

const normalize = createNormalizeFn({ utility, normalize: normalizeValue });
const css = createCssFn({ transform: utility.transform, conditions, normalize });

const layers = {
  names: ['reset', 'base', 'tokens', 'recipes'],
  atRule: '@layer reset, base, tokens, recipes;',
  wrap: (layer: string, styles: object) => ({ [`@layer ${layer}`]: styles }),
};

const createRecipe = createRecipeFn({ css, conditions, normalize, layers });
const made = new WeakMap<object, ReturnType<RecipeCreatorFn>>();

/** The same definition is the same recipe: each styled element asks for its own with every render. */
const cva = ((definition: object = {}) => {
  const known = made.get(definition);
  if (known) return known;
  const recipe = createRecipe(definition);
  const { merge } = recipe;
  const merged = new WeakMap<object, ReturnType<typeof merge>>();
  recipe.merge = (other: object) => {
    const found = merged.get(other) ?? merge.call(recipe, other);
    merged.set(other, found);
    return found;
  };
  made.set(definition, recipe);
  return recipe;
}) as RecipeCreatorFn;
const sva = createSlotRecipeFn({ cva });

/** Finds what has a name; makes it the first time. */
function kept<T>(make: (name: string, fallback: object) => T): (name: string, fallback?: object) => T {
  const found = new Map<string, T>();
  return (name, fallback = {}) => {
    const known = found.get(name) ?? make(name, fallback);
    found.set(name, known);
    return known;
  };
}

const getRecipe = (name: string, fallback?: object) => recipeNamed(name) ?? fallback;
const getSlotRecipe = (name: string, fallback?: object) => slotRecipeNamed(name) ?? fallback;
const token = (path: string, fallback?: string) => getVar(path) || fallback;

/**
 * The design system of `../system.ts` as a built page has it: what Chakra works out of the theme at each start was
 * worked out by the build, and the global styles stand in the page (docs/decisions/031). `system.test.ts` holds the two
 * together.
 */
export const system = {
  $$chakra: true,
  _config: { disableLayers: true },
  _global: [],
  conditions,
  utility,
  tokens: { getVar, getCategoryValues },
  properties,
  layers,
  isValidProperty,
  normalizeValue,
  splitCssProps: (props: Record<string, unknown>) => splitProps(props, isValidProperty),
  token: Object.assign(token, { var: token }),
  css,
  cva,
  sva,
  getRecipe,
  getSlotRecipe,
  getRecipeFn: kept((name, fallback) => cva(getRecipe(name, fallback) as object)),
  getSlotRecipeFn: kept((name, fallback) => sva(getSlotRecipe(name, fallback) as never)),
  isRecipe: (name: string) => recipeNamed(name) !== undefined,
  isSlotRecipe: (name: string) => slotRecipeNamed(name) !== undefined,
  hasRecipe: (name: string) => recipeNamed(name) !== undefined || slotRecipeNamed(name) !== undefined,
} as unknown as SystemContext;
