import { hasCapability, StatusBadge } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { usePagesTexts } from '../texts.ts';

/** How a page stands; one that was never online is a draft, where there are such. */
export function PageBadge({ page }: { page: Pick<Page, 'status' | 'draft'> }) {
  const texts = usePagesTexts();
  const isDraft = page.draft === true && page.status === 'inactive' && hasCapability('pages.drafts');
  return <StatusBadge of="page" status={page.status} label={isDraft ? texts.statusDraft : undefined} />;
}
