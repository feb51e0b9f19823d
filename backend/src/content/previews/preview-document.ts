import { withNextStep } from '@landfall/page/publish/next-step';
import { LRUCache } from 'lru-cache';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import { task } from '../../platform/workers/task.ts';
import { readDraft } from '../editor/drafts.ts';
import { modelOf } from '../editor/save.ts';
import { withEditorAssets } from '../pages/look-at.ts';
import type { PageRow } from '../pages/pages.ts';
import { filesOf } from '../pages/publish.ts';
import { readStored } from '../pages/stored-document.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { nextStepOf } from '../publishing/next-step.ts';
import type { run } from './preview-work.ts';

/** Milliseconds; a page of two thousand elements takes three seconds. */
const DRAWING_MS = 20_000;

/** Makes of a draft the document that it would become. */
export const PREVIEWING = task<typeof run>(new URL('./preview-work.ts', import.meta.url), DRAWING_MS);

/** Bytes of documents that are kept in memory, each until its page changes. */
const KEPT_BYTES = 16 * 1024 * 1024;

type Looking = Pick<Context, 'db' | 'config' | 'storage' | 'work'>;

/** On the dashboard's origin, links to other pages of the site would lead into the dashboard. */
const withSiteLinks = (document: string, origin: string): string =>
  document.replace(/(<a\b[^<>]*?\shref=")(\/(?!\/)[^"]*)/g, (_whole, before: string, path: string) =>
    origin ? before + origin + path : `${before}#`,
  );

/**
 * Returns what makes the newest contents of a page a document to look at: its draft, or else what is published. Null where
 * it has neither.
 */
export function previewDocuments(context: Looking) {
  const kept = new LRUCache<string, string>({ maxSize: KEPT_BYTES, sizeCalculation: (text) => text.length * 2 + 1 });
  const underway = new Map<string, Promise<string>>();

  async function draw(page: PageRow, project: ProjectRow, data: unknown): Promise<string> {
    const head = { title: page.title, description: page.description, siteName: project.name };
    const question = { data: data as Record<string, unknown>, model: modelOf(page), files: filesOf(context), head };
    return (await context.work.threads.run(PREVIEWING, project.userId, question)).document;
  }

  return async (page: PageRow, project: ProjectRow): Promise<string | null> => {
    const draft = await readDraft(context.db, page.id);
    const isNewer = draft?.data != null && draft.version >= page.version;
    if (!isNewer && !page.publishedKey) return null;
    const origin = await siteOrigin(context.db, project.id);
    const step = await nextStepOf(context.db, page.id);
    const key = JSON.stringify([page.id, page.version, draft?.stamp, page.publishedKey, page.title, origin, step]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const make = async () => {
      const document = isNewer
        ? await draw(page, project, draft?.data)
        : (await readStored(context as Context, page.publishedKey ?? '')).toString();
      const shown = withSiteLinks(withEditorAssets(withNextStep(document, step)), origin);
      kept.set(key, shown);
      return shown;
    };
    // Several who look at once wait for one drawing.
    const drawing = underway.get(key) ?? make().finally(() => underway.delete(key));
    underway.set(key, drawing);
    return drawing;
  };
}
