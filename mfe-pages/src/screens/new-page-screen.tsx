import { hasCapability, notify, Screen, useDomains, useNavigate, useStore } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { lazy, Suspense } from 'react';
import { InlineError } from '../components/inline-error.tsx';
import { useDialog } from '../lib/use-dialog.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { NewPage } from '../new-page/new-page.tsx';
import { useNewPageTexts } from '../new-page/texts.ts';
import { DomainNotice } from '../page-list/domain-notice.tsx';
import { usePagesTexts } from '../texts.ts';
import { AllPages } from './all-pages.tsx';
import { watchAddress } from './new-page-address.ts';
import { WrittenPage } from './written-page.tsx';

const ImportPageDialog = lazy(() => import('../import-page/import-page-dialog.tsx'));

interface NewPageScreenProps {
  projectId: string;
  /** The page that is looked at; null while there is none yet. */
  watched: string | null;
  asksForTemplate: boolean;
}

function Begin({ projectId, asksForTemplate }: Omit<NewPageScreenProps, 'watched'>) {
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const navigate = useNavigate();
  const domains = useDomains(projectId);
  const isHere = useIsHere();
  const importing = useDialog<true>();
  const onCreated = ({ page_id, title }: Page) => {
    const look = () => navigate(watchAddress(page_id), { replace: isHere() });
    // Back leads to the list: what was typed is a page by now.
    if (isHere()) return look();
    const isChosen = useStore.getState().selectedProject?.project_id === projectId;
    const action = { label: texts.visit, onClick: look };
    notify.success(pagesTexts.created, title, isChosen ? { action, seconds: 10 } : undefined);
  };
  return (
    <Screen title={pagesTexts.newPage} description={texts.newPageHelp} actions={<AllPages />}>
      {domains.data?.data.length === 0 && <DomainNotice />}
      {!domains.data && domains.error && (
        <InlineError message={pagesTexts.domainsFailed(domains.error.message)} onRetry={() => void domains.mutate()} />
      )}
      <NewPage
        projectId={projectId}
        domain={domains.data?.data[0]?.domain}
        asksForTemplate={asksForTemplate}
        onCreated={onCreated}
        onImport={hasCapability('pages.import') ? () => importing.show(true) : undefined}
      />
      <Suspense fallback={null}>
        {importing.subject && (
          <ImportPageDialog projectId={projectId} open={importing.open} onClose={importing.close} />
        )}
      </Suspense>
    </Screen>
  );
}

/** A new page from its first word until it is online. */
export default function NewPageScreen({ projectId, watched, asksForTemplate }: NewPageScreenProps) {
  if (watched !== null) return <WrittenPage key={watched} projectId={projectId} pageId={watched} />;
  return <Begin projectId={projectId} asksForTemplate={asksForTemplate} />;
}
