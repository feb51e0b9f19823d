import { coreRecipes } from '../core-recipes.ts';
import { fieldRecipes } from '../field-recipes.ts';
import { formRecipes } from '../form-recipes.ts';
import { overlayRecipes } from '../overlay-recipes.ts';
import { system as chakra } from '../system.ts';
import { tabsRecipes } from '../tabs-recipes.ts';
import { system } from './system.ts';
import { themeData } from './theme.ts';

// What a built page styles with, beside what Chakra's own system makes of the same theme.

const lists = [coreRecipes, fieldRecipes, formRecipes, overlayRecipes, tabsRecipes];
const recipes = lists.flatMap((list) => Object.entries<{ variants?: object }>(list.recipes));
const slotRecipes = lists.flatMap((list) => Object.entries<{ variants?: object }>(list.slotRecipes));

type Variants = Record<string, Record<string, unknown>>;

/** The order counts, too: later rules win. */
const text = (styles: unknown) => JSON.stringify(styles);

/** Every value of every variant alone, then each pair of two variants' values. */
function selections(variants: Variants = {}): Record<string, string>[] {
  const single = Object.entries(variants).flatMap(([name, values]) =>
    Object.keys(values).map((value) => ({ [name]: value })),
  );
  return [{}, ...single, ...single.flatMap((one) => single.map((other) => ({ ...one, ...other })))];
}

test('knows every token', () => {
  const names = [...chakra.tokens.flatMap.keys()];
  expect(names.length).toBeGreaterThan(400);
  for (const name of names) {
    expect(system.tokens.getVar(name)).toBe(chakra.tokens.getVar(name));
    expect(system.token.var(name, 'none')).toBe(chakra.tokens.getVar(name));
  }
  for (const category of chakra.tokens.categoryMap.keys())
    expect(system.tokens.getCategoryValues(category)).toEqual(chakra.tokens.getCategoryValues(category));
  expect(system.tokens.getVar('colors.none', 'instead')).toBe('instead');
});

test('knows every condition and property, and sorts them alike', () => {
  expect(system.conditions.keys().toSorted()).toEqual(chakra.conditions.keys().toSorted());
  for (const key of chakra.conditions.keys())
    expect(system.conditions.resolve(key)).toEqual(chakra.conditions.resolve(key));
  expect([...system.properties].toSorted()).toEqual([...chakra.properties].toSorted());
  for (const prop of [...chakra.properties, 'onClick', 'href', 'value', 'width', '--own', 'data-part'])
    expect([prop, system.isValidProperty(prop)]).toEqual([prop, chakra.isValidProperty(prop)]);
});

test.each(recipes)('makes the same of the recipe %s', (name, recipe) => {
  const [own, theirs] = [system.getRecipeFn(name), chakra.getRecipeFn(name)];
  expect(own.variantKeys).toEqual(theirs.variantKeys);
  for (const selection of selections(recipe.variants as Variants))
    for (const palette of [undefined, 'red'])
      expect(text(own({ ...selection, colorPalette: palette }))).toBe(
        text(theirs({ ...selection, colorPalette: palette })),
      );
});

test.each(slotRecipes)('makes the same of the recipe %s', (name, recipe) => {
  const [own, theirs] = [system.getSlotRecipeFn(name), chakra.getSlotRecipeFn(name)];
  expect(own.classNameMap).toEqual(theirs.classNameMap);
  for (const selection of selections(recipe.variants as Variants))
    expect(text(own(selection))).toBe(text(theirs(selection)));
});

const values = [
  '4',
  '-4',
  'full',
  '1/2',
  'md',
  'brand.500',
  'brand.500/40',
  'colorPalette.solid',
  '{colors.red.500} 1px',
  'red',
  '3px',
  'none',
  'inside',
  'outside',
];

test('gives every style property the same meaning', () => {
  for (const prop of chakra.properties) {
    if (prop === 'css' || prop.startsWith('_') || prop in themeData.breakpointConditions) continue;
    for (const value of [...values, 4, 0]) {
      const styles = { [prop]: value } as object;
      expect([prop, value, system.css(styles)]).toEqual([prop, value, chakra.css(styles)]);
    }
  }
  for (const palette of Object.keys(themeData.colorPalettes))
    expect(system.css({ colorPalette: palette })).toEqual(chakra.css({ colorPalette: palette }));
  for (const [prop, styles] of Object.entries(themeData.compositions))
    for (const value of Object.keys(styles)) {
      const named = { [prop]: value } as object;
      expect(system.css(named)).toEqual(chakra.css(named));
    }
});

test.each([
  { px: { base: '6', md: '10' }, hideBelow: 'lg', _hover: { bg: { _dark: 'bg.muted', base: 'white' } } },
  {
    p: [1, null, 3],
    '&[aria-selected=true]': { color: 'brand.fg' },
    _focusVisible: { outline: '2px solid {colors.brand.500}' },
  },
  { color: 'fg.muted !important', '@media print': { display: 'none' }, smDown: { w: 'full' }, hideFrom: 'lg' },
  {
    boxShadow: '0 0 0 1px token(colors.brand.500, red)',
    bg: 'bg.panel/85',
    '--own': 'colors.brand.500',
    '--deep': '4',
  },
])('makes the same of mixed styles, twice', (styles) => {
  expect(text(system.css(styles))).toBe(text(chakra.css(styles)));
  expect(text(system.css({ m: 1 }, styles))).toBe(text(chakra.css({ m: 1 }, styles)));
  expect(text(system.css(styles))).toBe(text(chakra.css(styles)));
});

test('makes the same of styles of our own, and keeps them apart', () => {
  const definition = {
    base: { px: '2', _hover: { color: 'fg' } },
    variants: { tone: { loud: { _hover: { bg: 'red.500' } } } },
  };
  const other = { base: { px: '4' } };
  const [own, theirs] = [system.cva(definition), chakra.cva(definition)];
  expect(own({ tone: 'loud' })).toEqual(theirs({ tone: 'loud' }));
  expect(own({})).toEqual(theirs({}));
  const merged = (s: typeof chakra) => s.cva(definition).merge(s.cva(other) as never);
  expect(merged(system)({ tone: 'loud' })).toEqual(merged(chakra)({ tone: 'loud' }));
  expect(own({ tone: 'loud' })).toEqual(theirs({ tone: 'loud' }));
  expect(system.splitCssProps({ px: '2', onClick: 1 } as never)).toEqual(
    chakra.splitCssProps({ px: '2', onClick: 1 } as never),
  );
});
