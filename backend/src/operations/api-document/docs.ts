import swagger from '@fastify/swagger';
import { errorBody } from '@landfall/shared/contracts';
import scalar from '@scalar/fastify-api-reference';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import type * as v from 'valibot';
import type { App } from '../../platform/http/app-type.ts';

/** The OpenAPI document, made from the routes' own schemas. Register it before the routes. */
export async function registerDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: { title: 'Landfall editor backend', version: '1.0.0', description: DESCRIPTION },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'accesstokenapp' } } },
    },
    transform: ({ schema, url }) => ({ schema: schema ? toOpenApi(schema) : {}, url }),
  });
  // One page that asks nobody but us: no fonts, no telemetry, no proxy of others.
  await app.register(scalar, {
    routePrefix: '/v1/docs',
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
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', PAGE_POLICY);
        done();
      },
    },
  });
}

const DESCRIPTION = [
  'JSON both ways unless multipart is named; timestamps are epoch seconds; ids are opaque strings.',
  'A failure answers `{ message, code, fields?, request_id }`: `message` is fit to show, `code` is stable.',
  '401 means that the token is missing, expired or revoked, and nothing else.',
].join('\n\n');

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ');

/** valibot to JSON Schema. Bodies and queries are what callers may send, answers are what they get. */
function toOpenApi(schema: FastifySchema): FastifySchema {
  const { body, querystring, params, response, ...rest } = schema;
  const answers = { ...(response as Record<string, v.GenericSchema>), default: errorBody };
  return {
    ...rest,
    ...(body !== undefined && { body: convert(body, 'input') }),
    ...(querystring !== undefined && { querystring: convert(querystring, 'input') }),
    ...(params !== undefined && { params: convert(params, 'input') }),
    response: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        { description: status === 'default' ? 'Failure' : 'Success', ...convert(answer, 'output') },
      ]),
    ),
  };
}

function convert(schema: unknown, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...converted } = toJsonSchema(schema as v.GenericSchema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return converted;
}
