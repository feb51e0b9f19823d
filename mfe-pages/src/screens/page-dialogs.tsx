import type { Page } from '@landfall/shared/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { usePageDialogs } from './use-page-dialogs.ts';

const DeletePageDialog = lazy(() => import('../delete-page/delete-page-dialog.tsx'));
const PageInfoDialog = lazy(() => import('../page-info/page-info-dialog.tsx'));
const PageSettingsDialog = lazy(() => import('../page-settings/page-settings-dialog.tsx'));
const VersionsDialog = lazy(() => import('../versions/versions-dialog.tsx'));
const LeadsDialog = lazy(() => import('../leads/leads-dialog.tsx'));

interface PageDialogsProps {
  projectId: string;
  /** A domain of the project, to show a page's address. */
  domain?: string;
  /** The pages on screen. */
  pages: readonly Page[];
  dialogs: ReturnType<typeof usePageDialogs>['dialogs'];
}

/** A boundary each: while one dialog loads, those that were open before it must not be hidden and shown again. */
const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

/** The dialogs about one page, each loaded when it first opens. */
export function PageDialogs({ projectId, domain, pages, dialogs }: PageDialogsProps) {
  const { info, named, deletion, settings, versions, leads } = dialogs;
  const leadsPage = pages.find(({ page_id }) => page_id === leads.subject);
  return (
    <>
      {deletion.subject && (
        <Late>
          <DeletePageDialog
            projectId={projectId}
            page={deletion.subject}
            open={deletion.open}
            onClose={deletion.close}
          />
        </Late>
      )}
      {info.subject && (
        <Late>
          <PageInfoDialog
            key={info.subject.page_id}
            projectId={projectId}
            pageId={info.subject.page_id}
            open={info.open}
            onClose={info.close}
          />
        </Late>
      )}
      {named.subject && (
        <Late>
          <PageInfoDialog
            key={named.subject}
            projectId={projectId}
            pageId={named.subject}
            open={named.open}
            onClose={named.close}
          />
        </Late>
      )}
      {settings.subject && (
        <Late>
          <PageSettingsDialog
            key={settings.number}
            projectId={projectId}
            domain={domain}
            page={settings.subject}
            open={settings.open}
            onClose={settings.close}
          />
        </Late>
      )}
      {versions.subject && (
        <Late>
          <VersionsDialog
            key={versions.subject.page_id}
            projectId={projectId}
            page={versions.subject}
            open={versions.open}
            onClose={versions.close}
          />
        </Late>
      )}
      {leads.subject && (
        <Late>
          <LeadsDialog
            projectId={projectId}
            scope={leads.subject}
            title={leadsPage?.title}
            open={leads.open}
            onScope={leads.show}
            onClose={leads.close}
          />
        </Late>
      )}
    </>
  );
}
