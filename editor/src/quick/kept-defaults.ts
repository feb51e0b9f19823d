import type { Component, Editor } from 'grapesjs';

type Defaults = Record<string, unknown>;

const isPlain = (value: unknown): value is Defaults =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copied = (value: unknown): unknown => (Array.isArray(value) ? [...value] : isPlain(value) ? { ...value } : value);

const kept = new WeakMap<object, Readonly<Defaults>>();

/** What an element begins with, to be read and not to be changed; without a copy where its type remembers it. */
export const defaultsOf = (component: Component): Readonly<Defaults> =>
  kept.get(Object.getPrototypeOf(component)) ?? (component.defaults as Defaults);

type Extendable = { prototype: object; extend: (own: object) => Extendable };

/**
 * GrapesJS plugin: types of elements remember what their elements begin with. GrapesJS puts the fifty properties together
 * anew through all types that a type is made of, several times for each element. Comes after all plugins that add types.
 */
export function keepDefaults(editor: Editor): void {
  for (const type of editor.Components.getTypes()) {
    const model = type.model as unknown as Extendable;
    const merged: unknown = (model.prototype as { defaults?: unknown }).defaults;
    if (!isPlain(merged)) continue;
    // What was put together name by name, V8 keeps as a table, of which each copy takes it twenty times as long.
    const defaults = { ...merged };
    // What an element could change is its own.
    const own = Object.keys(defaults).filter((name) => copied(defaults[name]) !== defaults[name]);
    const keeping = model.extend({});
    // Types cannot be changed once they are made.
    Object.defineProperty(keeping.prototype, 'defaults', {
      get: () => {
        const given = { ...defaults };
        for (const name of own) given[name] = copied(defaults[name]);
        return given;
      },
    });
    kept.set(keeping.prototype, defaults);
    type.model = keeping as never;
  }
}
