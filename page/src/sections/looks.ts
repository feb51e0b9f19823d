/** Screens that an element can be kept from, as the editor's devices are called. */
export const SCREENS = ['desktop', 'tablet', 'mobile'] as const;
export type Screen = (typeof SCREENS)[number];

/** Ways in which an element can come into sight. */
export const APPEARANCES = ['fade', 'rise', 'zoom'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The class of what is not shown on a screen. */
export const hiddenClass = (screen: Screen): string => `not-on-${screen}`;

/** The class of what comes into sight in a way of its own. */
export const appearClass = (appearance: Appearance): string => `appear-${appearance}`;

/** Classes that say what a person chose for an element, whatever it is: they stay when it becomes another one. */
export const LOOK_CLASSES: ReadonlySet<string> = new Set([
  ...SCREENS.map(hiddenClass),
  ...APPEARANCES.map(appearClass),
]);

/** The screens that the editor's devices stand for. Widths between two whole pixels belong to one of them, too. */
export const SCREEN_WIDTHS: Readonly<Record<Screen, string>> = {
  desktop: '(min-width:860.02px)',
  tablet: '(min-width:480.02px) and (max-width:860px)',
  mobile: '(max-width:480px)',
};

/** Over whatever else says how an element is displayed. Not for the editor, where it has to be found. */
export const SCREEN_RULES = SCREENS.map(
  (screen) => `@media${SCREEN_WIDTHS[screen]}{.${hiddenClass(screen)}{display:none!important}}`,
).join('');

const STARTS: Readonly<Record<Appearance, string>> = {
  fade: 'opacity:0',
  rise: 'opacity:0;translate:0 40px',
  zoom: 'opacity:0;scale:.92',
};

// Done before an element is wholly there, so that the last one of a page is seen, too, and a long one soon.
const RANGE = 'animation-range:entry 0% entry min(80%,260px)';

/**
 * Rules of what comes into sight as it is scrolled to, where some markup has it. Browsers that cannot do it, visitors who
 * asked for less motion, and paper show everything as it is.
 */
export function appearRules(markup: string): string {
  const used = APPEARANCES.filter((appearance) => new RegExp(`\\sclass="[^"]*\\bappear-${appearance}\\b`).test(markup));
  if (used.length === 0) return '';
  const classes = used.map((appearance) => `.${appearClass(appearance)}`).join(',');
  const each = used.map(
    (appearance) =>
      `.${appearClass(appearance)}{animation-name:appear-${appearance}}@keyframes appear-${appearance}{0%{${STARTS[appearance]}}}`,
  );
  return `@supports(animation-timeline:view()){@media screen and (prefers-reduced-motion:no-preference){${classes}{animation:1ms linear both;animation-timeline:view();${RANGE}}${each.join('')}}}`;
}
