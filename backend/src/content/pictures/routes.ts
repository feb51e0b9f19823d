import { findPictures, listPictureSources, takePicture } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { toStoredFile } from '../files/files.ts';
import { requireProject } from '../projects/projects.ts';
import { providersOf, findPictures as searchAt, takePicture as take } from './pictures.ts';
import { PER_PAGE } from './provider.ts';

/** Pages of results that are shown at most: nobody reads more, and services refuse more. */
const MOST_PAGES = 20;

/** Pictures of services that the operator has set up: to find them, and to take them over. */
export function registerPictureRoutes(app: App, context: Context): void {
  const providers = providersOf(context.config);
  const searches = new Throttle(100, 10 * 60);
  const copies = new Throttle(60, 10 * 60);

  const sources = { tag: 'files', summary: 'The services that pictures may come from' };
  serve(app, listPictureSources, sources, async () => ({
    data: providers.map(({ source, label }) => ({ source, label })),
  }));

  serve(app, findPictures, { tag: 'files', summary: 'Find pictures at a service' }, async ({ account, query }) => {
    searches.take(account.id);
    const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(query.page ?? 1)) || 1));
    const { data, pages } = await searchAt(providers, query.source, query.q, page);
    const total = Math.min(MOST_PAGES, pages);
    return { data, total_pages: total, total_count: total * PER_PAGE };
  });

  const copy = {
    tag: 'files',
    summary: "Copy a service's picture into the account's files, with the name of its author",
  };
  serve(app, takePicture, copy, async ({ account, params, body }) => {
    await requireProject(context.db, account.id, params.project_id);
    copies.take(account.id);
    return { data: toStoredFile(await take(context, providers, account, body)) };
  });
}
