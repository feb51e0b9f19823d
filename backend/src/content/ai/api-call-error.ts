import type { APICallError } from 'ai';

/** Whether the model's server refused, or was not reached. By its name, so that deployments without a model load no SDK. */
export const isApiCallError = (error: unknown): error is APICallError =>
  error instanceof Error && error.name === 'AI_APICallError';
