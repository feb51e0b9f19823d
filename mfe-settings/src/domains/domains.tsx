import {
  Button,
  EmptyState,
  ErrorState,
  Panel,
  ProjectGate,
  Screen,
  useDomains,
  useSelectedProject,
} from '@landfall/shared';
import { Globe, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DomainRow } from './domain-row.tsx';
import { DomainTableFrame } from './domain-table-frame.tsx';
import { DomainTableSkeleton } from './domain-table-skeleton.tsx';
import { NoDomainNotice } from './no-domain-notice.tsx';

const AddDomainDialog = lazy(() => import('../add-domain/add-domain-dialog.tsx'));

function DomainTable({ projectId }: { projectId: string }) {
  const { data, error, mutate } = useDomains(projectId);
  if (!data)
    return error ? (
      <Panel>
        <ErrorState title="Error loading domains" description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <DomainTableSkeleton />
    );
  if (data.data.length === 0)
    return (
      <>
        <NoDomainNotice />
        <Panel>
          <EmptyState icon={<Globe size={32} />} title="No domains found. Add your first domain!" />
        </Panel>
      </>
    );
  return (
    <DomainTableFrame>
      {data.data.map((domain) => (
        <DomainRow key={domain.domain_id} domain={domain} />
      ))}
    </DomainTableFrame>
  );
}

/** The addresses at which the selected project's site answers. */
export default function Domains() {
  const project = useSelectedProject();
  // A new number is a new dialog: nothing of the last one is left in it.
  const [dialog, setDialog] = useState({ number: 0, open: false });
  return (
    <Screen
      title="Domains"
      description="The addresses at which people find your site."
      actions={
        <Button
          size="sm"
          disabled={!project}
          onClick={() => setDialog(({ number }) => ({ number: number + 1, open: true }))}
        >
          <Plus size={16} aria-hidden="true" />
          Add new domain
        </Button>
      }
    >
      <ProjectGate skeleton={<DomainTableSkeleton />}>
        {({ project_id }) => <DomainTable key={project_id} projectId={project_id} />}
      </ProjectGate>
      {project && dialog.number > 0 && (
        <Suspense fallback={null}>
          <AddDomainDialog
            key={dialog.number}
            projectId={project.project_id}
            open={dialog.open}
            onClose={() => setDialog((current) => ({ ...current, open: false }))}
          />
        </Suspense>
      )}
    </Screen>
  );
}
