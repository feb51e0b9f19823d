import { leadsOn } from '@landfall/page/publish/next-step';
import type { Funnel } from '@landfall/shared/contracts';
import { formsOfPage } from '../sites/forms-of-page.ts';
import { documentOf } from '../sites/page-document.ts';
import type { FunnelRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** Where the first form of a page that would lead to the next step leads by its own settings; '' for nowhere else. */
const formLeadsTo = (state: State, page: PageRecord): string =>
  formsOfPage(state, page)
    .filter(({ toNextStep }) => toNextStep)
    .map(({ id }) => state.forms.get(id)?.settings.redirect_url ?? '')
    .find(Boolean) ?? '';

/** A funnel as it travels. */
export const toFunnel = (state: State, { id, name, steps, createdAt }: FunnelRecord): Funnel => ({
  ...{ id, name, created_at: createdAt },
  steps: steps.flatMap(({ pageId }) => {
    const page = state.pages.get(pageId);
    if (!page) return [];
    return {
      ...{ page_id: pageId, title: page.title, slug: page.path, is_published: page.status === 'active' },
      ...{ leads_on: leadsOn(documentOf(state, page)), form_leads_to: formLeadsTo(state, page) },
    };
  }),
});
