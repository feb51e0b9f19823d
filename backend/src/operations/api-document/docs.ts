import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import { errorBody } from '@landfall/shared/contracts';
import type { Endpoint } from '@landfall/shared/endpoints';
import fastify, { type FastifyInstance, type FastifySchema } from 'fastify';
import type * as v from 'valibot';
import type { App } from '../../platform/http/app-type.ts';
import { jsonSchemaOf } from '../../platform/http/json-schema.ts';

/** The OpenAPI document, made from the routes' own schemas. Register it before the routes. */
export async function registerDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: { title: 'Landfall editor backend', version: '1.0.0', description: DESCRIPTION },
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: ({ schema, url, route }) => ({
      schema: schema ? toOpenApi(schema, route.config?.endpoint) : {},
      url,
    }),
  });
  let reference: Promise<FastifyInstance> | undefined;
  for (const url of [DOCS, `${DOCS}/*`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      reference ??= loadReference(app).catch((error) => {
        // The next call tries again.
        reference = undefined;
        throw error;
      });
      const { statusCode, headers, rawPayload } = await (await reference).inject({ method: 'GET', url: request.url });
      if (statusCode === 404) return reply.callNotFound();
      // How long the body is, and whether the connection stays, is this reply's own.
      const { connection, 'content-length': length, ...kept } = headers;
      reply.code(statusCode).headers({ ...kept, 'content-security-policy': PAGE_POLICY });
      return reply.send(length === '0' ? undefined : rawPayload);
    });
  }
}

const DOCS = '/v1/docs';

/**
 * One page that asks nobody but us: no fonts, no telemetry, no proxy of others. It is loaded when it is first read, because
 * it takes a fifth of all that the backend loads, and 5 MB.
 */
async function loadReference(app: App): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = fastify();
  // The plugin's types know such documents of version 3.0 alone.
  const document = app.swagger() as StaticDocumentSpec['document'];
  await reference.register(swagger, { mode: 'static', specification: { document } });
  await reference.register(scalar, {
    routePrefix: DOCS,
    configuration: {
      theme: 'none',
      pageTitle: 'Landfall API',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
    },
  });
  return reference;
}

const SECURITY_SCHEMES = {
  token: { type: 'apiKey', in: 'header', name: 'accesstokenapp', description: 'The session of a person.' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token for programs (`lf_...`); each call that it opens names the scope that it needs.',
  },
} as const;

const DESCRIPTION = [
  'JSON both ways unless multipart is named; timestamps are epoch seconds; ids are opaque strings.',
  'A failure answers `{ message, code, fields?, request_id }`: `message` is fit to show, `code` is stable.',
  '401 means that the token is missing, expired or revoked, and nothing else.',
  'Programs send `Authorization: Bearer lf_...`: 403 `scope_missing` names the scope that the token lacks, 403 `session_required` says that a call is for people alone. `RateLimit` says what is left, 429 `Retry-After` when to go on.',
].join('\n\n');

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ');

/**
 * valibot to JSON Schema. Bodies and queries are what callers may send, answers are what they get. What Fastify does not
 * read by a schema, forms and files, and the codes of a call's own failures stand in its endpoint.
 */
function toOpenApi(schema: FastifySchema, endpoint: Endpoint | undefined): FastifySchema {
  const { body, querystring, params, response, ...rest } = schema;
  const { form, file, errors = [] } = endpoint ?? {};
  const answers = Object.entries((response ?? {}) as Record<string, v.GenericSchema>);
  return {
    ...rest,
    ...(body !== undefined && { body: convert(body, 'input') }),
    ...(form && { consumes: ['multipart/form-data'], body: withFile(convert(form, 'input')) }),
    ...(querystring !== undefined && { querystring: convert(querystring, 'input') }),
    ...(params !== undefined && { params: convert(params, 'input') }),
    ...(errors.length > 0 && { 'x-error-codes': errors }),
    response: {
      ...Object.fromEntries(
        answers.map(([status, answer]) => [status, { description: 'Success', ...convert(answer, 'output') }]),
      ),
      ...(file && { 200: { description: 'Success', content: { [file]: { schema: { type: 'string' } } } } }),
      default: { description: failureOf(errors), ...convert(errorBody, 'output') },
    },
  };
}

const failureOf = (errors: readonly string[]) =>
  errors.length === 0 ? 'Failure' : `Failure; of this call itself: ${errors.map((code) => `\`${code}\``).join(', ')}`;

/** The fields of a form, and the file beside them. */
const withFile = ({ properties = {}, required = [], ...form }: JsonObject) => ({
  ...form,
  properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: [...required, 'file'],
});

interface JsonObject {
  properties?: object;
  required?: readonly string[];
}

const convert = (schema: unknown, typeMode: 'input' | 'output') => jsonSchemaOf(schema as v.GenericSchema, typeMode);
