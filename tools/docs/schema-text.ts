/** As much of a JSON Schema as the API's document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
}

/** Schemas by the name that `$ref` calls them. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

const NAME = /[^/]*$/;

const resolve = (schema: JsonSchema, named: NamedSchemas): JsonSchema | undefined =>
  schema.$ref === undefined ? schema : named[NAME.exec(schema.$ref)?.[0] ?? ''];

const range = (unit: string, from?: number, to?: number): string[] => {
  if (from === undefined && to === undefined) return [];
  const numbers = from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
  return [unit ? `${numbers} ${unit}` : numbers];
};

/** What a value must keep to besides its type, in words; empty where there is nothing. */
export function schemaNote(schema: JsonSchema): string {
  return [
    ...(schema.format ? [schema.format] : []),
    ...range('characters', schema.minLength, schema.maxLength),
    ...range('', schema.minimum, schema.maximum),
    ...range('entries', schema.minItems, schema.maxItems),
    ...(schema.default === undefined ? [] : [`otherwise ${JSON.stringify(schema.default)}`]),
  ].join(', ');
}

function objectText(schema: JsonSchema, named: NamedSchemas, indent: string, within: readonly string[]): string {
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const note = schemaNote(resolve(value, named) ?? {});
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}${mark}: ${text(value, named, inner, within)};${note && ` // ${note}`}`;
  });
  const others = schema.additionalProperties;
  if (typeof others === 'object' && Object.keys(others).length > 0)
    lines.push(`${inner}[name: string]: ${text(others, named, inner, within)};`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function text(schema: JsonSchema, named: NamedSchemas, indent: string, within: readonly string[]): string {
  if (schema.$ref !== undefined) {
    const target = resolve(schema, named);
    // A schema that holds itself is drawn once.
    if (!target || within.includes(schema.$ref)) return NAME.exec(schema.$ref)?.[0] || 'unknown';
    return text(target, named, indent, [...within, schema.$ref]);
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const [others, mark] = schema.allOf ? [schema.allOf, ' & '] : [schema.anyOf ?? schema.oneOf, ' | '];
  if (others) return [...new Set(others.map((one) => text(one, named, indent, within)))].join(mark);
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') {
    const entry = schema.items ? text(schema.items, named, indent, within) : 'unknown';
    return /^[\w{]/.test(entry) && !entry.includes(' | ') ? `${entry}[]` : `(${entry})[]`;
  }
  if (schema.type === 'object' || schema.properties) return objectText(schema, named, indent, within);
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
}

/**
 * A JSON Schema as TypeScript would write it, with limits as comments.
 * @param named what `$ref` leads to
 */
export const schemaText = (schema: JsonSchema, named: NamedSchemas = {}): string => text(schema, named, '', []);
