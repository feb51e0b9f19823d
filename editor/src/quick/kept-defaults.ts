import type { Editor } from 'grapesjs';

type Defaults = Record<string, unknown>;

const isPlain = (value: unknown): value is Defaults =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copied = (value: unknown): unknown => (Array.isArray(value) ? [...value] : isPlain(value) ? { ...value } : value);

type Extendable = { prototype: object; extend: (own: object) => Extendable };

/**
 * GrapesJS plugin: types of elements remember what their elements begin with. GrapesJS puts the fifty properties together
 * anew through all types that a type is made of, several times for each element. Comes after all plugins that add types.
 */
export function keepDefaults(editor: Editor): void {
  for (const type of editor.Components.getTypes()) {
    const model = type.model as unknown as Extendable;
    const defaults: unknown = (model.prototype as { defaults?: unknown }).defaults;
    if (!isPlain(defaults)) continue;
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
    type.model = keeping as never;
  }
}
