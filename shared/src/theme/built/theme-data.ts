import { system } from '../system.ts';
import { packPalettes, packTokens } from './packed-theme.ts';

// The build runs this file and takes over what it exports (tools/webpack/theme-plugin.ts): a page carries the result,
// not the theme that it is made of.

const isEnd = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value;

/** Named styles by their whole names: `sm`, `enter.fade`. */
function flat(styles: object, path: readonly string[] = []): [string, unknown][] {
  return Object.entries(styles).flatMap(([key, value]) => {
    if (isEnd(value)) return [[[...path, key].join('.'), value.value]];
    return typeof value === 'object' && value !== null ? flat(value, [...path, key]) : [];
  });
}

const tokens: Record<string, Record<string, string>> = {};
for (const [name, value] of system.tokens.flatMap) {
  const category = name.slice(0, name.indexOf('.'));
  tokens[category] ??= {};
  tokens[category][name.slice(category.length + 1)] = value;
}

const { textStyles = {}, layerStyles = {}, animationStyles = {}, breakpoints = {} } = system._config.theme ?? {};
const conditionOf = (key: string) => [key, system.conditions.resolve(key)];

const colorPalettes = Object.fromEntries(
  Array.from(system.tokens.colorPaletteMap, ([name, values]) => [name, Object.fromEntries(values)]),
) as Record<string, Record<string, string>>;

/** What Chakra works out of the theme at each start, worked out once; `theme.ts` unpacks it. */
export const packedTheme = {
  tokens: packTokens(tokens),
  colorPalettes: packPalettes(colorPalettes),
  /** What conditions of responsive styles stand for. */
  breakpointConditions: Object.fromEntries(
    system.conditions
      .keys()
      .filter((key) => !key.startsWith('_'))
      .map(conditionOf),
  ) as Record<string, string>,
  breakpoints: ['base', ...Object.keys(breakpoints)],
  compositions: {
    textStyle: Object.fromEntries(flat(textStyles)),
    layerStyle: Object.fromEntries(flat(layerStyles)),
    animationStyle: Object.fromEntries(flat(animationStyles)),
  } as Record<string, Record<string, Record<string, unknown>>>,
};
