import { listTypePairs, previewBrand, readBrand, updateBrand } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { readBrand as brandOf, writeBrand } from './brand.ts';
import { brandPreviewOf, typePairs } from './brand-looks.ts';

/** What the pages of a project have in common: logo, colour, letters and pictures. */
export function registerBrandRoutes(app: App, context: Context): void {
  const { db } = context;

  serve(app, readBrand, { tag: 'projects', summary: "A project's brand" }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await brandOf(db, project) };
  });

  const update = { tag: 'projects', summary: 'Change the brand: pages that are written from then on have it' };
  serve(app, updateBrand, update, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await writeBrand(context, project, body);
    return { data: await brandOf(db, project), message: 'Brand updated successfully' };
  });

  const preview = { tag: 'projects', summary: 'What a colour makes of a page, in light and in dark' };
  serve(app, previewBrand, preview, async ({ account, params, query }) => {
    await requireProject(db, account.id, params.project_id);
    return { data: brandPreviewOf(query.colour) };
  });

  serve(app, listTypePairs, { tag: 'projects', summary: 'Every pair of letters' }, async () => ({ data: typePairs() }));
}
