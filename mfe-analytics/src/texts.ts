import { defineTexts, useTexts } from '@landfall/shared';

const DEVICES: Readonly<Record<string, string>> = { desktop: 'Computers', mobile: 'Phones', tablet: 'Tablets' };

const RANGES: Readonly<Record<string, string>> = {
  today: 'Today',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 12 months',
  own: 'Own range',
};

export const texts = {
  title: 'Analytics',
  help: 'Who visits your pages, and what comes of it. Counted without cookies.',
  shown: 'What is shown',
  visits: 'Visits',
  funnels: 'Funnels',
  failed: 'Error loading the numbers',
  tryAgainLater: 'Something went wrong. Please try again.',

  range: 'Time',
  rangeText: (name: string) => RANGES[name] ?? name,
  from: 'From',
  to: 'To',
  page: 'Page',
  allPages: 'All pages',
  thisPage: 'This page',
  interval: 'Bars',
  byDay: 'By day',
  byHour: 'By hour',
  daysIn: (zone: string) => `Days of ${zone}`,

  visitors: 'Visitors',
  views: 'Views',
  leads: 'Leads',
  conversion: 'Conversion',
  visitorsHelp: 'Different people. Each counts once a day.',
  viewsHelp: 'How often pages were opened.',
  leadsHelp: 'Forms that were sent, without spam.',
  conversionHelp: 'Leads by visitors.',
  than: (before: string) => `${before} in the time before`,
  more: (share: string) => `${share} more than before`,
  less: (share: string) => `${share} less than before`,
  same: 'As before',
  firstTime: 'None before',
  apart: (bots: string, prefetches: string) =>
    `Not counted: visits of bots (${bots}), pages fetched ahead of a click (${prefetches}).`,

  chartOf: (what: string) => `${what} over time`,
  showTable: 'The same as a table',
  time: 'Time',

  live: (count: string) => `${count} now`,
  liveHelp: 'Visitors of the last five minutes',
  export: 'Export',
  preparing: 'Preparing...',
  exportFailed: 'The file could not be made',

  pages: 'Pages',
  sources: 'Where they come from',
  campaigns: 'Campaigns',
  devices: 'Devices',
  browsers: 'Browsers',
  source: 'Source',
  campaign: 'Campaign',
  device: 'Device',
  browser: 'Browser',
  deviceText: (name: string) => DEVICES[name] ?? 'Not known',
  direct: 'Directly',
  unknown: 'Not known',
  others: 'All others',
  deletedPage: 'A deleted page',
  sortBy: (column: string) => `Sort by ${column}`,
  noRows: 'None in this time.',
  noCampaigns: 'None in this time. Add ?utm_campaign=spring to the links that you share.',
  only: (title: string) => `Only ${title}`,

  empty: 'No visits yet',
  emptyHelp: 'The first numbers are here seconds after somebody opens one of your published pages.',
  toPages: 'Publish a page',
  nobody: 'Nobody in this time',
  nobodyHelp: 'Choose a longer time, or all pages.',

  notInPlan: 'Not in your plan',
  comparePlans: 'Compare plans',
  lockedTitle: 'Your plan does not show this',
  lockedHelp: 'Advanced statistics show up to two years, by the hour, and compare with the time before.',
  noStats: 'Statistics come with a plan',
  noStatsHelp: 'Your visits are counted all the same: buy a plan, and they are here.',
  show30: 'Show the last 30 days',
  lockedPrevious: 'Better or worse than before?',
  lockedCampaigns: 'See which campaign brings visitors and leads.',
  lockedDevices: 'See whether people come by phone or by computer.',
  lockedBrowsers: 'See which browsers your visitors use.',

  recent: 'Last 7 days',
  recentHelp: 'against the 7 days before',
  allNumbers: 'All numbers',

  commandOpen: 'Show the numbers of today',
  commandMonth: 'Show the numbers of the last 30 days',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

/** The area's texts in the chosen language. */
export const useAreaTexts = () => useTexts(catalogue);

export type AreaTexts = typeof texts;
