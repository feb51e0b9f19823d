import {
  type Endpoint,
  type ParamsOf,
  paramNames,
  type ReadBodyOf,
  type ReadQueryOf,
  type SentResponseOf,
} from '@landfall/shared/endpoints';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import type { App } from './app-type.ts';
import { securityOf } from './signed-in.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call, as its endpoint says. */
    access?: Endpoint['access'];
    /** What the API's document says of the call. */
    endpoint?: Endpoint;
  }
}

/** A request whose parts the endpoint's schemas have read. */
export type EndpointRequest<E extends Endpoint> = Omit<FastifyRequest, 'params' | 'query' | 'body'> & {
  params: ParamsOf<E>;
  query: ReadQueryOf<E>;
  body: ReadBodyOf<E>;
};

interface ServeOptions extends Omit<RouteShorthandOptions, 'schema'> {
  /** One line of the API's document. */
  summary: string;
  /** The group of the API's document. */
  tag: string;
  description?: string;
}

const paramsSchema = (path: string) => v.object(Object.fromEntries(paramNames(path).map((name) => [name, v.string()])));

/**
 * Registers the route of an endpoint: what comes in is read with its schemas, what is returned is sent with its status
 * where it declares only one. A call that is neither public nor opened by a cookie needs an account before its body is read.
 */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  { summary, tag, description, onRequest = [], config, ...options }: ServeOptions,
  handler: (request: EndpointRequest<E>, reply: FastifyReply) => Promise<SentResponseOf<E> | FastifyReply>,
): void {
  const { method, path, access, query, body, responses } = endpoint;
  const open = access === 'public' || access === 'cookie';
  const statuses = Object.keys(responses).map(Number);
  const run = async (request: FastifyRequest, reply: FastifyReply) => {
    if (statuses.length === 1 && statuses[0]) reply.code(statuses[0]);
    return handler(request as unknown as EndpointRequest<E>, reply);
  };
  app.route({
    ...options,
    method,
    url: path,
    config: { ...config, access, endpoint },
    onRequest: [...(open ? [] : [app.requireAccount]), ...[onRequest].flat()],
    schema: {
      summary,
      description,
      tags: [tag],
      ...(!open && { security: securityOf(access) }),
      ...(path.includes(':') && { params: paramsSchema(path) }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(statuses.length > 0 && { response: responses }),
    },
    handler: run as RouteHandlerMethod,
  });
}
