import type { Component, Editor } from 'grapesjs';
import { baseElement } from './base-element.ts';
import { defaultsOf } from './kept-defaults.ts';

/** What GrapesJS' own prototype of all elements has, as far as it is changed here. */
interface Base {
  set: (this: Component, ...values: unknown[]) => unknown;
  toJSON: (this: Component, options?: unknown) => Record<string, unknown>;
  initToolbar: unknown;
}

interface Kept {
  json: Record<string, unknown>;
  /** Empty lists are left out, so an element changes when its first child comes, or its last one goes. */
  hasInner: boolean;
  hasClasses: boolean;
}

const kept = new WeakMap<Component, Kept>();
const changed = new WeakSet<object>();

const hasInner = (component: Component) => component.components().length > 0;
const hasClasses = (component: Component) => component.classes.length > 0;

/** What GrapesJS leaves out of what is written down. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['dataResolverWatchers', 'toolbar', 'traits', 'status', 'open', '_undoexc', 'delegate'],
]);

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) || typeof value === 'string' ? value.length === 0 : Object.keys(value ?? {}).length === 0;

interface Filled {
  collectionsStateMap?: object;
  dataResolverWatchers?: { hasDataResolvers?: () => boolean };
}

/** Whether an element is a symbol, or is filled by data: GrapesJS has more to do for it then. */
function isSpecial(component: Component): boolean {
  const { collectionsStateMap, dataResolverWatchers: watchers } = component as unknown as Filled;
  const attributes = component.attributes as Record<string, unknown>;
  return (
    Object.keys(attributes).some((name) => name.startsWith('__') && Boolean(attributes[name])) ||
    !isEmpty(collectionsStateMap) ||
    watchers?.hasDataResolvers?.() !== false
  );
}

/** What GrapesJS writes an element down as, put together out of what differs from its type alone. */
function written(component: Component): Record<string, unknown> {
  const defaults = defaultsOf(component);
  const attributes: Record<string, unknown> = { ...component.getAttributes() };
  delete attributes.class;
  const json: Record<string, unknown> = {};
  for (const [name, own] of Object.entries(component.attributes)) {
    if (LEFT_OUT.has(name)) continue;
    const value = name === 'attributes' ? attributes : own;
    if (name === 'type' ? isEmpty(value) : value === defaults[name]) continue;
    const isLeftOut =
      name === 'attributes' || name === 'style'
        ? isEmpty(value) && isEmpty(defaults[name])
        : (name === 'classes' || name === 'components') &&
          (!value || (isEmpty(defaults[name]) && !(value as unknown[]).length));
    if (!isLeftOut) json[name] = value;
  }
  return json;
}

/**
 * Lets elements remember what they are written down as until they change: GrapesJS puts each together anew out of fifty
 * properties whenever a page is read, which takes a fifth of a second for a page of 2,000 elements. Children and classes
 * are read through, so an element answers for itself alone.
 */
export function keepJson(editor: Editor): void {
  const base = baseElement<Base>(editor, 'toJSON', 'initToolbar');
  if (!base) return;
  // An element's id is written down where a rule names it.
  const forget = (selector: { get: (name: 'name') => unknown }) => {
    const component = editor.Components.getById(String(selector.get('name')));
    if (component) kept.delete(component);
  };
  editor.on('selector:add selector:remove', forget);
  if (changed.has(base)) return;
  changed.add(base);
  const { set, toJSON } = base;
  base.set = function (...values) {
    kept.delete(this);
    const result = set.apply(this, values);
    kept.delete(this);
    return result;
  };
  base.toJSON = function (options) {
    if (typeof options === 'object' && options !== null && Object.keys(options).length > 0)
      return toJSON.call(this, options);
    const known = kept.get(this);
    const state = { hasInner: hasInner(this), hasClasses: hasClasses(this) };
    const isCurrent = known?.hasInner === state.hasInner && known.hasClasses === state.hasClasses;
    const json = known && isCurrent ? known.json : isSpecial(this) ? toJSON.call(this, options) : written(this);
    if (!isCurrent) kept.set(this, { json, ...state });
    // Types of elements take things out of what they get.
    return { ...json, ...(json.attributes ? { attributes: { ...json.attributes } } : {}) };
  };
}
