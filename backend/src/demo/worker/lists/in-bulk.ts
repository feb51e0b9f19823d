import type { BulkResult } from '@landfall/shared/contracts';
import { AppError } from '../../../platform/errors.ts';

/** Does the same to several entries, each by itself. */
export async function inBulk(ids: readonly string[], act: (id: string) => unknown): Promise<{ data: BulkResult[] }> {
  const data: BulkResult[] = [];
  for (const id of new Set(ids)) {
    try {
      await act(id);
      data.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      data.push({ id, ok: false, code: error.code, message: error.message });
    }
  }
  return { data };
}
