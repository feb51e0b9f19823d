import * as v from 'valibot';

/** The first message of each field that breaks its rule. */
export type FormErrors<T> = Partial<Record<keyof T, string>>;

/**
 * Checks values by a contract's schema, without a form library: for pages whose weight forbids one.
 * Returns the schema's output, or a message by field.
 */
export function readForm<T extends v.GenericSchema<Record<string, unknown>>>(
  schema: T,
  values: unknown,
): { output: v.InferOutput<T>; errors?: never } | { output?: never; errors: FormErrors<v.InferInput<T>> } {
  const result = v.safeParse(schema, values);
  if (result.success) return { output: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { errors: errors as FormErrors<v.InferInput<T>> };
}
