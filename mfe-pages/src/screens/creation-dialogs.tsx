import { lazy, Suspense } from 'react';
import type { useCreationDialog } from './use-creation-dialog.ts';

const CreatePageDialog = lazy(() => import('../create-page/create-page-dialog.tsx'));
const ImportPageDialog = lazy(() => import('../import-page/import-page-dialog.tsx'));
const TemplateGallery = lazy(() => import('../templates/template-gallery.tsx'));

interface CreationDialogsProps {
  projectId: string;
  /** A domain of the project, to show the new page's address. */
  domain?: string;
  creation: ReturnType<typeof useCreationDialog>;
  onCreated: () => void;
}

/** What creates a page, loaded when it first opens. */
export const CreationDialogs = ({ projectId, domain, creation, onCreated }: CreationDialogsProps) => (
  <>
    <Suspense fallback={null}>
      {creation.form.subject && (
        <CreatePageDialog
          projectId={projectId}
          domain={domain}
          open={creation.form.open}
          template={creation.template}
          onChangeTemplate={() => creation.gallery.show(true)}
          onRemoveTemplate={creation.removeTemplate}
          onClose={creation.form.close}
          onCreated={onCreated}
          finalFocus={creation.finalFocus}
        />
      )}
    </Suspense>
    <Suspense fallback={null}>
      {creation.gallery.subject && (
        <TemplateGallery
          open={creation.gallery.open}
          onClose={creation.gallery.close}
          onChoose={creation.choose}
          finalFocus={creation.form.open ? undefined : creation.finalFocus}
        />
      )}
    </Suspense>
    <Suspense fallback={null}>
      {creation.importing.subject && (
        <ImportPageDialog
          projectId={projectId}
          open={creation.importing.open}
          onClose={creation.importing.close}
          finalFocus={creation.finalFocus}
        />
      )}
    </Suspense>
  </>
);
