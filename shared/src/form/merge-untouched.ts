/**
 * A form's fields as they are to be saved: what was typed, and of the rest what is stored by now. A form that stood
 * open would otherwise undo, unseen, what was saved elsewhere meanwhile.
 * @param dirty the form's `dirtyFields`
 * @param readLatest reads what is stored; asked only where something was left as it was
 */
export async function mergeUntouched<T extends Record<string, unknown>>(
  fields: T,
  dirty: { readonly [K in keyof T]?: unknown },
  readLatest: () => Promise<T>,
): Promise<T> {
  const untouched = Object.keys(fields).filter((name) => !dirty[name]);
  if (untouched.length === 0) return fields;
  const latest = await readLatest();
  return { ...fields, ...Object.fromEntries(untouched.map((name) => [name, latest[name]])) };
}
