import { ApiError } from '../api/api-error.ts';

/** As much of a form as it takes to put messages beside its fields. */
export interface FieldErrorForm {
  getValues(): object;
  setError(name: never, error: { message?: string }): void;
  setFocus(name: never): void;
}

/** A field's own name: of `steps.1`, which is a part of it, `steps`. */
const fieldOf = (name: string): string => name.split('.', 1)[0] ?? name;

/**
 * Puts the server's messages beside the fields that they speak of, and the focus into the first of them.
 * Returns whether there was any.
 * @param names the form's name of each field that travels under another one
 */
export function showFieldErrors(
  form: FieldErrorForm,
  error: unknown,
  names: Readonly<Record<string, string>> = {},
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  const named = Object.entries(error.fields)
    .map(([sent, messages]) => [names[sent] ?? sent, messages[0]] as const)
    .filter(([name]) => known.includes(fieldOf(name)));
  for (const [name, message] of named) form.setError(name as never, { message });
  const [first] = known.flatMap((field) => named.filter(([name]) => fieldOf(name) === field));
  if (first) form.setFocus(first[0] as never);
  return named.length > 0;
}
