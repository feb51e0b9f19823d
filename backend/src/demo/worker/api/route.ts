import {
  type Endpoint,
  type ParamsOf,
  paramNames,
  type ReadBodyOf,
  type ReadQueryOf,
  type SentResponseOf,
} from '@landfall/shared/endpoints';
import * as v from 'valibot';
import type { SpokenLanguage } from '../../../platform/texts/spoken-language.ts';
import type { State } from '../state/state.ts';

/** A call whose parts the endpoint's schemas have read. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: ReadQueryOf<E>;
  body: ReadBodyOf<E>;
  /** Of a call that sends a file. */
  file: File | undefined;
  headers: Headers;
  /** The session's, '' where nobody is signed in. */
  token: string;
  language: SpokenLanguage;
  state: State;
}

/** What the router reads of a request. */
export type ReadCall = Call<Endpoint>;

export interface Route {
  endpoint: Endpoint;
  pattern: RegExp;
  /** The answer's body, to be held to the endpoint's schema; a response where the endpoint answers a file. */
  handle: (call: ReadCall) => unknown;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

const patternOf = (path: string): RegExp => new RegExp(`^${escaped(path).replace(/:\w+/g, '([^/]+)')}$`);

/** Answers a call of the contract with data: another answer than its endpoint declares does not compile. */
export function answer<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => SentResponseOf<E> | Promise<SentResponseOf<E>>,
): Route {
  return { endpoint, pattern: patternOf(endpoint.path), handle: (call) => handle(call as unknown as Call<E>) };
}

/** Answers a call with several lines, each of which is as its endpoint says. */
export function answerLines<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => SentResponseOf<E>[]): Route {
  const [schema = v.never()] = Object.values(endpoint.responses);
  const asText = (line: unknown) => `${JSON.stringify(v.parse(schema, line))}\n`;
  const headers = { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' };
  const respond = (call: ReadCall) =>
    new Response(
      handle(call as unknown as Call<E>)
        .map(asText)
        .join(''),
      { headers },
    );
  return { endpoint, pattern: patternOf(endpoint.path), handle: respond };
}

/** Answers a call whose endpoint answers a file. */
export function answerFile<E extends Endpoint & { file: string }>(
  endpoint: E,
  handle: (call: Call<E>) => Response | Promise<Response>,
): Route {
  return { endpoint, pattern: patternOf(endpoint.path), handle: (call) => handle(call as unknown as Call<E>) };
}

/** The parameters of a path that a route's pattern fits. */
export function paramsOf({ endpoint, pattern }: Route, path: string): Record<string, string> | undefined {
  const found = pattern.exec(path);
  if (!found) return undefined;
  const names = paramNames(endpoint.path);
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]));
}
