import { Readable } from 'node:stream';
import type { StatsPart } from '@landfall/shared/contracts';
import { exportStats, readLiveStats, readStats as readStatsEndpoint } from '@landfall/shared/endpoints';
import { hasFeature, lacksFeature, requireFeature } from '../../commerce/entitlements.ts';
import { requireProject } from '../../content/projects/projects.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { localTime } from './calendar.ts';
import { readLive, readStats } from './read-stats.ts';
import { statsCsv } from './stats-csv.ts';
import { readRange } from './stats-range.ts';

const tag = 'stats';

/** What only advanced statistics have. */
const ADVANCED: readonly StatsPart[] = [
  'hours',
  'live',
  'export',
  'campaigns',
  'devices',
  'browsers',
  'previous',
  'older',
  'experiments',
];

/** What the plan of an account leaves out. @throws AppError plan_required, without any statistics */
function lockedFor(account: Account): readonly StatsPart[] {
  if (hasFeature(account, 'stats_advanced')) return [];
  requireFeature(account, 'stats_basic');
  return ADVANCED;
}

/** How often published pages are visited. */
export function registerStatsRoutes(app: App, { db }: Context): void {
  const seconds = () => Math.floor(Date.now() / 1000);

  const read = { tag, summary: 'Views, visitors and leads of a project, or of one page, over a range of days' };
  serve(app, readStatsEndpoint, read, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const locked = lockedFor(account);
    const range = readRange(query, project.timeZone, seconds());
    const wantsMore = query.interval === 'hour' || query.variant !== undefined || range.isOlder;
    if (locked.length > 0 && wantsMore) throw lacksFeature(account, 'stats_advanced');
    const scope = { projectId: project.id, pageId: query.page_id, variant: query.variant };
    return { data: { ...(await readStats(db, scope, range, locked)), locked: [...locked] } };
  });

  serve(app, readLiveStats, { tag, summary: 'Visitors of the last five minutes' }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    requireFeature(account, 'stats_advanced');
    return { data: { visitors: await readLive(db, project.id, new Date()) } };
  });

  const download = { tag, summary: 'Every day, or hour, and page of a range, as CSV' };
  serve(app, exportStats, download, async ({ account, params, query, log }, reply) => {
    const project = await requireProject(db, account.id, params.project_id);
    requireFeature(account, 'stats_advanced');
    const range = readRange(query, project.timeZone, seconds());
    const scope = { projectId: project.id, pageId: query.page_id, variant: query.variant };
    const table = Readable.from(statsCsv(db, scope, range), { objectMode: false });
    table.once('error', (error) => log.error({ err: error }, 'An export of statistics broke off'));
    const days = `${localTime(range.zone, range.from, false)}-${localTime(range.zone, range.to - 1, false)}`;
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="statistics-${days}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(table);
  });
}
