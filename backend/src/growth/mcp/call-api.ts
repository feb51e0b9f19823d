import { type Endpoint, type ParamsOf, pathOf, type ResponseOf } from '@landfall/shared/endpoints';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../../platform/http/app-type.ts';
import type { MakeCall } from './tool.ts';

/** A documented call that was refused, as a model should read it. */
export class RefusedCall extends Error {}

interface Refusal {
  message?: string;
  code?: string;
  fields?: Record<string, string[]>;
}

/** What went wrong, and where. */
export function asText({ message = 'The call failed.', code = 'internal', fields = {} }: Refusal): string {
  const places = Object.entries(fields).map(([name, messages]) => `- ${name}: ${messages.join(' ')}`);
  return [`${message} (${code})`, ...places].join('\n');
}

const queryOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const CARRIED = ['authorization', 'accept-language'] as const;

/**
 * Returns what makes documented calls within this process as the caller of `request`: scopes, limits, plans and schemas
 * are enforced by the calls themselves, and nowhere else.
 */
export function callsOf(app: App, request: FastifyRequest): MakeCall {
  const headers = Object.fromEntries(CARRIED.map((name) => [name, request.headers[name]]));
  return async <E extends Endpoint>(
    endpoint: E,
    { params = {} as ParamsOf<E>, query, body }: { params?: ParamsOf<E>; query?: unknown; body?: unknown } = {},
  ): Promise<ResponseOf<E>> => {
    const answer = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, params),
      remoteAddress: request.ip,
      headers,
      query: queryOf(query),
      ...(body !== undefined && { payload: body as object }),
    });
    const said: unknown = JSON.parse(answer.body || 'null');
    if (answer.statusCode >= 400) throw new RefusedCall(asText((said ?? {}) as Refusal));
    return v.parse(endpoint.responses[answer.statusCode] ?? v.unknown(), said) as ResponseOf<E>;
  };
}
