import { Button, EmptyState, ErrorState, Grid, Link, Panel, paths, useDialog } from '@landfall/shared';
import type { Form } from '@landfall/shared/contracts';
import { useNamedEntry, useOpenNamed } from '@landfall/shared/list';
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { SHOWN_SETTINGS } from '../addresses.ts';
import { useForms } from '../api/forms.ts';
import { FormChoice } from '../inbox/form-choice.tsx';
import { COLUMNS, InboxSkeleton } from '../inbox/inbox-skeleton.tsx';
import { useInboxAddress } from '../lib/use-inbox-address.ts';
import { useAreaTexts } from '../texts.ts';
import { LeadsPanel } from './leads-panel.tsx';

const FormSettingsDialog = lazy(() => import('../settings/form-settings-dialog.tsx'));

/** The project's forms, and the leads of the one that is chosen. */
export function Inbox({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useForms(projectId);
  const address = useInboxAddress();
  const { dialog, show, close } = useDialog<'settings', Form>();
  const named = useNamedEntry({ param: SHOWN_SETTINGS, entries: data?.data, idOf: ({ form_id }) => form_id });
  const leaveName = useOpenNamed(named, (form) => show('settings', form));
  const leave = () => {
    close();
    leaveName();
  };
  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.formsFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <InboxSkeleton />
    );
  const forms = data.data;
  if (forms.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={<ClipboardList size={32} />}
          title={texts.noForms}
          description={texts.noFormsHelp}
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.pages}>{texts.toPages}</Link>
            </Button>
          }
        />
      </Panel>
    );
  return (
    <Grid templateColumns={COLUMNS} gap="5" alignItems="start">
      <FormChoice
        forms={forms}
        chosen={address.form}
        onChoose={address.setForm}
        onSettings={(form) => show('settings', form)}
      />
      <LeadsPanel projectId={projectId} forms={forms} address={address} />
      {dialog && (
        <Suspense fallback={null}>
          <FormSettingsDialog
            key={dialog.number}
            projectId={projectId}
            form={dialog.about}
            open={dialog.open}
            onClose={leave}
          />
        </Suspense>
      )}
    </Grid>
  );
}
