import { ApiError, send } from '@landfall/shared';
import { restoreFromTrash } from '@landfall/shared/endpoints';

const AT_ONCE = 4;

/** Takes entries out of the trash, a few at a time. Answers why one did not come back. */
export async function restoreAll(ids: readonly string[]): Promise<ApiError | undefined> {
  let failed: ApiError | undefined;
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await send(restoreFromTrash, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed = error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}
