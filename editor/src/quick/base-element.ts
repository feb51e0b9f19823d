import type { Editor } from 'grapesjs';

/** GrapesJS' own prototype of all elements: that of the first type which has these methods of its own. */
export function baseElement<B extends object>(
  editor: Editor,
  ...methods: readonly (keyof B & string)[]
): B | undefined {
  let found: object | null = editor.Components.getType('default')?.model.prototype ?? null;
  while (found && !methods.every((name) => Object.hasOwn(found as object, name))) found = Object.getPrototypeOf(found);
  return (found as B | null) ?? undefined;
}
