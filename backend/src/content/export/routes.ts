import { exportSite } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { zipStream } from '../../platform/zip/zip-stream.ts';
import { requireProject } from '../projects/projects.ts';
import { exportSite as siteEntries } from './export-site.ts';

/** Taking a site along. */
export function registerExportRoutes(app: App, context: Context): void {
  const exports = new Throttle(10, 10 * 60);
  const download = {
    tag: 'projects',
    summary: 'The whole site as a zip that any static host serves; its forms are sent to the hosted pages',
  };
  serve(app, exportSite, download, async ({ account, params, log }, reply) => {
    const project = await requireProject(context.db, account.id, params.project_id);
    exports.take(account.id);
    const archive = zipStream(siteEntries(context, project));
    archive.once('error', (error) => log.error({ err: error }, 'An export broke off'));
    const name = project.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|(?<!-)-+$/g, '');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name.slice(0, 60) || 'site'}.zip"`,
      })
      .type('application/zip')
      .send(archive);
  });
}
