import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@landfall/shared/endpoints';
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type * as v from 'valibot';

interface Sent<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: Exclude<QueryOf<E>, undefined>;
  body?: Exclude<BodyOf<E>, undefined>;
}

/** Makes a documented call with the caller's own token. @throws RefusedCall where the answer is a failure */
export type MakeCall = <const E extends Endpoint>(endpoint: E, sent?: Sent<E>) => Promise<ResponseOf<E>>;

/** A tool as a model sees it. What it answers is an object of its output schema. */
export interface Tool {
  name: string;
  title: string;
  /** For models: when to use it, and what to do next. */
  description: string;
  annotations: ToolAnnotations;
  input: v.GenericSchema;
  output: v.GenericSchema;
  run: (call: MakeCall, args: never) => Promise<object>;
}

interface ToolOptions<I extends v.GenericSchema, O extends v.GenericSchema>
  extends Omit<Tool, 'input' | 'output' | 'run'> {
  input: I;
  output: O;
  run: (call: MakeCall, args: v.InferOutput<I>) => Promise<v.InferInput<O> & object>;
}

/** Declares a tool; its arguments are read by its schema before it runs. */
export const tool = <const I extends v.GenericSchema, const O extends v.GenericSchema>(
  options: ToolOptions<I, O>,
): Tool => options as Tool;

/** It reads alone. */
export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
