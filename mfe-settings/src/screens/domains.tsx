import { Button, ProjectGate, Screen, useSelectedProject } from '@landfall/shared';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { DomainTable } from '../domains/domain-table.tsx';
import { DomainTableSkeleton } from '../domains/domain-table-skeleton.tsx';
import { useAddDialog } from '../domains/use-add-dialog.ts';
import { useAreaTexts } from '../texts.ts';

const AddDomainDialog = lazy(() => import('../add-domain/add-domain-dialog.tsx'));

/** The addresses at which the selected project's site answers. */
export default function Domains() {
  const texts = useAreaTexts();
  const project = useSelectedProject();
  const dialog = useAddDialog();
  return (
    <Screen
      title={texts.domainsTitle}
      description={texts.domainsHelp}
      actions={
        <Button size="sm" data-add-domain disabled={!project} onClick={dialog.show}>
          <Plus size={16} aria-hidden="true" />
          {texts.addDomain}
        </Button>
      }
    >
      <ProjectGate skeleton={<DomainTableSkeleton />}>
        {({ project_id }) => <DomainTable key={project_id} projectId={project_id} onAdd={dialog.show} />}
      </ProjectGate>
      {project && dialog.number > 0 && (
        <Suspense fallback={null}>
          <AddDomainDialog
            key={dialog.number}
            projectId={project.project_id}
            open={dialog.open}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </Screen>
  );
}
