import * as endpoints from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { findSiteText } from './find-text.ts';
import { siteTexts } from './replace-text.ts';

/** Words that are found and replaced in all pages of a project. */
export function registerSiteTextRoutes(app: App, context: Context): void {
  const { db } = context;

  const find = { tag: 'pages', summary: 'The pages and shared sections whose newest contents have some words' };
  serve(app, endpoints.findSiteText, find, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const { words, match_case: isCaseKept, whole_word: isWhole, cursor } = body;
    return { data: await findSiteText(context, account.id, project.id, { words, isCaseKept, isWhole, cursor }) };
  });

  const replace = {
    tag: 'pages',
    summary: 'Replace words in pages, each kept as a draft, and in shared sections; nothing is published',
  };
  serve(app, endpoints.replaceSiteText, replace, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const { words, match_case: isCaseKept, whole_word: isWhole, by, pages, shared } = body;
    const texts = siteTexts(context, account, project.id);
    return { data: await texts.replace({ pages, shared }, { words, isCaseKept, isWhole }, by) };
  });

  const undo = { tag: 'pages', summary: 'Take a replacement back, in what nobody changed since' };
  serve(app, endpoints.undoSiteText, undo, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await siteTexts(context, account, project.id).undo(body) };
  });
}
