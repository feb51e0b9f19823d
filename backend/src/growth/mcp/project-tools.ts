import { project } from '@landfall/shared/contracts';
import { listProjects } from '@landfall/shared/endpoints';
import * as v from 'valibot';
import { bounded } from './bounded.ts';
import { listState } from './schemas.ts';
import { READS, tool } from './tool.ts';

const listed = v.pick(project, ['project_id', 'name', 'description', 'status']);

export const projectTools = [
  tool({
    name: 'list_projects',
    title: 'List projects',
    description: 'The projects that this token opens. Each is a site with pages; the other tools want its project_id.',
    annotations: READS,
    input: v.strictObject({}),
    output: v.object({ projects: v.array(listed), ...listState }),
    async run(call) {
      const { data } = await call(listProjects);
      const { items, cut } = bounded(data);
      return { projects: items, total: data.length, total_pages: 1, cut };
    },
  }),
];
