import { SCREEN_WIDTHS, SCREENS, type Screen } from './looks.ts';

/** How many columns a grid can be given. */
export const COLUMN_COUNTS = [1, 2, 3, 4, 5, 6] as const;

/** How two columns can share the width: parts of the first and of the second one, from narrow to wide. */
export const RATIOS = [
  [1, 3],
  [1, 2],
  [2, 3],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
] as const;

export type Ratio = readonly [first: number, second: number];

const onScreen = (name: string, screen: Screen): string => (screen === 'desktop' ? name : `${name}-on-${screen}`);

/** The class of a grid with so many columns on a screen. */
export const columnsClass = (count: number, screen: Screen): string => onScreen(`columns-${count}`, screen);

/** The class of two columns that share the width of a screen in a ratio. */
export const ratioClass = ([first, second]: Ratio, screen: Screen): string =>
  onScreen(`ratio-${first}-${second}`, screen);

/** All classes that lay out columns on a screen: an element has at most one of them. */
export const columnClasses = (screen: Screen): string[] => [
  ...COLUMN_COUNTS.map((count) => columnsClass(count, screen)),
  ...RATIOS.map((ratio) => ratioClass(ratio, screen)),
];

const countRules = (screen: Screen, within: string): string =>
  COLUMN_COUNTS.map((count) => {
    const selector = `${within}.${columnsClass(count, screen)}`;
    return `${selector}{grid-template-columns:repeat(${count},minmax(0,1fr))!important}${selector}>*{grid-column:auto!important}`;
  }).join('');

const ratioRules = (screen: Screen, within: string): string =>
  RATIOS.map(
    (ratio) =>
      `${within}.${ratioClass(ratio, screen)}{grid-template-columns:minmax(0,${ratio[0]}fr) minmax(0,${ratio[1]}fr)!important}`,
  ).join('');

const rulesOn = (screen: Screen, within = ''): string => countRules(screen, within) + ratioRules(screen, within);

/** Rules of columns that a person chose, over those of the section's kind; other screens keep the kind's own. */
export const COLUMN_RULES = SCREENS.map((screen) => `@media${SCREEN_WIDTHS[screen]}{${rulesOn(screen)}}`).join('');

/** The same where `data-columns` of the root says which screen is shown, however wide it is: for the editor's canvas. */
export const CANVAS_COLUMN_RULES = SCREENS.map((screen) => rulesOn(screen, `html[data-columns="${screen}"] `)).join('');
