import fc from 'fast-check';
import type * as v from 'valibot';

// What is read of a schema here; valibot's own types of it are wider than any test needs.
interface Shape {
  type: string;
  pipe?: readonly Shape[];
  entries?: Record<string, Shape>;
  item?: Shape;
  options?: readonly (Shape | string)[];
  literal?: unknown;
  wrapped?: Shape;
  requirement?: unknown;
}

const ADDRESSES = ['#faq', '/menu', 'https://example.com/?a="b"', 'mailto:a@b.co', 'tel:+34 612'];
const SHAPED = [...ADDRESSES, '2027-12-31', '2027-12-31T19:30', '', 'en', 'es', 'ar', 'sv', 'pl'];

function build(shape: Shape, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const rule = (type: string) => shape.pipe?.find((part) => part.type === type)?.requirement;
  switch (shape.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, build(entry, texts)])),
      );
    case 'array':
      return fc.array(build(shape.item ?? { type: 'string' }, texts), {
        minLength: Number(rule('min_length') ?? 0),
        maxLength: Math.min(Number(rule('max_length') ?? 6), 8),
      });
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'variant':
    case 'union':
      return fc.oneof(...(shape.options ?? []).map((option) => build(option as Shape, texts)));
    case 'literal':
      return fc.constant(shape.literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.nat();
    case 'optional':
      return fc.option(build(shape.wrapped ?? { type: 'string' }, texts), { nil: undefined });
    case 'string':
      if (rule('regex'))
        return fc.constantFrom(...SHAPED.filter((text) => (rule('regex') as RegExp).test(text)), 'javascript:alert(1)');
      return texts.map((text) => (text.trim() || 'x').slice(0, Number(rule('max_length') ?? 200)));
    default:
      throw new Error(`No values are known for a schema of type ${shape.type}.`);
  }
}

/** Values of a schema's shape with texts from `texts`; nearly all of them satisfy it, so filter by parsing. */
export const anyOf = (schema: v.GenericSchema, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  build(schema as unknown as Shape, texts);
