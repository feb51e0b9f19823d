import { type PreviewAnswer, run as preview } from '../../../content/previews/preview-work.ts';
import { nextStepOf } from '../pages/funnel-steps.ts';
import { addressOf } from '../pages/page-answer.ts';
import { sharedOf } from '../pages/shared-sections.ts';
import { siteOrigin } from '../scope.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { documentOf } from './page-document.ts';

/** The newest contents of a page as a document to look at: its draft, or else what is published. */
export function previewDocument(state: State, page: PageRecord): PreviewAnswer {
  const draft = state.drafts.get(page.id);
  const { name = '', site = '' } = state.projects.get(page.projectId) ?? {};
  const next = nextStepOf(state, page.id);
  const head = { title: page.title, description: page.description, siteName: name };
  const contents =
    draft?.data && draft.version >= page.version
      ? {
          ...{ data: draft.data, shared: sharedOf(state, page.projectId), model: page.contents.model },
          ...{ files: '/v1/files/', head },
        }
      : documentOf(state, page);
  return preview({ contents, step: next ? addressOf(state, next) : null, origin: siteOrigin(site), now: Date.now() });
}
