import type { Component, Editor } from 'grapesjs';
import { baseElement } from './base-element.ts';

type Trait = string | Record<string, unknown>;

/** What GrapesJS' own prototype of all elements has, as far as it is changed here. */
interface Base {
  initTraits: (this: Element, changed?: unknown) => unknown;
  __loadTraits: (this: Element, traits?: unknown, options?: object) => unknown;
  clone: (this: Element, ...options: unknown[]) => unknown;
  traits: unknown;
}

type Element = Component & { __loadTraits: Base['__loadTraits']; emitUpdate: (...what: unknown[]) => void };

const attributesOf = (element: Element) => element.attributes as Record<string, unknown>;

const changed = new WeakSet<object>();
/** The settings of elements that nobody asked for yet. */
const waiting = new WeakMap<Component, readonly Trait[]>();
const TOLD = 'add remove reset change';

/** Stands for settings that are not there yet: nothing ever comes of it. */
const NONE = { on: () => NONE, off: () => NONE, each: () => undefined, models: [], length: 0 };

/** Whether a setting gives its element nothing until somebody changes it: one with a value of its own would. */
const isIdle = (trait: Trait): boolean =>
  typeof trait === 'string'
    ? trait !== 'target'
    : trait.name !== 'target' &&
      !['value', 'default', 'changeProp', 'getValue'].some((name) => trait[name] !== undefined);

/** Makes the settings of an element, as GrapesJS does when it makes the element, and follows them likewise. */
function load(element: Element): void {
  const traits = waiting.get(element);
  if (!traits) return;
  waiting.delete(element);
  attributesOf(element).traits = traits;
  element.__loadTraits(undefined, { silent: true });
  element.listenTo(attributesOf(element).traits, TOLD, (...told: unknown[]) => element.emitUpdate('traits', ...told));
}

/** GrapesJS plugin: settings of an element are made when they are first looked at, and not for every element of a page. */
export function lateTraits(editor: Editor): void {
  const base = baseElement<Base>(editor, 'initTraits', '__loadTraits', 'clone');
  if (!base || changed.has(base)) return;
  changed.add(base);
  const { initTraits, __loadTraits, clone } = base;
  base.initTraits = function (isChanged) {
    // What undo remembers is from before they were made.
    const made = isChanged && attributesOf(this).traits === NONE ? this.previous('traits') : undefined;
    if (made) {
      attributesOf(this).traits = made;
      return this;
    }
    if (isChanged) waiting.delete(this);
    const given = attributesOf(this).traits;
    const traits: unknown = typeof given === 'function' ? given(this) : given;
    if (isChanged || !Array.isArray(traits) || !traits.every(isIdle)) return initTraits.call(this, isChanged);
    waiting.set(this, traits);
    attributesOf(this).traits = NONE;
    this.on('change:traits', base.initTraits);
    return this;
  };
  base.__loadTraits = function (traits, options) {
    if (traits) waiting.delete(this);
    else load(this);
    return __loadTraits.call(this, traits, options);
  };
  base.clone = function (...options) {
    load(this);
    // Made after the element, its setting holds an id that may be made up: a copy would take it, and its rules.
    this.getTrait('id')?.unset('value', { silent: true });
    return clone.apply(this, options);
  };
  Object.defineProperty(base, 'traits', {
    configurable: true,
    get(this: Element) {
      load(this);
      return attributesOf(this).traits;
    },
  });
}
