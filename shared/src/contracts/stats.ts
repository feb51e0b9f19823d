import * as v from 'valibot';
import { dataOf, epochSeconds, namedMoment, text } from './wire.ts';

const moment = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), namedMoment);

/** What parts of the numbers a plan can lack. */
export const statsParts = [
  'hours',
  'live',
  'export',
  'campaigns',
  'devices',
  'browsers',
  'previous',
  'older',
  'experiments',
] as const;
export type StatsPart = (typeof statsParts)[number];

/** GET {p}/stats. Without moments: the last thirty days, today included. */
export const statsQuery = v.object({
  /** Epoch seconds, both ends cut to whole days (or hours) of the time zone; `to` belongs to it. At most two years. */
  from: v.optional(moment),
  to: v.optional(moment),
  /** By the hour at most 31 days. */
  interval: v.optional(v.picklist(['hour', 'day']), 'day'),
  page_id: v.optional(v.string()),
  /** The letter of an experiment's variant. */
  variant: v.optional(v.pipe(v.string(), v.maxLength(10))),
  /** An IANA time zone in place of the project's. */
  tz: v.optional(v.pipe(v.string(), v.maxLength(60))),
});
export type StatsQuery = v.InferInput<typeof statsQuery>;

const counts = {
  views: v.number(),
  /** Different people as far as that can be told without following anybody; a day counts each once. */
  visitors: v.number(),
  leads: v.number(),
  /** Leads by visitors, from 0 to 1; 0 without visitors. */
  conversion: v.number(),
};

export const statsTotals = v.object({
  ...counts,
  /** Programs that say so, apart from all other figures, as are pages fetched ahead of a click. */
  bots: v.number(),
  prefetches: v.optional(v.number(), 0),
});
export type StatsTotals = v.InferOutput<typeof statsTotals>;

/** One bar of the chart: the day or hour that begins at this moment. */
const statsPoint = v.object({ at: epochSeconds, views: v.number(), visitors: v.number(), leads: v.number() });
export type StatsPoint = v.InferOutput<typeof statsPoint>;

const pageRow = v.object({ page_id: v.string(), title: text, ...counts });
export type StatsPageRow = v.InferOutput<typeof pageRow>;

const named = <const Name extends string>(name: Name) =>
  v.object({ ...({ [name]: v.string() } as { [N in Name]: v.StringSchema<undefined> }), views: v.number() });

const withLeads = <const Name extends string>(name: Name) => v.object({ ...named(name).entries, leads: v.number() });

/** The name that stands for all sources, or campaigns, beyond those that a day has rows for. */
export const OTHER_NAMES = '*';

/** Lists hold the fifty largest rows. What the plan lacks is named in `locked`, and absent. */
export const stats = v.object({
  from: epochSeconds,
  to: epochSeconds,
  /** The time zone whose days these are. */
  tz: v.string(),
  totals: statsTotals,
  /** The range of the same length before. */
  previous: v.optional(statsTotals),
  series: v.array(statsPoint),
  pages: v.array(pageRow),
  /** The campaign's source, else the foreign page's host; '' for whoever came directly. */
  sources: v.array(withLeads('source')),
  campaigns: v.optional(v.array(withLeads('campaign'))),
  /** 'desktop', 'mobile', 'tablet', or '' where it is not known. */
  devices: v.optional(v.array(named('device'))),
  browsers: v.optional(v.array(named('browser'))),
  locked: v.optional(v.array(v.picklist(statsParts)), []),
  /** When the project's first view was counted; null before. */
  counted_since: v.optional(v.nullable(epochSeconds), null),
});
export type Stats = v.InferOutput<typeof stats>;

export const statsResponse = dataOf(stats);

/** GET {p}/stats/live: the last five minutes. */
export const liveResponse = dataOf(v.object({ visitors: v.number() }));

/** GET {p}/stats/export */
export const statsExportQuery = v.object({ ...statsQuery.entries, format: v.optional(v.literal('csv'), 'csv') });
