import * as v from 'valibot';
import { AppError } from '../../../platform/errors.ts';

/** What the schemas say of a request that breaks them, by field. */
export function invalid(issues: readonly v.BaseIssue<unknown>[]): AppError {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? '';
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  const [first] = issues;
  return new AppError('invalid', { ...(first && { message: first.message }), fields });
}

const bodyOf = ({ code, message, fields }: Pick<AppError, 'code' | 'message' | 'fields'>) => ({
  message,
  code,
  ...(fields && { fields }),
  request_id: crypto.randomUUID(),
});

/** A failed call as the server answers it. */
export function failed(error: unknown): Response {
  const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
  if (known.code === 'internal') console.error(error);
  return Response.json(bodyOf(known), { status: known.status, headers: { 'cache-control': 'no-store' } });
}
