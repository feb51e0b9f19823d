import type { Component, Editor } from 'grapesjs';

/** What GrapesJS' own prototype of all elements has, as far as it is changed here. */
interface Base {
  set: (this: Component, ...values: unknown[]) => unknown;
  toJSON: (this: Component, options?: unknown) => Record<string, unknown>;
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

/** The prototype that all types of elements share. */
function baseOf(editor: Editor): Base | undefined {
  let found: object | null = editor.Components.getType('default')?.model.prototype ?? null;
  while (found && !(Object.hasOwn(found, 'toJSON') && Object.hasOwn(found, 'initToolbar')))
    found = Object.getPrototypeOf(found);
  return (found as Base | null | undefined) ?? undefined;
}

/**
 * Lets elements remember what they are written down as until they change: GrapesJS puts each together anew out of fifty
 * properties whenever a page is read, which takes a fifth of a second for a page of 2,000 elements. Children and classes
 * are read through, so an element answers for itself alone.
 */
export function keepJson(editor: Editor): void {
  const base = baseOf(editor);
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
    const json = known && isCurrent ? known.json : toJSON.call(this, options);
    if (!isCurrent) kept.set(this, { json, ...state });
    // Types of elements take things out of what they get.
    return { ...json, ...(json.attributes ? { attributes: { ...json.attributes } } : {}) };
  };
}
