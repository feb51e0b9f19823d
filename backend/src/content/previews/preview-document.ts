import { LRUCache } from 'lru-cache';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { task } from '../../platform/workers/task.ts';
import { readDraft } from '../editor/drafts.ts';
import { modelOf } from '../editor/model-of.ts';
import { requirePage } from '../pages/pages.ts';
import { filesOf } from '../pages/publish.ts';
import { readStored } from '../pages/stored-document.ts';
import { nextStepOf } from '../publishing/next-step.ts';
import { sharedOf, sharedState } from '../shared-sections/shared-sections.ts';
import type { Previewed } from './preview-links.ts';
import type { PreviewAnswer, run } from './preview-work.ts';

/** Milliseconds; a page of two thousand elements takes three seconds. */
const DRAWING_MS = 20_000;

/** Makes of a draft, or of a published document, the document that is looked at. */
export const PREVIEWING = task<typeof run>(new URL('./preview-work.ts', import.meta.url), DRAWING_MS);

/** Bytes of documents that are kept in memory, each until its page changes. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** What a section's key and name weigh at most, about. */
const SECTION_BYTES = 500;

/** Milliseconds until what could not be drawn is tried again. */
const FAILED_STAYS = 30_000;

/**
 * Returns what makes the newest contents of a page a document to look at: its draft, or else what is published. Null where
 * it has neither. @throws AppError where it cannot be drawn
 */
export function previewDocuments(context: Context) {
  const kept = new LRUCache<string, PreviewAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ document, sections }) => document.length * 2 + sections.length * SECTION_BYTES + 1,
  });
  const failed = new LRUCache<string, AppError>({ max: 1_000, ttl: FAILED_STAYS });
  const underway = new Map<string, Promise<PreviewAnswer>>();

  async function draftOf({ page, project }: Previewed) {
    const draft = await readDraft(context.db, page.id);
    if (draft?.data == null) throw new AppError('conflict');
    const head = { title: page.title, description: page.description, siteName: project.name };
    const model = modelOf(await requirePage(context.db, project.id, page.id));
    const shared = await sharedOf(context.db, project.id);
    return { data: draft.data as Record<string, unknown>, shared, model, files: filesOf(context), head };
  }

  return async (previewed: Previewed): Promise<PreviewAnswer | null> => {
    const { page, project, draft } = previewed;
    const isNewer = draft !== null && draft.version >= page.version;
    const { publishedKey } = page;
    if (!isNewer && !publishedKey) return null;
    const origin = await siteOrigin(context.db, project.id);
    const step = await nextStepOf(context.db, page.id);
    const key = JSON.stringify([
      await sharedState(context.db, project.id),
      page.id,
      page.version,
      draft?.stamp,
      publishedKey,
      page.title,
      origin,
      step,
    ]);
    const now = Date.now();
    const known = kept.get(key);
    if (known && (known.changesAt === null || known.changesAt > now)) return known;
    const failure = failed.get(key);
    if (failure) throw failure;
    const make = async () => {
      const contents = isNewer ? await draftOf(previewed) : (await readStored(context, publishedKey ?? '')).toString();
      const answer = await context.work.threads.run(PREVIEWING, project.userId, { contents, step, origin, now });
      kept.set(key, answer);
      return answer;
    };
    const noting = async () => {
      try {
        return await make();
      } catch (error) {
        if (error instanceof AppError) failed.set(key, error);
        throw error;
      } finally {
        underway.delete(key);
      }
    };
    // Several who look at once wait for one drawing.
    const drawing = underway.get(key) ?? noting();
    underway.set(key, drawing);
    return drawing;
  };
}
