import { ApiError } from '@landfall/shared';

/** Why an upload failed, in the server's words or the compression's; undefined where nobody said. */
export function failureReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : undefined;
  const named = (error.data as { error?: unknown } | null | undefined)?.error;
  return error.serverMessage ?? (typeof named === 'string' && named ? named : undefined);
}
