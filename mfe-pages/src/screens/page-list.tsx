import { Box, hasCapability, late, Screen, useDomains } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { Suspense } from 'react';
import { usePages } from '../api/pages.ts';
import { InlineError } from '../components/inline-error.tsx';
import { DomainNotice } from '../page-list/domain-notice.tsx';
import { NewPageButton } from '../page-list/new-page-button.tsx';
import { PageTableSkeleton } from '../page-list/page-table-skeleton.tsx';
import { PlainPages } from '../page-list/plain-pages.tsx';
import { RefreshButton } from '../page-list/refresh-button.tsx';
import { usePageAddress } from '../page-list/use-page-address.ts';
import { useReadyNotice } from '../page-list/use-ready-notice.ts';
import { usePagesTexts } from '../texts.ts';
import { CreationDialogs } from './creation-dialogs.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { SiteActions } from './site-actions.tsx';
import { useCreationDialog } from './use-creation-dialog.ts';
import { usePageDialogs } from './use-page-dialogs.ts';

export const ListedPages = late(() => import(/* webpackChunkName: "list" */ '../page-list/listed-pages.tsx'));

/** A project's pages and what can be done with them. */
export function PageList({ project }: { project: Project }) {
  const projectId = project.project_id;
  const texts = usePagesTexts();
  const address = usePageAddress();
  const pages = usePages(projectId, address.query);
  useReadyNotice(pages.data);
  const domains = useDomains(projectId);
  const { actions, dialogs, showAllLeads } = usePageDialogs(projectId);

  const firstDomain = domains.data?.data[0]?.domain;
  const hasDomain = firstDomain !== undefined;
  const creation = useCreationDialog(hasDomain);
  const readAgain = () => Promise.all([pages.mutate(), domains.mutate()]);
  const row = { projectId, hasDomain, actions };
  const isEmpty = pages.data?.total_count === 0 && !address.isNarrowed;

  return (
    <Screen
      title={texts.pages}
      description={texts.pagesHelp}
      actions={
        <>
          <RefreshButton onRefresh={readAgain} />
          <SiteActions project={project} empty={isEmpty} onLeads={showAllLeads} />
          <Box ref={creation.button}>
            <NewPageButton
              disabled={!hasDomain}
              onCreate={creation.create}
              onTemplate={hasCapability('templates') ? creation.fromTemplate : undefined}
              onImport={hasCapability('pages.import') ? () => creation.importing.show(true) : undefined}
            />
          </Box>
        </>
      }
    >
      {domains.data?.data.length === 0 && <DomainNotice />}
      {!domains.data && domains.error && (
        <InlineError message={texts.domainsFailed(domains.error.message)} onRetry={() => void domains.mutate()} />
      )}
      {hasCapability('lists.query') ? (
        <Suspense fallback={<PageTableSkeleton />}>
          <ListedPages pages={pages} row={row} address={address} onCreate={hasDomain ? creation.create : undefined} />
        </Suspense>
      ) : (
        <PlainPages pages={pages} row={row} />
      )}
      <PageDialogs {...{ projectId, dialogs }} domain={firstDomain} pages={pages.data?.data ?? []} />
      <CreationDialogs {...{ projectId, creation }} domain={firstDomain} onCreated={() => pages.setPage(1)} />
    </Screen>
  );
}
