import { hostileText } from './hostile-values.ts';
import type { Random } from './random.ts';
import { brokenSampleOf, type Schema, sampleOf } from './schema-samples.ts';

export interface Operation {
  method: string;
  /** With `{names}` of what stands in it. */
  path: string;
  query: readonly { name: string; schema: Schema }[];
  body: Schema | undefined;
  needsAccount: boolean;
}

interface DocumentedOperation {
  security?: unknown[];
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content?: Record<string, { schema: Schema }> };
}

/** What an OpenAPI document describes, and what it leaves out on purpose. */
export function operationsOf(document: { paths: Record<string, Record<string, DocumentedOperation>> }): Operation[] {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter(({ in: where }) => where === 'query'),
      body: requestBody?.content?.['application/json']?.schema,
      needsAccount: security !== undefined,
    })),
  );
  const hidden = [
    '/v1/files/{file}',
    '/v1/files/thumbs/400/{file}',
    '/v1/files/whole/800/{file}',
    '/v1/internal/domain-allowed',
  ];
  return [
    ...documented,
    ...hidden.map((path) => ({ method: 'GET', path, query: [], body: undefined, needsAccount: false })),
  ];
}

export interface FuzzedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file as a browser sends it; often not what it says it is. */
function upload(random: Random): Pick<FuzzedRequest, 'headers' | 'body'> {
  const boundary = `b${random.below(1e9)}`;
  const name = random.chance(0.5) ? 'picture.png' : hostileText(random).replaceAll(/[\r\n"]/g, '');
  const content = random.pick([PNG, PNG, PNG.subarray(0, 40), Buffer.from(hostileText(random)), Buffer.alloc(0)]);
  const field = random.chance(0.9) ? 'file' : 'other';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const end = random.chance(0.9) ? `\r\n--${boundary}--\r\n` : '';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(end)]),
  };
}

const isUpload = ({ method, path }: Operation) => method === 'POST' && /(?:upload|avatar)$/.test(path);

function bodyOf(operation: Operation, random: Random): Pick<FuzzedRequest, 'headers' | 'body'> {
  if (isUpload(operation)) return upload(random);
  if (!operation.body) return random.chance(0.9) ? { headers: {}, body: undefined } : json('{}');
  if (random.chance(0.05))
    return json(random.pick(['', '{', 'null', '[]', '"a"', '{"a":1,"a":2}', '\ufeff{}', '{"__proto__":1}']));
  const value = random.chance(0.6) ? sampleOf(operation.body, random) : brokenSampleOf(operation.body, random);
  const type = random.chance(0.02)
    ? random.pick(['text/plain', 'application/xml', 'application/json; charset=x'])
    : undefined;
  return json(JSON.stringify(value), type);
}

const json = (body: string, type = 'application/json') => ({ headers: { 'content-type': type }, body });

/**
 * A request to an operation.
 * @param idOf an id for a name in the path: an own one, somebody else's, or none that exists
 */
export function requestTo(operation: Operation, random: Random, idOf: (name: string) => string): FuzzedRequest {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(idOf(name).toWellFormed()),
  );
  const query = operation.query
    .filter(() => random.chance(0.6))
    .map(({ name, schema }) => {
      const value = random.chance(0.5) ? String(sampleOf(schema, random)) : hostileText(random);
      return `${name}=${encodeURIComponent(value.toWellFormed())}`;
    });
  const { headers, body } = bodyOf(operation, random);
  const method = random.chance(0.01) ? random.pick(['PATCH', 'OPTIONS', 'HEAD', 'DELETE']) : operation.method;
  return {
    method,
    url: path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: { ...headers, 'accept-language': random.pick(['en', 'es', 'pt-BR', '*', 'xx;q=9', '']) },
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  };
}
