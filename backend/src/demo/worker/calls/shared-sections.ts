import type { SharedSection } from '@landfall/shared/contracts';
import {
  createSharedSection,
  deleteSharedSection,
  listSharedSections,
  publishSharedSection,
  readSharedSection,
  renameSharedSection,
} from '@landfall/shared/endpoints';
import { answer, type Route } from '../api/route.ts';
import { isTried } from '../pages/running-experiments.ts';
import { addShared, pagesShowing, publishShared, requireShared, sharedOf } from '../pages/shared-sections.ts';
import type { SharedRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { requireProject } from './require.ts';

function toShared(state: State, section: SharedRecord): SharedSection {
  const { id, name, revision, publishedRevision, updatedAt } = section;
  return {
    ...{ shared_id: id, name, revision, published_revision: publishedRevision, updated_at: updatedAt },
    pages: pagesShowing(state, section).map((page) => ({
      ...{ page_id: page.id, title: page.title, path: page.path },
      is_online: page.status === 'active' || isTried(state, page.id),
    })),
  };
}

const detail = (state: State, section: SharedRecord) => ({
  data: { ...toShared(state, section), contents: section.contents },
});

export const sharedSectionRoutes: readonly Route[] = [
  answer(listSharedSections, ({ state, params }) => ({
    data: sharedOf(state, requireProject(state, params).id).map((section) => toShared(state, section)),
  })),
  answer(readSharedSection, ({ state, params }) => detail(state, requireShared(state, params))),
  answer(createSharedSection, ({ state, params, body }) =>
    detail(state, addShared(state, requireProject(state, params).id, body.name, body.contents)),
  ),
  answer(renameSharedSection, ({ state, params, body }) => {
    state.shared.change(requireShared(state, params), { name: body.name });
    return { message: '' };
  }),
  answer(deleteSharedSection, ({ state, params }) => {
    state.shared.delete(requireShared(state, params).id);
    return { message: '' };
  }),
  answer(publishSharedSection, ({ state, params, body }) => ({
    data: { pages: publishShared(state, requireShared(state, params), body.revision), done: true },
  })),
];
