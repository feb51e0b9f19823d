import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireListedPage } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { keepPageDraft, readPageDraft } from './endpoints.ts';
import { MAX_SAVE_BYTES } from './save-body.ts';

/** What the visual editor keeps between two publications; by header alone. */
export function registerDraftRoutes(app: App, context: Context): void {
  const { db } = context;

  const read = {
    tag: 'editor',
    summary: 'What is not published yet; with If-None-Match, whether somebody else changed the page',
  };
  serve(app, readPageDraft, read, async ({ account, params, headers }, reply) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    const draft = await readDraft(db, page.id);
    const stamp = draft?.stamp ?? '';
    const etag = `"${page.version}.${stamp}"`;
    reply.headers({ etag, 'cache-control': 'private, no-store' });
    if (headers['if-none-match'] === etag) return reply.code(304).send(null);
    const data = (draft?.data ?? null) as Record<string, unknown> | null;
    return { version: page.version, stamp, writer: draft?.writer ?? '', data };
  });

  const keep = {
    tag: 'editor',
    summary: 'Keep what the visual editor shows, unpublished; without data, discard it',
    bodyLimit: MAX_SAVE_BYTES,
  };
  serve(app, keepPageDraft, keep, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return keepDraft(db, account, (await requireListedPage(db, project.id, params.page_id)).id, body);
  });
}
