import type { EditLine, PageOperation } from '@landfall/shared/contracts';
import { giveBack, type Use } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { changed, type OpenedPage, type SavedState, storeChanged } from './stored-page.ts';

async function store(
  context: Context,
  opened: OpenedPage,
  operations: readonly PageOperation[],
  isPublished: boolean,
): Promise<SavedState> {
  const answer = await changed(context, opened, operations);
  return storeChanged(context, opened, answer, isPublished);
}

/**
 * The lines of a change by words, which is stored once all of it is there. A use is given back where nothing could be
 * stored.
 */
export async function* storedLines(
  context: Context,
  opened: OpenedPage,
  use: Use,
  lines: AsyncGenerator<EditLine>,
  isPublished: boolean,
): AsyncGenerator<EditLine> {
  const operations: PageOperation[] = [];
  for await (const line of lines) {
    if ('operation' in line) operations.push(line.operation);
    if (!('done' in line) || operations.length === 0) {
      yield line;
      continue;
    }
    try {
      yield { ...line, saved: await store(context, opened, operations, isPublished) };
    } catch (cause) {
      await giveBack(context.db, use);
      const { code, message } = cause instanceof AppError ? cause : new AppError('unavailable', { cause });
      if (!(cause instanceof AppError)) context.log.error({ err: cause }, 'A change by words was not stored');
      yield { error: { code, message }, remaining: line.remaining + 1 };
    }
  }
}
