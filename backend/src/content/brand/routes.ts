import {
  brand,
  brandColour,
  brandForm,
  brandPreview,
  dataOf,
  messageAnswer,
  typePairList,
} from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { projectParams, requireProject } from '../projects/projects.ts';
import { readBrand, writeBrand } from './brand.ts';
import { brandPreviewOf, typePairs } from './brand-looks.ts';

const ADDRESS = '/v1/api/project/:project_id/brand';

const previewQuery = v.object({ colour: v.pipe(brandColour, v.nonEmpty('Please enter a colour like #1d4ed8')) });

/** What the pages of a project have in common: logo, colour, letters and pictures. */
export function registerBrandRoutes(app: App, context: Context): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const signedIn = { tags: ['projects'], security: SIGNED_IN };
  const common = { ...signedIn, params: projectParams };

  const read = { ...common, summary: "A project's brand", response: { 200: dataOf(brand) } };
  app.get(ADDRESS, { onRequest, schema: read }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await readBrand(db, project) };
  });

  const write = {
    ...common,
    summary: 'Change the brand: pages that are written from then on have it',
    body: brandForm,
    response: { 200: v.object({ ...dataOf(brand).entries, ...messageAnswer.entries }) },
  };
  app.put(ADDRESS, { onRequest, schema: write }, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await writeBrand(context, project, body);
    return { data: await readBrand(db, project), message: 'Brand updated successfully' };
  });

  const preview = {
    ...common,
    summary: 'What a colour makes of a page, in light and in dark',
    querystring: previewQuery,
    response: { 200: dataOf(brandPreview) },
  };
  app.get(`${ADDRESS}/preview`, { onRequest, schema: preview }, async ({ account, params, query }) => {
    await requireProject(db, account.id, params.project_id);
    return { data: brandPreviewOf(query.colour) };
  });

  const types = { ...signedIn, summary: 'Every pair of letters', response: { 200: dataOf(typePairList) } };
  app.get('/v1/api/brand/type', { onRequest, schema: types }, async () => ({ data: typePairs() }));
}
