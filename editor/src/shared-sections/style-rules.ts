import { STYLE_PREFIX } from '@landfall/page/sections/named-styles';

/** GrapesJS' data of a class: its name alone where nothing else is known of it. */
const nameOf = (stored: unknown): string => {
  const name = typeof stored === 'string' ? stored : (stored as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name.replace(/^\./, '') : '';
};

/** The named style that a stored rule is for; empty for any other rule. */
export function styleOfRule({ selectors, selectorsAdd }: Record<string, unknown>): string {
  const [only, ...others] = Array.isArray(selectors) ? selectors : [];
  const name = others.length > 0 || selectorsAdd ? '' : nameOf(only);
  return name.startsWith(STYLE_PREFIX) ? name : '';
}

/** The named styles that a stored element has. */
export const stylesOfNode = ({ classes }: { classes?: unknown }): string[] =>
  (Array.isArray(classes) ? classes : []).map(nameOf).filter((name) => name.startsWith(STYLE_PREFIX));
