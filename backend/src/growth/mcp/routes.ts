import { scopes } from '@landfall/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiTokenLookup } from '../../identity/tokens/api-tokens.ts';
import { bearerOf } from '../../identity/tokens/bearer.ts';
import { TokenLimit } from '../../identity/tokens/token-limit.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { callsOf } from './call-api.ts';

const ADDRESS = '/v1/mcp';
/** https://www.rfc-editor.org/rfc/rfc9728: for the whole origin, and for this resource of it. */
const METADATA = '/.well-known/oauth-protected-resource';

/** A hundred operations with a section each stay below it. */
const MAX_BYTES = 1024 * 1024;

const headersOf = ({ headers }: FastifyRequest): Headers => {
  const named = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') named.set(name, value);
  return named;
};

/** The Model Context Protocol over Streamable HTTP, without sessions: a server for each request. */
export function registerMcpRoutes(app: App, context: Context): void {
  const { config, db } = context;
  const { publicUrl, allowedOrigins } = config;
  const lookUp = apiTokenLookup(db);
  const limit = new TokenLimit();
  const own = [new URL(publicUrl).origin, ...allowedOrigins];

  /** A site that makes its name lead to this machine must not speak for the person who looks at it. */
  function assertOrigin({ headers: { origin } }: FastifyRequest): void {
    if (origin !== undefined && !own.includes(origin)) throw new AppError('origin_refused');
  }

  async function assertToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    assertOrigin(request);
    const token = bearerOf(request);
    const account = token ? await lookUp(token) : null;
    if (account?.apiToken) {
      limit.take(account.apiToken.id, reply);
      return;
    }
    const about = `resource_metadata="${publicUrl}${METADATA}${ADDRESS}"`;
    const error = token === undefined ? '' : 'error="invalid_token", ';
    reply.header('www-authenticate', `Bearer realm="landfall", ${error}${about}`);
    throw new AppError('unauthenticated', {
      message: 'Send a token for programs: Authorization: Bearer lf_... It is made under Settings, Integrations.',
    });
  }

  app.post(
    ADDRESS,
    { schema: { hide: true }, bodyLimit: MAX_BYTES, onRequest: assertToken },
    async (request, reply) => {
      // Loaded at its first use: the protocol's libraries are a tenth of what a start would load.
      const { answerMcp } = await import('./answer-mcp.ts');
      const asked = new Request(new URL(ADDRESS, publicUrl), { method: 'POST', headers: headersOf(request) });
      const { status, type, body } = await answerMcp(asked, request.body, callsOf(app, request), request.log);
      reply.code(status).headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      if (type) reply.type(type);
      return reply.send(body);
    },
  );

  // Nothing is sent that was not asked for, and there is no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: ADDRESS,
    schema: { hide: true },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new AppError('method_not_allowed');
    },
  });

  for (const url of [METADATA, `${METADATA}${ADDRESS}`])
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send({
        resource: `${publicUrl}${ADDRESS}`,
        resource_name: 'Landfall',
        bearer_methods_supported: ['header'],
        scopes_supported: [...scopes],
        resource_documentation: `${publicUrl}/v1/docs`,
      }),
    );
}
