import type * as v from 'valibot';
import type { Scope } from '../scope.ts';

/**
 * Who may make a call: anybody, a person who is signed in, or besides that person a program whose token has the scope.
 * What a browser navigates to is opened by its cookie, and by nothing else.
 */
export type Access = 'public' | 'cookie' | 'session' | Scope;

/** One call of the API, as both sides use it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Where the call goes, if not to the deployment's backend: an area's own (`https://notes.example`). */
  origin?: string;
  /** From the origin on; `:name` stands for a parameter. */
  path: string;
  access: Access;
  query?: v.GenericSchema;
  /** The body as JSON. */
  body?: v.GenericSchema;
  /** The body's fields where it travels as multipart; a file beside them is named `file`. */
  form?: v.GenericSchema;
  /** What a call that worked answers, by status. Empty for a file, which `file` names. */
  responses: Readonly<Record<number, v.GenericSchema>>;
  /** The statuses that clients take for success, other backends considered; any 2xx where absent. */
  accepts?: readonly number[];
  /** The status alone decides: a body that is missing or otherwise is no failure to clients, and read as undefined. */
  bodyOptional?: true;
  /** The content type of a file that the call answers instead of JSON. */
  file?: string;
  /** The codes of the failures that are this call's own. */
  errors?: readonly string[];
}

/** Declares a call; the type keeps every schema. Builds leave out what is not called, for which the note is. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a path names. */
export type ParamsOf<E extends Endpoint> = Record<ParamName<E['path']>, string>;

type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** The query as a caller sends it. */
export type QueryOf<E extends Endpoint> = InputOf<E['query']>;
/** The query as the server reads it. */
export type ReadQueryOf<E extends Endpoint> = OutputOf<E['query']>;
/** The body as a caller sends it. */
export type BodyOf<E extends Endpoint> = InputOf<E['body']>;
/** The body as the server reads it. */
export type ReadBodyOf<E extends Endpoint> = OutputOf<E['body']>;
/** The fields of a multipart body as a caller sends them, and the file beside them, whose own name may be missing. */
export type FormOf<E extends Endpoint> = InputOf<E['form']> & { file: Blob; fileName?: string };
/** The response as a caller reads it: a file, or the body's contents. */
export type ResponseOf<E extends Endpoint> = E extends { file: string }
  ? Blob
  : OutputOf<E['responses'][keyof E['responses']]> | (E extends { bodyOptional: true } ? undefined : never);
/** The response as the server sends it. */
export type SentResponseOf<E extends Endpoint> = InputOf<E['responses'][keyof E['responses']]>;

const PARAM = /:(\w+)/g;

/** The names of a path's parameters. */
export const paramNames = (path: string): string[] => Array.from(path.matchAll(PARAM), ([, name = '']) => name);

/** The path with its parameters filled in. */
export const pathOf = <E extends Endpoint>({ path }: E, params: ParamsOf<E>): string =>
  path.replace(PARAM, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''));
