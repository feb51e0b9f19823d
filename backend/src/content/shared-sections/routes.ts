import * as endpoints from '@landfall/shared/endpoints';
import { assertMayPublish } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { publishEverywhere } from './publish-everywhere.ts';
import {
  createShared,
  deleteShared,
  listShared,
  renameShared,
  requireShared,
  type SharedRow,
  toShared,
} from './shared-sections.ts';

/** Bytes of a call: a section as JSON, with its name. */
const MAX_CREATED_BYTES = 256 * 1024;

/** Sections that several pages of a project show. */
export function registerSharedSectionRoutes(app: App, context: Context): void {
  const { db } = context;
  const detail = async (row: SharedRow) => {
    const [shared] = await toShared(db, row.projectId, [row]);
    if (!shared) throw new Error('A shared section has no description.');
    return { data: { ...shared, contents: row.contents } };
  };

  const list = { tag: 'pages', summary: 'The sections that several pages of a project show, by name' };
  serve(app, endpoints.listSharedSections, list, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await toShared(db, project.id, await listShared(db, project.id)) };
  });

  const read = { tag: 'pages', summary: 'A shared section with its newest contents' };
  serve(app, endpoints.readSharedSection, read, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return detail(await requireShared(db, project.id, params.shared_id));
  });

  const create = {
    tag: 'pages',
    summary: 'Make a section one that other pages of the project can show',
    bodyLimit: MAX_CREATED_BYTES,
  };
  serve(app, endpoints.createSharedSection, create, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    assertMayPublish(account);
    return detail(await createShared(db, account, project.id, body));
  });

  const rename = { tag: 'pages', summary: 'Give a shared section another name' };
  serve(app, endpoints.renameSharedSection, rename, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await renameShared(db, project.id, params.shared_id, body.name);
    return { message: 'The shared section has a new name.' };
  });

  const remove = { tag: 'pages', summary: 'Delete a shared section; pages keep what they show of it' };
  serve(app, endpoints.deleteSharedSection, remove, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await deleteShared(db, project.id, params.shared_id);
    return { message: 'The section is not shared any more.' };
  });

  const publish = { tag: 'pages', summary: 'Publish a shared section on every page that shows it, and nothing else' };
  serve(app, endpoints.publishSharedSection, publish, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    assertMayPublish(account);
    return { data: await publishEverywhere(context, account, project.id, params.shared_id, body.revision) };
  });
}
