import type { Page } from '@landfall/shared/contracts';
import { lazy, Suspense } from 'react';
import type { useDialog } from './use-dialog.ts';

const CreatePageDialog = lazy(() => import('../create-page/create-page-dialog.tsx'));
const DeletePageDialog = lazy(() => import('../delete-page/delete-page-dialog.tsx'));
const PageInfoDialog = lazy(() => import('../page-info/page-info-dialog.tsx'));

type DialogOf<T> = ReturnType<typeof useDialog<T>>;

interface PageDialogsProps {
  projectId: string;
  /** A domain of the project, to show the new page's address. */
  domain?: string;
  creation: DialogOf<true>;
  deletion: DialogOf<Page>;
  info: DialogOf<Page>;
  onCreated: () => void;
}

/** The screen's dialogs, each loaded when it first opens. */
export const PageDialogs = ({ projectId, domain, creation, deletion, info, onCreated }: PageDialogsProps) => (
  <Suspense fallback={null}>
    {creation.subject && (
      <CreatePageDialog
        projectId={projectId}
        domain={domain}
        open={creation.open}
        onClose={creation.close}
        onCreated={onCreated}
      />
    )}
    {deletion.subject && (
      <DeletePageDialog projectId={projectId} page={deletion.subject} open={deletion.open} onClose={deletion.close} />
    )}
    {info.subject && (
      <PageInfoDialog projectId={projectId} pageId={info.subject.page_id} open={info.open} onClose={info.close} />
    )}
  </Suspense>
);
