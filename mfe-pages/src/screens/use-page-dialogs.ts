import { hasCapability } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { SHOWN_PAGE } from '../addresses.ts';
import { ALL_PAGES } from '../leads/scope.ts';
import { useDialog } from '../lib/use-dialog.ts';
import type { PageActions } from '../page-list/page-actions.ts';
import { useChangePage } from '../page-list/use-change-page.ts';
import { useAddressDialog } from './use-address-dialog.ts';

/** The dialogs about one page, and what opens them. */
export function usePageDialogs(projectId: string) {
  const info = useDialog<Page>();
  const deletion = useDialog<Page>();
  const settings = useDialog<Page>();
  const versions = useDialog<Page>();
  const hasLeads = hasCapability('leads');
  const leads = useAddressDialog('leads', hasLeads);
  /** The one whose information the address asks for. */
  const named = useAddressDialog(SHOWN_PAGE, true);
  const change = useChangePage(projectId);

  const actions: PageActions = {
    info: info.show,
    remove: deletion.show,
    ...(hasCapability('pages.write') && { settings: settings.show, ...change }),
    ...(hasCapability('pages.history') && { versions: versions.show }),
    ...(hasLeads && { leads: (page: Page) => leads.show(page.page_id) }),
  };
  return {
    actions,
    dialogs: { info, named, deletion, settings, versions, leads },
    /** Absent where the deployment keeps no leads. */
    showAllLeads: hasLeads ? () => leads.show(ALL_PAGES) : undefined,
  };
}
