import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A contract as JSON Schema: what callers may send (`input`), or what they get (`output`). */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return converted;
}
