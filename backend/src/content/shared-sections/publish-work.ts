import { withShared } from '@landfall/editor/shared-sections/contents';
import type { PageModel } from '@landfall/page/sections/model';
import type { SharedContents } from '@landfall/shared/contracts';
import { run as write } from '../editor/stored-page-work.ts';

// Runs in a worker: a published page with another shared section in it.

interface PublishQuestion {
  data: Record<string, unknown>;
  model: PageModel;
  id: string;
  contents: SharedContents;
}

/** Null where the page shows it as it is already. */
export function run({ data, model, id, contents }: PublishQuestion): ReturnType<typeof write>['page'] | null {
  const now = withShared(data, new Map([[id, contents]]), { isPartial: true });
  if (!now.isChanged) return null;
  const { page } = write({ data: now.data, model, operations: [] });
  return page;
}
