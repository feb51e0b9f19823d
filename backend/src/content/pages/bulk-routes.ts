import type { BulkPages } from '@landfall/shared/contracts';
import { changePages } from '@landfall/shared/endpoints';
import { assertMayPublish } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inBulk } from '../../platform/http/in-bulk.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { openPage, publishStored } from '../editor/stored-page.ts';
import { type ProjectRow, requireProject } from '../projects/projects.ts';
import { isInFunnel } from '../publishing/next-step.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { withoutTag, withTag } from '../tags/tags.ts';
import { deletePage } from '../trash/delete-page.ts';
import { duplicatePage } from './duplicate-page.ts';
import { requirePage } from './pages.ts';
import { tagPage } from './tag-page.ts';
import { updatePage } from './update-page.ts';

interface Change {
  account: Account;
  project: ProjectRow;
  body: BulkPages;
  language: SpokenLanguage;
}

/** Does to one page what its own call would do. Returns whether other pages may have to follow. */
async function changePage(context: Context, pageId: string, { account, project, body, language }: Change) {
  const { action } = body;
  if (action === 'tag' || action === 'untag') {
    const change = action === 'tag' ? withTag : withoutTag;
    await tagPage(context.db, project.id, pageId, (tags) => change(tags, body.tag));
    return false;
  }
  if (action === 'duplicate') {
    await duplicatePage(context, account, project, pageId, language);
    return false;
  }
  const isStep = await isInFunnel(context.db, pageId);
  if (action === 'delete') {
    await deletePage(context, account, project.id, pageId);
    return isStep;
  }
  if (action === 'publish' && body.drafts) {
    const page = await requirePage(context.db, project.id, pageId);
    await publishStored(context, await openPage(context, account, project, page));
    return isStep;
  }
  if (action === 'publish') assertMayPublish(account);
  await updatePage(context, project, pageId, { status: action === 'publish' ? 'active' : 'inactive' });
  return isStep;
}

/** The same done to several pages of a project. */
export function registerBulkPageRoutes(app: App, context: Context): void {
  const bulk = { tag: 'pages', summary: 'Publish, unpublish, duplicate, delete or tag several pages, each by itself' };
  serve(app, changePages, bulk, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(context.db, account.id, params.project_id);
    const change = { account, project, body, language: languageOf(request) };
    let isSiteToFollow = false;
    const answer = await inBulk(request, body.ids, async (id) => {
      if (await changePage(context, id, change)) isSiteToFollow = true;
    });
    if (isSiteToFollow) await followSite(context, project.id);
    if (body.action === 'delete') await enqueueDiscard(context);
    return answer;
  });
}
