import { namedMoment, stats } from '@landfall/shared/contracts';
import { readStats } from '@landfall/shared/endpoints';
import * as v from 'valibot';
import { page_id, project_id } from './schemas.ts';
import { READS, tool } from './tool.ts';

/** Rows of each list, and points of the series. */
const MOST_ROWS = 20;
const MOST_POINTS = 100;

const numbers = v.object({
  ...v.pick(stats, ['from', 'to', 'tz', 'totals', 'previous', 'series', 'pages', 'sources', 'locked']).entries,
  cut: v.string(),
});

export const statsTools = [
  tool({
    name: 'get_stats',
    title: 'Read the numbers',
    description:
      'Views, visitors, leads and conversion of a project or of one page, with a row for each day, page and source. Without `from` and `to`: the last thirty days. `locked` names what the plan does not include.',
    annotations: READS,
    input: v.strictObject({
      project_id,
      page_id: v.optional(page_id),
      from: v.optional(v.pipe(namedMoment, v.description('Epoch seconds.'))),
      to: v.optional(v.pipe(namedMoment, v.description('Epoch seconds.'))),
      interval: v.optional(v.picklist(['hour', 'day'])),
    }),
    output: numbers,
    async run(call, { project_id, ...query }) {
      const { data } = await call(readStats, { params: { project_id }, query });
      const { series, pages, sources } = data;
      const isCut = series.length > MOST_POINTS || pages.length > MOST_ROWS || sources.length > MOST_ROWS;
      return {
        ...data,
        series: series.slice(-MOST_POINTS),
        pages: pages.slice(0, MOST_ROWS),
        sources: sources.slice(0, MOST_ROWS),
        cut: isCut ? `Lists hold their first ${MOST_ROWS} rows, the series its last ${MOST_POINTS} points.` : '',
      };
    },
  }),
];
