import { Screen, useDomains } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { usePagesTexts } from '../texts.ts';
import { DomainNotice } from './domain-notice.tsx';
import { InlineError } from './inline-error.tsx';
import { NewPageButton } from './new-page-button.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { PageTable } from './page-table.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { useCreationDialog } from './use-creation-dialog.ts';
import { useDialog } from './use-dialog.ts';
import { usePages } from './use-pages.ts';

/** A project's pages and what can be done with them. */
export function PageList({ projectId }: { projectId: string }) {
  const texts = usePagesTexts();
  const pages = usePages(projectId);
  const domains = useDomains(projectId);
  const deletion = useDialog<Page>();
  const info = useDialog<Page>();

  const firstDomain = domains.data?.data[0]?.domain;
  const hasDomain = firstDomain !== undefined;
  const creation = useCreationDialog(hasDomain);
  const readAgain = () => Promise.all([pages.mutate(), domains.mutate()]);

  return (
    <Screen
      title={texts.pages}
      description={texts.pagesHelp}
      actions={
        <>
          <RefreshButton onRefresh={readAgain} />
          <NewPageButton disabled={!hasDomain} onCreate={() => creation.show(true)} />
        </>
      }
    >
      {domains.data?.data.length === 0 && <DomainNotice />}
      {!domains.data && domains.error && (
        <InlineError message={texts.domainsFailed(domains.error.message)} onRetry={() => void domains.mutate()} />
      )}
      <PageTable pages={pages} actions={{ projectId, hasDomain, onInfo: info.show, onDelete: deletion.show }} />
      <PageDialogs
        {...{ projectId, creation, deletion, info }}
        domain={firstDomain}
        onCreated={() => pages.setPage(1)}
      />
    </Screen>
  );
}
