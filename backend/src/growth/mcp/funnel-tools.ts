import { funnel, funnelStats, id, namedMoment } from '@landfall/shared/contracts';
import { listFunnels, readFunnelStats } from '@landfall/shared/endpoints';
import * as v from 'valibot';
import { bounded } from './bounded.ts';
import { listState, project_id } from './schemas.ts';
import { READS, tool } from './tool.ts';

const funnel_id = v.pipe(id, v.maxLength(100), v.description('Of list_funnels.'));

export const funnelTools = [
  tool({
    name: 'list_funnels',
    title: 'List funnels',
    description:
      'Ordered paths of pages, newest first. `leads_on` says whether a step has a link or a form to the next one.',
    annotations: READS,
    input: v.strictObject({ project_id }),
    output: v.object({ funnels: v.array(funnel), ...listState }),
    async run(call, { project_id }) {
      const { data } = await call(listFunnels, { params: { project_id } });
      const { items, cut } = bounded(data);
      return { funnels: items, total: data.length, total_pages: 1, cut };
    },
  }),
  tool({
    name: 'get_funnel_stats',
    title: 'Read the numbers of a funnel',
    description:
      'How many visitors reached each step, how many were lost since the step before, and the conversion from the first to the last. Without `from` and `to`: the last thirty days.',
    annotations: READS,
    input: v.strictObject({
      project_id,
      funnel_id,
      from: v.optional(v.pipe(namedMoment, v.description('Epoch seconds.'))),
      to: v.optional(v.pipe(namedMoment, v.description('Epoch seconds.'))),
    }),
    output: funnelStats,
    async run(call, { project_id, funnel_id, ...query }) {
      return (await call(readFunnelStats, { params: { project_id, funnel_id }, query })).data;
    },
  }),
];
