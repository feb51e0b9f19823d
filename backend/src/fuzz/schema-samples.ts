import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { Random } from './random.ts';

/** As much of JSON Schema as the API's own document uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

const WORDS = 'A bakery in Porto sells bread at 3 euros, open from Monday to Friday, 7 to 19, call 912 345 678.'.split(
  ' ',
);

function text(schema: Schema, random: Random): string {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  if (random.chance(0.1)) return hostileText(random);
  if (format === 'email') return `fuzz-${random.below(1e9)}@example.com`;
  if (format === 'uri') return `https://example.com/${random.below(1e6)}`;
  if (pattern) {
    const [sample = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), {
      seed: random.below(2 ** 31),
      numRuns: 1,
    });
    return sample.slice(0, maxLength);
  }
  let value = '';
  const length = Math.min(maxLength, Math.max(minLength, random.below(random.chance(0.05) ? 4_000 : 80)));
  while (value.length < length) value += `${random.pick(WORDS)} `;
  return value.slice(0, length);
}

function object(schema: Schema, random: Random, depth: number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (!schema.required?.includes(name) && random.chance(0.5)) continue;
    value[name] = sampleOf(part, random, depth + 1);
  }
  if (random.chance(0.05))
    value[random.pick(['id', 'user_id', 'admin', 'constructor', 'toString'])] = hostileValue(random);
  return value;
}

/** A value that a schema allows, nearly: now and then a part of it is not. */
export function sampleOf(schema: Schema, random: Random, depth = 0): unknown {
  if (depth > 8 || random.chance(0.02)) return hostileValue(random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return sampleOf(random.pick(choices), random, depth);
  if (schema.allOf?.length) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, random, depth + 1)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return random.pick(schema.enum);
  switch (schema.type) {
    case 'string':
      return text(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return (schema.minimum ?? 0) + random.below(Math.max(1, (schema.maximum ?? 100) - (schema.minimum ?? 0) + 1));
    case 'array':
      return Array.from({ length: random.below(Math.min(6, (schema.maxItems ?? 5) + 1)) }, () =>
        sampleOf(schema.items ?? {}, random, depth + 1),
      );
    case 'null':
      return null;
    case 'object':
      return object(schema, random, depth);
    default:
      return hostileValue(random);
  }
}

/** A value broken in one place at least: a part is missing, of another type, or hostile. */
export function brokenSampleOf(schema: Schema, random: Random): unknown {
  const value = sampleOf(schema, random);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || random.chance(0.1))
    return hostileValue(random);
  const names = Object.keys(value);
  if (names.length === 0) return hostileValue(random);
  const broken: Record<string, unknown> = { ...value };
  const name = random.pick(names);
  if (random.chance(0.3)) delete broken[name];
  else broken[name] = hostileValue(random);
  return broken;
}
