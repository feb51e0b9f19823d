import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { pageParams, requireListedPage } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { draftBody, keepDraft, readDraft } from './drafts.ts';
import { MAX_SAVE_BYTES } from './save.ts';

const ADDRESS = '/v1/editor/project/:project_id/page/:page_id/draft';

const state = { version: v.number(), stamp: v.string() };

/** What the visual editor keeps between two publications; by header alone. */
export function registerDraftRoutes(app: App, context: Context): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['editor'], security: SIGNED_IN, params: pageParams };

  const read = {
    ...common,
    summary: 'What is not published yet; with If-None-Match, whether somebody else changed the page',
    response: {
      200: v.object({ ...state, writer: v.string(), data: v.nullable(v.record(v.string(), v.unknown())) }),
      304: v.null(),
    },
  };
  app.get(ADDRESS, { onRequest, schema: read }, async ({ account, params, headers }, reply) => {
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
    ...common,
    summary: 'Keep what the visual editor shows, unpublished; without data, discard it',
    body: draftBody,
    response: { 200: v.object(state) },
  };
  app.put(ADDRESS, { onRequest, bodyLimit: MAX_SAVE_BYTES, schema: keep }, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return keepDraft(db, account, (await requireListedPage(db, project.id, params.page_id)).id, body);
  });
}
