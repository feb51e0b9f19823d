import type { PageModel } from '@landfall/page/sections/model';
import { task } from '../../platform/workers/task.ts';
import type { Work } from '../../platform/workers/work.ts';
import type { run } from './look-work.ts';

/** Milliseconds. */
const LOOKING_MS = 10_000;

/** Draws what a page looks like that is not published. */
export const LOOKING = task<typeof run>(new URL('./look-work.ts', import.meta.url), LOOKING_MS);

/** A picture of the top of a page: WebP, 640 by 800 pixels. @throws OverLimitError, AppError where too much waits */
export async function pictureOfPage(
  { threads }: Pick<Work, 'threads'>,
  owner: string,
  model: PageModel,
): Promise<Buffer> {
  const { picture } = await threads.run(LOOKING, owner, { model, as: 'picture' });
  if (!picture) throw new Error('No picture was drawn.');
  return Buffer.from(picture);
}

/** A page as a document to look at; as an example with what its owner is to replace. @throws OverLimitError, AppError where too much waits */
export async function documentToLookAt(
  { threads }: Pick<Work, 'threads'>,
  owner: string,
  model: PageModel,
  as: 'document' | 'example' = 'document',
): Promise<string> {
  const { document } = await threads.run(LOOKING, owner, { model, as });
  if (document === undefined) throw new Error('No document was made.');
  return document;
}
