import {
  type OutlineSection,
  outlineSection,
  page,
  pageAiDescription,
  pageDescription,
  pageLanguage,
  pageOutline,
  pageSlug,
  pageStatus,
  pageTitle,
} from '@landfall/shared/contracts';
import { createPage, listPages, readPage, readPageOutline } from '@landfall/shared/endpoints';
import * as v from 'valibot';
import { bounded } from './bounded.ts';
import { listState, page_id, part, project_id } from './schemas.ts';
import { READS, tool } from './tool.ts';

const listed = v.pick(page, ['page_id', 'title', 'path', 'description', 'status', 'url', 'created_at', 'updated_at']);

const contents = v.object({
  page_id: v.string(),
  title: v.string(),
  path: v.string(),
  status: pageStatus,
  url: v.string(),
  version: v.number(),
  stamp: v.string(),
  is_draft: v.boolean(),
  language: v.string(),
  theme: pageOutline.entries.theme,
  sections: v.array(outlineSection),
  cut: v.string(),
});

/** A long page: first its texts are cut, then what stands in its last sections is left out, their names never. */
function boundedSections(sections: readonly OutlineSection[]): { sections: OutlineSection[]; cut: string } {
  const { items, cut } = bounded(sections);
  const rest = sections.slice(items.length).map((section) => ({ ...section, elements: [] }));
  const named = bounded([...items, ...rest]);
  const ask = rest.length > 0 ? `What stands in ${rest.map(({ id }) => id).join(', ')} is left out.` : '';
  return {
    sections: named.items,
    cut: cut && [ask || cut, 'Ask for one section by `section` to read it whole.'].join(' '),
  };
}

export const pageTools = [
  tool({
    name: 'list_pages',
    title: 'List pages',
    description: 'The pages of a project, newest first, with the address of each. `inactive` ones are not online.',
    annotations: READS,
    input: v.strictObject({ project_id, ...part }),
    output: v.object({ pages: v.array(listed), ...listState }),
    async run(call, { project_id, ...query }) {
      const { data, total_count, total_pages } = await call(listPages, { params: { project_id }, query });
      const { items, cut } = bounded(data);
      return { pages: items, total: total_count, total_pages, cut };
    },
  }),
  tool({
    name: 'get_page',
    title: 'Read a page',
    description:
      'What a page says, section by section: every text, link and picture with the `ref` that edit_page changes it by. Shows the draft where one waits (`is_draft`). Pass `version` and `stamp` on to edit_page.',
    annotations: READS,
    input: v.strictObject({
      project_id,
      page_id,
      section: v.optional(v.pipe(v.string(), v.maxLength(120), v.description('Only this section, by its id.'))),
    }),
    output: contents,
    async run(call, { project_id, page_id, section }) {
      const params = { project_id, page_id };
      const { data } = await call(readPageOutline, { params });
      const { url } = (await call(readPage, { params })).data ?? { url: '' };
      const { outline, ...state } = data;
      const wanted = outline.sections.filter(({ id }) => section === undefined || id === section);
      const { language, theme } = outline;
      return { ...state, url, language, theme, ...boundedSections(wanted) };
    },
  }),
  tool({
    name: 'create_page',
    title: 'Create a page',
    description:
      'Makes a page, which is online at once. With `description_ai` (a brief in plain words: what is offered, for whom, prices, place, contact) it is written in the background: `status` is `pending` until get_page no longer answers that it is still being generated. Without it a short starter page is made.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    input: v.strictObject({
      project_id,
      title: pageTitle,
      slug: v.pipe(pageSlug, v.description('Its path on the site, as /spring-offer.')),
      description: v.optional(v.pipe(pageDescription, v.description('For search engines.'))),
      description_ai: v.optional(pageAiDescription),
      template: v.optional(v.pipe(v.string(), v.maxLength(100))),
      language: v.optional(pageLanguage),
    }),
    output: v.object({ page: listed }),
    async run(call, { project_id, ...body }) {
      const made = await call(createPage, { params: { project_id }, body });
      if (!made) throw new Error('The backend answered without a page.');
      return { page: made.data };
    },
  }),
];
