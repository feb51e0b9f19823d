import { STYLE_NAME, STYLE_PREFIX, STYLE_WEIGHT, styleOfSelector } from '@landfall/page/sections/named-styles';
import type { Component, CssRule, Editor, StyleProps } from 'grapesjs';
import { classFor, cleanName } from './style-names.ts';

/** A look that has a name, and that elements have by its class. */
export interface NamedStyle {
  className: string;
  name: string;
}

/** Declarations by the screen that they are for; the empty one is every screen. */
type Look = Map<string, StyleProps>;
/** What a declaration of an element is in a style, such as the name of a colour for its code. */
type Worded = (property: string, value: StyleProps[string]) => StyleProps[string];

const rulesFor = (editor: Editor, isMeant: (rule: CssRule) => boolean): CssRule[] =>
  editor.Css.getAll().models.filter((rule) => isMeant(rule));

const classOf = (rule: CssRule): string | undefined => styleOfSelector(rule.selectorsToString());

const rulesOfStyle = (editor: Editor, className: string): CssRule[] =>
  rulesFor(editor, (rule) => classOf(rule) === className);

const ownRules = (editor: Editor, component: Component): CssRule[] => {
  const selector = `#${component.getId()}`;
  return rulesFor(editor, (rule) => rule.selectorsToString() === selector);
};

const selectorOf = (className: string): string => `.${className}${STYLE_WEIGHT}`;

function lookOf(rules: readonly CssRule[]): Look {
  const look: Look = new Map();
  for (const rule of rules) {
    const { [STYLE_NAME]: _name, ...declarations } = rule.getStyle();
    if (Object.keys(declarations).length > 0) look.set(rule.get('mediaText') ?? '', declarations);
  }
  return look;
}

const over = (below: Look, above: Look): Look =>
  new Map(
    [...new Set([...below.keys(), ...above.keys()])].map((screen) => [
      screen,
      { ...below.get(screen), ...above.get(screen) },
    ]),
  );

/** A look without what another one says. */
const without = (look: Look, other: Look): Look =>
  new Map(
    [...look].map(([screen, declarations]) => [
      screen,
      Object.fromEntries(Object.entries(declarations).filter(([name]) => !(name in (other.get(screen) ?? {})))),
    ]),
  );

const worded = (look: Look, say: Worded): Look =>
  new Map(
    [...look].map(([screen, declarations]) => [
      screen,
      Object.fromEntries(Object.entries(declarations).map(([name, value]) => [name, say(name, value)])),
    ]),
  );

const asItIs: Worded = (_property, value) => value;

/** Writes a look down as rules of a selector; those of other screens go. */
function writeLook(editor: Editor, selector: string, before: readonly CssRule[], look: Look): void {
  for (const rule of before) {
    const wanted = look.get(rule.get('mediaText') ?? '');
    if (!wanted || Object.keys(wanted).length === 0) editor.Css.remove(rule);
  }
  for (const [screen, declarations] of look) {
    if (Object.keys(declarations).length === 0) continue;
    const screens = screen ? { atRuleType: 'media', atRuleParams: screen } : {};
    editor.Css.setRule(selector, declarations, screens);
  }
}

const writeOwn = (editor: Editor, component: Component, look: Look): void => {
  // Its id is what the rule is for, and has to be written down.
  if ([...look.values()].some((declarations) => Object.keys(declarations).length > 0))
    component.setId(component.getId());
  writeLook(editor, `#${component.getId()}`, ownRules(editor, component), look);
};

function writeStyle(editor: Editor, { className, name }: NamedStyle, look: Look): void {
  const named: Look = new Map(look).set('', { [STYLE_NAME]: `"${name}"`, ...look.get('') });
  writeLook(editor, selectorOf(className), rulesOfStyle(editor, className), named);
}

const nameOf = (rule: CssRule): string => cleanName(String(rule.getStyle()[STYLE_NAME] ?? ''));

