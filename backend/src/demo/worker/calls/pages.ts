import { readBrief as understand } from '@landfall/page/brief/read-brief';
import type { BulkPages } from '@landfall/shared/contracts';
import {
  changePages,
  createPage,
  deletePage,
  duplicatePage,
  generatePage,
  listPages,
  listPageTags,
  readBrief,
  readPage,
  readPageFacts,
  updatePage,
} from '@landfall/shared/endpoints';
import { wordsOf } from '../../../content/pages/fact-words.ts';
import { otherLook } from '../../../content/pages/other-look.ts';
import { pageLanguageOf } from '../../../content/pages/page-language-of.ts';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { inBulk } from '../lists/in-bulk.ts';
import { partOf } from '../lists/part.ts';
import { holds, sorted, tagsOf, withTag } from '../lists/search.ts';
import { pageBrandOf } from '../pages/brand-of-project.ts';
import { roleOf } from '../pages/funnel-steps.ts';
import { addPage, changePage, keepContents } from '../pages/keep-page.ts';
import { toPage, toPageDetail } from '../pages/page-answer.ts';
import { hasDraft, publishDraft } from '../pages/publish-draft.ts';
import { begunContents, sheetOf, templateContents, writtenContents } from '../pages/write-contents.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { pagesOf, requirePage, requireProject } from './require.ts';
import { moveToTrash } from './trash.ts';

const orderOf = (page: PageRecord, name: string): string | number =>
  name === 'title' ? page.title : name === 'updated_at' ? page.updatedAt : page.createdAt;

/** A copy of a page, offline, at a path that is free. */
function copyPage(state: State, page: PageRecord): PageRecord {
  const taken = new Set(pagesOf(state, page.projectId).map(({ path }) => path));
  const stem = page.path === '/' ? '/page' : page.path;
  let path = `${stem}-copy`;
  for (let number = 2; taken.has(path); number += 1) path = `${stem}-copy-${number}`;
  const { projectId, title, description, descriptionAi, generatedBy, contents } = page;
  const named = { title: `${title.slice(0, 90)} (copy)`, path, description, descriptionAi, generatedBy };
  return addPage(state, { projectId, ...named, contents, isDraft: true });
}

function bulkChange(state: State, page: PageRecord, body: BulkPages): unknown {
  if (body.action === 'tag' || body.action === 'untag')
    return state.pages.change(page, { tags: withTag(page.tags, body.tag, body.action) });
  if (body.action === 'duplicate') return copyPage(state, page);
  if (body.action === 'delete') return moveToTrash(state, 'page', page);
  if (body.action === 'publish')
    return changePage(state, body.drafts ? publishDraft(state, page) : page, { status: 'active' });
  return changePage(state, page, { status: 'inactive' });
}

export const pageRoutes: readonly Route[] = [
  answer(listPageTags, ({ state, params }) => ({ data: tagsOf(pagesOf(state, requireProject(state, params).id)) })),
  answer(listPages, ({ state, params, query }) => {
    const { q, status, tag, sort = '-created_at' } = query;
    const found = pagesOf(state, requireProject(state, params).id).filter(
      (page) =>
        holds([page.title, page.path, page.description, ...page.tags], q) &&
        (!status || page.status === status) &&
        (!tag || page.tags.includes(tag)),
    );
    return partOf(sorted(found, sort, orderOf), query, (page) => ({
      ...toPage(state, page),
      unpublished: hasDraft(state, page),
    }));
  }),
  answer(createPage, ({ state, params, body, language }) => {
    const project = requireProject(state, params);
    const { title, template, draft } = body;
    const description = body.description ?? '';
    const facts = body.facts && !template ? sheetOf(body.facts) : null;
    const descriptionAi = template ? '' : body.description_ai || (facts ? wordsOf(facts) : '');
    const own = pageLanguageOf(language);
    const typed = { title, description };
    const { pictures } = body;
    const brand = pageBrandOf(state, project, pictures);
    const contents = template
      ? templateContents(project, template, typed, body.language ?? 'en', brand)
      : descriptionAi
        ? writtenContents(project, { ...typed, descriptionAi, facts, language: own, brand })
        : begunContents(project, typed, own, brand);
    const page = addPage(state, {
      ...{ projectId: project.id, title, path: body.slug, description, descriptionAi, contents },
      ...(pictures && { pictures }),
      ...{ generatedBy: descriptionAi ? 'composer' : '', isDraft: draft === true },
    });
    return { data: toPage(state, page) };
  }),
  answer(changePages, ({ state, params, body }) =>
    inBulk(body.ids, (page_id) => bulkChange(state, requirePage(state, { ...params, page_id }), body)),
  ),
  answer(readBrief, ({ state, params, body }) => {
    const { name: projectName, description: projectDescription } = requireProject(state, params);
    const typed = { title: body.title, description: '', descriptionAi: body.text };
    return { data: understand({ projectName, projectDescription, ...typed }) };
  }),
  answer(readPage, ({ state, params }) => ({ data: toPageDetail(state, requirePage(state, params)) })),
  answer(updatePage, ({ state, params, body }) => {
    const page = requirePage(state, params);
    const { slug: path, image_id: _, ...parts } = body;
    return { data: toPage(state, changePage(state, page, { ...parts, ...(path !== undefined && { path }) })) };
  }),
  answer(deletePage, ({ state, params }) => {
    moveToTrash(state, 'page', requirePage(state, params));
    return { message: '' };
  }),
  answer(duplicatePage, ({ state, params }) => ({
    data: toPage(state, copyPage(state, requirePage(state, params))),
  })),
  answer(generatePage, ({ state, params, body, language }) => {
    const project = requireProject(state, params);
    const page = requirePage(state, params);
    const { facts: given, description_ai, another } = body ?? {};
    const known = description_ai === undefined ? page.contents.facts : null;
    const facts = given ? sheetOf(given) : known;
    const descriptionAi = description_ai || page.descriptionAi || (facts ? wordsOf(facts) : '');
    const message = 'Please describe the page for the AI.';
    if (descriptionAi === '') throw new AppError('invalid', { message, fields: { description_ai: [message] } });
    const brand = pageBrandOf(state, project, page.pictures);
    const role = roleOf(state, page.id);
    // The pages of a path look alike.
    const path = role ? { step: role, look: descriptionAi } : {};
    const subject = { facts, projectName: project.name, brand };
    const look = another ? otherLook(page.contents.model.theme, subject) : undefined;
    const { title, description } = page;
    const wanted = {
      ...{ title, description, descriptionAi, facts, language: pageLanguageOf(language), brand },
      ...path,
      ...(look && { look }),
    };
    state.drafts.delete(page.id);
    const changed = { origin: 'generated', descriptionAi, generatedBy: 'composer' } as const;
    return { data: toPage(state, keepContents(state, page, writtenContents(project, wanted), changed)) };
  }),
  answer(readPageFacts, ({ state, params }) => {
    const { facts, placed, html } = requirePage(state, params).contents;
    return { data: { sheet: facts, placed: placed.filter(({ section }) => html.includes(`id="${section}"`)) } };
  }),
];
