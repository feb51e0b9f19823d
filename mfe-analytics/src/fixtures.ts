import type { Stats } from '@landfall/shared/contracts';

/** 20 November 2026, 00:00 UTC. */
const SOME_DAY = 1_795_132_800;
const DAY = 86_400;

/** Numbers of three days with everything that advanced statistics have, for tests. */
export const stats = (overrides: Partial<Stats> = {}): Stats => ({
  from: SOME_DAY,
  to: SOME_DAY + 3 * DAY,
  tz: 'UTC',
  totals: { views: 1500, visitors: 600, leads: 30, conversion: 0.05, bots: 12, prefetches: 3 },
  previous: { views: 1000, visitors: 800, leads: 0, conversion: 0, bots: 0, prefetches: 0 },
  series: [
    { at: SOME_DAY, views: 400, visitors: 150, leads: 5 },
    { at: SOME_DAY + DAY, views: 500, visitors: 200, leads: 10 },
    { at: SOME_DAY + 2 * DAY, views: 600, visitors: 250, leads: 15 },
  ],
  pages: [
    { page_id: 'page-1', title: 'Bread', views: 900, visitors: 400, leads: 10, conversion: 0.025 },
    { page_id: 'page-2', title: 'Cakes', views: 600, visitors: 250, leads: 20, conversion: 0.08 },
  ],
  sources: [
    { source: '', views: 1000, leads: 20 },
    { source: 'news.example', views: 400, leads: 10 },
    { source: '*', views: 100, leads: 0 },
  ],
  campaigns: [{ campaign: 'spring', views: 80, leads: 4 }],
  devices: [
    { device: 'mobile', views: 1000 },
    { device: '', views: 500 },
  ],
  browsers: [{ browser: 'Firefox', views: 1500 }],
  locked: [],
  counted_since: SOME_DAY,
  ...overrides,
});

/** The same as a plan with basic statistics gets it. */
export const basicStats = (): Stats => {
  const { previous: _previous, campaigns: _campaigns, devices: _devices, browsers: _browsers, ...rest } = stats();
  return {
    ...rest,
    locked: ['hours', 'live', 'export', 'campaigns', 'devices', 'browsers', 'previous', 'older', 'experiments'],
  };
};
