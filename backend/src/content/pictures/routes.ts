import {
  dataOf,
  foundPictures,
  pictureQuery,
  pictureSources,
  storedFile,
  takePicture as takePictureBody,
} from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { toStoredFile } from '../files/files.ts';
import { projectParams, requireProject } from '../projects/projects.ts';
import { findPictures, providersOf, takePicture } from './pictures.ts';
import { PER_PAGE } from './provider.ts';

/** Pages of results that are shown at most: nobody reads more, and services refuse more. */
const MOST_PAGES = 20;

/** Pictures of services that the operator has set up: to find them, and to take them over. */
export function registerPictureRoutes(app: App, context: Context): void {
  const onRequest = app.requireAccount;
  const common = { tags: ['files'], security: SIGNED_IN };
  const providers = providersOf(context.config);
  const searches = new Throttle(100, 10 * 60);
  const copies = new Throttle(60, 10 * 60);

  const sources = { ...common, summary: 'The services that pictures may come from', response: { 200: pictureSources } };
  app.get('/v1/api/picture/source', { onRequest, schema: sources }, async () => ({
    data: providers.map(({ source, label }) => ({ source, label })),
  }));

  const search = {
    ...common,
    summary: 'Find pictures at a service',
    querystring: pictureQuery,
    response: { 200: foundPictures },
  };
  app.get('/v1/api/picture', { onRequest, schema: search }, async ({ account, query }) => {
    searches.take(account.id);
    const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(query.page ?? 1)) || 1));
    const { data, pages } = await findPictures(providers, query.source, query.q, page);
    const total = Math.min(MOST_PAGES, pages);
    return { data, total_pages: total, total_count: total * PER_PAGE };
  });

  const take = {
    ...common,
    params: projectParams,
    summary: "Copy a service's picture into the account's files, with the name of its author",
    body: takePictureBody,
    response: { 201: dataOf(storedFile) },
  };
  app.post(
    '/v1/api/project/:project_id/picture',
    { onRequest, schema: take },
    async ({ account, params, body }, reply) => {
      await requireProject(context.db, account.id, params.project_id);
      copies.take(account.id);
      const file = await takePicture(context, providers, account, body);
      return reply.code(201).send({ data: toStoredFile(file) });
    },
  );
}
