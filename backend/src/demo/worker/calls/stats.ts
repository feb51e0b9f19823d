import type { Stats, StatsTotals } from '@landfall/shared/contracts';
import { exportStats, readLiveStats, readStats } from '@landfall/shared/endpoints';
import { csvRow } from '../../../growth/csv.ts';
import { answer, answerFile, type Route } from '../api/route.ts';
import { dayOf, now } from '../moment.ts';
import type { VisitRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { requireProject } from './require.ts';

const DAY = 24 * 60 * 60;
const DAYS = 30;
/** The longest range that is answered, in days. */
const MOST_DAYS = 731;

interface Asked {
  from?: number | undefined;
  to?: number | undefined;
  page_id?: string | undefined;
}

/** The first moment of a day of the browser's calendar. */
function beginOf(seconds: number): number {
  const date = new Date(seconds * 1000);
  return Math.floor(new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() / 1000);
}

/** The first moments of the days of a range, oldest first. */
export function daysOf({ from, to = now() }: Asked): number[] {
  const first = beginOf(from ?? to - (DAYS - 1) * DAY);
  const days: number[] = [];
  // Noon, so that no change of the clock leaves a day out or has one twice.
  for (let at = first; at <= to && days.length < MOST_DAYS; at = beginOf(at + DAY + DAY / 2)) days.push(at);
  return days;
}

/** What happened on some days, of one page or all. */
export function within(state: State, projectId: string, days: readonly number[], pageId: string | undefined) {
  const names = new Set(days.map(dayOf));
  const isAsked = (page: string) => !pageId || page === pageId;
  return {
    visits: state.visits
      .all()
      .filter((visit) => visit.projectId === projectId && isAsked(visit.pageId) && names.has(visit.day)),
    leads: state.leads
      .all()
      .filter((lead) => lead.projectId === projectId && lead.status !== 'spam' && isAsked(lead.page_id))
      .filter((lead) => names.has(dayOf(lead.created_at))),
  };
}
type Counted = ReturnType<typeof within>;

/** Sums of what happened. */
export function countsOf({ visits, leads }: Counted): Omit<StatsTotals, 'bots' | 'prefetches'> {
  const sum = (part: 'views' | 'visitors') => visits.reduce((total, visit) => total + visit[part], 0);
  const visitors = sum('visitors');
  return {
    views: sum('views'),
    visitors,
    leads: leads.length,
    conversion: visitors ? Math.min(1, leads.length / visitors) : 0,
  };
}

const totalsOf = (counted: Counted): StatsTotals => ({ ...countsOf(counted), bots: 0, prefetches: 0 });

function pagesOf(state: State, { visits, leads }: Counted): Stats['pages'] {
  const ids = new Set([...visits.map(({ pageId }) => pageId), ...leads.map(({ page_id }) => page_id)]);
  const rows = Array.from(ids, (page_id) => ({
    ...{ page_id, title: state.pages.get(page_id)?.title ?? '' },
    ...countsOf({
      visits: visits.filter(({ pageId }) => pageId === page_id),
      leads: leads.filter((lead) => lead.page_id === page_id),
    }),
  }));
  return rows.toSorted((a, b) => b.views - a.views).slice(0, 50);
}

function sourcesOf({ visits, leads }: Counted): Stats['sources'] {
  const rows = Array.from(
    Map.groupBy(visits, ({ source }) => source),
    ([source, of]) => ({
      source,
      views: of.reduce((sum, { views }) => sum + views, 0),
      leads: leads.filter((lead) => lead.source.utm_source === source).length,
    }),
  );
  return rows.toSorted((a, b) => b.views - a.views).slice(0, 50);
}

function statsOf(state: State, projectId: string, asked: Asked): Stats {
  const days = daysOf(asked);
  const [first = now(), last = first] = [days[0], days.at(-1)];
  const counted = within(state, projectId, days, asked.page_id);
  const before = daysOf({ from: first - days.length * DAY, to: first - 1 });
  const known = state.visits.all().filter((visit: VisitRecord) => visit.projectId === projectId);
  const earliest = known.map(({ day }) => day).toSorted()[0];
  return {
    ...{ from: first, to: last, tz: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    totals: totalsOf(counted),
    previous: totalsOf(within(state, projectId, before, asked.page_id)),
    series: days.map((at) => {
      const { views, visitors, leads } = countsOf(within(state, projectId, [at], asked.page_id));
      return { at, views, visitors, leads };
    }),
    pages: pagesOf(state, counted),
    sources: sourcesOf(counted),
    // What a browser cannot know of others, and by the hour.
    locked: ['hours', 'campaigns', 'devices', 'browsers'],
    counted_since: earliest ? beginOf(new Date(`${earliest}T12:00`).getTime() / 1000) : null,
  };
}

export const statsRoutes: readonly Route[] = [
  answer(readStats, ({ state, params, query }) => ({ data: statsOf(state, requireProject(state, params).id, query) })),
  answer(readLiveStats, ({ state, params }) => {
    requireProject(state, params);
    return { data: { visitors: 0 } };
  }),
  answerFile(exportStats, ({ state, params, query }) => {
    const { series } = statsOf(state, requireProject(state, params).id, query);
    const rows = series.map(({ at, views, visitors, leads }) => [
      dayOf(at),
      String(views),
      String(visitors),
      String(leads),
    ]);
    const csv = [['Day', 'Views', 'Visitors', 'Leads'], ...rows].map(csvRow).join('');
    return new Response(csv, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  }),
];
