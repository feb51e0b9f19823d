import { changedPage, changePageBody, page } from '@landfall/shared/contracts';
import { changePage, publishPage } from '@landfall/shared/endpoints';
import * as v from 'valibot';
import { from, page_id, project_id } from './schemas.ts';
import { tool } from './tool.ts';

const state = { version: v.number(), stamp: v.string(), is_draft: v.boolean() };

export const editTools = [
  tool({
    name: 'edit_page',
    title: 'Change a page',
    description:
      'Changes a page by operations, all of them or none: words, links, order, sections, colours. Names come from get_page. The result waits as a draft that visitors do not see, unless `publish` is true. Every publication is a version that can be restored in the dashboard.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    input: v.strictObject({
      project_id,
      page_id,
      operations: changePageBody.entries.operations,
      publish: v.optional(v.boolean()),
      ...from,
    }),
    output: changedPage.entries.data,
    async run(call, { project_id, page_id, ...body }) {
      return (await call(changePage, { params: { project_id, page_id }, body })).data;
    },
  }),
  tool({
    name: 'publish_page',
    title: 'Publish a page',
    description: 'Puts a page online with what waits as a draft. What visitors saw before stays as a version.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    input: v.strictObject({ project_id, page_id, ...from }),
    output: v.object({ ...v.pick(page, ['page_id', 'title', 'path', 'status', 'url']).entries, ...state }),
    async run(call, { project_id, page_id, ...body }) {
      return (await call(publishPage, { params: { project_id, page_id }, body })).data;
    },
  }),
];
