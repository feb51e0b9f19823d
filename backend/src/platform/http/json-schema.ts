import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/**
 * A contract as JSON Schema: what callers may send (`input`), or what they get (`output`). `definitions` are parts of it that
 * stand apart, in `$defs`.
 */
export function jsonSchemaOf(
  schema: v.GenericSchema,
  typeMode: 'input' | 'output',
  definitions?: Record<string, v.GenericSchema>,
): object {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    ...(definitions && { definitions }),
    target: 'draft-2020-12',
  });
  return converted;
}