/** The styles of a page, in the order of their names. */
export function stylesOf(editor: Editor): NamedStyle[] {
  const names = new Map<string, string>();
  for (const rule of editor.Css.getAll().models) {
    const className = classOf(rule);
    if (className) names.set(className, names.get(className) || nameOf(rule));
  }
  return [...names]
    .map(([className, name]) => ({ className, name: name || className.slice(STYLE_PREFIX.length) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const everything = (component: Component): Component[] => [
  component,
  ...component.components().models.flatMap((inner) => everything(inner)),
];

/** The classes of styles that an element and what is in it have. */
export const styleClassesIn = (component: Component): Set<string> =>
  new Set(
    everything(component)
      .flatMap((each) => each.getClasses() as string[])
      .filter((name) => name.startsWith(STYLE_PREFIX)),
  );

/** The style that an element has. */
export function styleOf(editor: Editor, component: Component): NamedStyle | undefined {
  const classes = component.getClasses() as string[];
  if (!classes.some((name) => name.startsWith(STYLE_PREFIX))) return undefined;
  return stylesOf(editor).find(({ className }) => classes.includes(className));
}

/** Whether an element has a look of its own, beside its style. */
export const hasOwnLook = (editor: Editor, component: Component): boolean =>
  lookOf(ownRules(editor, component)).size > 0;

/** The elements that have a style. */
export function usersOf(editor: Editor, className: string): Component[] {
  const page = editor.getWrapper();
  return page ? everything(page).filter((each) => (each.getClasses() as string[]).includes(className)) : [];
}

function giveClass(editor: Editor, component: Component, className: string): void {
  const before = styleOf(editor, component);
  if (before?.className === className) return;
  if (before) component.removeClass(before.className);
  if (className) component.addClass(className);
}

/** Makes the look that an element has of its own a style, which it then has. */
export function saveStyle(editor: Editor, component: Component, typed: string, word = asItIs): NamedStyle {
  const before = styleOf(editor, component);
  const own = worded(lookOf(ownRules(editor, component)), word);
  const look = before ? over(lookOf(rulesOfStyle(editor, before.className)), own) : own;
  const name = cleanName(typed);
  const taken = new Set(stylesOf(editor).map(({ className }) => className));
  const style = { className: classFor(name, taken), name };
  writeStyle(editor, style, look);
  writeOwn(editor, component, new Map());
  giveClass(editor, component, style.className);
  return style;
}

/** Gives an element a style, in place of the one that it has, or takes it away. What the style says is no longer its own. */
export function applyStyle(editor: Editor, component: Component, className: string): void {
  const look = lookOf(rulesOfStyle(editor, className));
  const own = lookOf(ownRules(editor, component));
  if (className && own.size > 0) writeOwn(editor, component, without(own, look));
  giveClass(editor, component, className);
}

/** Has all elements of a style look as one of them was changed to. */
export function updateStyle(editor: Editor, component: Component, word = asItIs): void {
  const style = styleOf(editor, component);
  if (!style) return;
  const own = worded(lookOf(ownRules(editor, component)), word);
  writeStyle(editor, style, over(lookOf(rulesOfStyle(editor, style.className)), own));
  writeOwn(editor, component, new Map());
}

/** Makes what an element has by its style its own. */
export function detachStyle(editor: Editor, component: Component): void {
  const style = styleOf(editor, component);
  if (!style) return;
  const look = lookOf(rulesOfStyle(editor, style.className));
  writeOwn(editor, component, over(look, lookOf(ownRules(editor, component))));
  component.removeClass(style.className);
}

/** Calls a style something else; its class says so, too. */
export function renameStyle(editor: Editor, { className }: NamedStyle, typed: string): NamedStyle {
  const name = cleanName(typed);
  const taken = new Set(stylesOf(editor).map((style) => style.className));
  taken.delete(className);
  const style = { className: classFor(name, taken), name };
  const rules = rulesOfStyle(editor, className);
  const look = lookOf(rules);
  const users = usersOf(editor, className);
  if (style.className !== className) for (const rule of rules) editor.Css.remove(rule);
  writeStyle(editor, style, look);
  if (style.className !== className)
    for (const user of users) {
      user.removeClass(className);
      user.addClass(style.className);
    }
  return style;
}

/** Deletes a style. The elements that had it go on looking as they do. */
export function deleteStyle(editor: Editor, { className }: NamedStyle): void {
  for (const user of usersOf(editor, className)) detachStyle(editor, user);
  for (const rule of rulesOfStyle(editor, className)) editor.Css.remove(rule);
}

/** The rules of some styles, as a stylesheet. */
export const cssOfStyles = (editor: Editor, classes: ReadonlySet<string>): string =>
  rulesFor(editor, (rule) => classes.has(classOf(rule) ?? ''))
    .map((rule) => rule.toCSS())
    .join('');
