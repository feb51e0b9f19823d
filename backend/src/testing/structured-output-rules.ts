// What servers of language models document about the JSON Schemas that they take for structured output.

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every schema within a schema, with how deep it lies and how it is reached. */
function* nodes(schema: Node, path = '$', depth = 1): Generator<{ node: Node; path: string; depth: number }> {
  yield { node: schema, path, depth };
  if (isNode(schema.properties))
    for (const [name, child] of Object.entries(schema.properties))
      if (isNode(child)) yield* nodes(child, `${path}.${name}`, depth + 1);
  if (isNode(schema.items)) yield* nodes(schema.items, `${path}[]`, depth);
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const)
    for (const [index, child] of (Array.isArray(schema[key]) ? schema[key] : []).entries())
      if (isNode(child)) yield* nodes(child, `${path}/${key}/${index}`, depth);
}

const has = (node: Node, keys: readonly string[]): string[] => keys.filter((key) => key in node);

/**
 * Strict structured output of OpenAI (platform.openai.com, "Structured Outputs: supported schemas"): the root is an
 * object, every object is closed and requires all its fields, no composition but anyOf, at most ten levels and 5,000
 * properties, no keywords beyond the supported ones.
 */
export function brokenOpenAiRules(schema: Node): string[] {
  const broken: string[] = [];
  if (schema.type !== 'object' || 'anyOf' in schema) broken.push('the root must be an object');
  let properties = 0;
  for (const { node, path, depth } of nodes(schema)) {
    if (depth > 10) broken.push(`${path}: more than ten levels`);
    const unsupported = has(node, [
      'oneOf',
      'allOf',
      'not',
      'if',
      'then',
      'else',
      'dependentRequired',
      'dependentSchemas',
      'patternProperties',
      'unevaluatedProperties',
      'minLength',
      'maxLength',
      'default',
      '$schema',
      'uniqueItems',
      'contains',
      'prefixItems',
    ]);
    for (const key of unsupported) broken.push(`${path}: '${key}' is not permitted`);
    if (node.type !== 'object') continue;
    const names = Object.keys(isNode(node.properties) ? node.properties : {});
    properties += names.length;
    if (node.additionalProperties !== false)
      broken.push(`${path}: 'additionalProperties' is required to be supplied and to be false`);
    const required = Array.isArray(node.required) ? node.required : [];
    for (const name of names) if (!required.includes(name)) broken.push(`${path}: 'required' lacks '${name}'`);
  }
  if (properties > 5000) broken.push('more than 5,000 properties');
  return broken;
}

/**
 * llama.cpp's server turns a schema into a grammar (grammars/README.md): no negation, conditions or pattern properties,
 * patterns anchored at both ends, no references to elsewhere, and repetitions that stay small.
 */
export function brokenLlamaRules(schema: Node): string[] {
  const broken: string[] = [];
  for (const { node, path } of nodes(schema)) {
    for (const key of has(node, [
      'not',
      'if',
      'then',
      'else',
      'patternProperties',
      'uniqueItems',
      'contains',
      'dependentRequired',
      'propertyNames',
    ]))
      broken.push(`${path}: '${key}' cannot be turned into a grammar`);
    if (typeof node.pattern === 'string' && !/^\^.*\$$/.test(node.pattern))
      broken.push(`${path}: Pattern must start with '^' and end with '$'`);
    if (typeof node.$ref === 'string' && !node.$ref.startsWith('#/')) broken.push(`${path}: unsupported reference`);
    if (Number(node.maxItems ?? 0) > 200 || Number(node.maxLength ?? 0) > 2000)
      broken.push(`${path}: number of repetitions exceeds sane defaults`);
  }
  return broken;
}
