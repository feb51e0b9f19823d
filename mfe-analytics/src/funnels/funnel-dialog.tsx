import { notify, Stack } from '@landfall/shared';
import { FEWEST_STEPS, type Funnel, funnelForm } from '@landfall/shared/contracts';
import { TextField, useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import { useCreateFunnel, useUpdateFunnel } from '../api/funnels.ts';
import { useProjectPages } from '../api/project-pages.ts';
import { StepFields } from './step-fields.tsx';
import { useFunnelTexts } from './texts.ts';

interface FunnelDialogProps {
  projectId: string;
  /** Undefined for a new one. */
  funnel?: Funnel;
  open: boolean;
  onClose: () => void;
  onSaved: (funnel: Funnel) => void;
}

/** A funnel's name, and its pages in their order. */
export function FunnelDialog({ projectId, funnel, open, onClose, onSaved }: FunnelDialogProps) {
  const texts = useFunnelTexts();
  const { data } = useProjectPages(projectId);
  const known = funnel?.steps.map(({ page_id }) => page_id) ?? [];
  const empty = Array.from({ length: Math.max(0, FEWEST_STEPS - known.length) }, () => '');
  const form = useSchemaForm(funnelForm, { defaultValues: { name: funnel?.name ?? '', steps: [...known, ...empty] } });
  const { errors, isSubmitted } = form.formState;
  const options = {
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: ({ data: saved }: { data: Funnel }) => {
      notify.success(texts.saved);
      onSaved(saved);
      onClose();
    },
  };
  const create = useCreateFunnel(options);
  const update = useUpdateFunnel(options);
  const isPending = create.isPending || update.isPending;
  const submit = form.handleSubmit((body) =>
    funnel
      ? update.mutate({ params: { project_id: projectId, funnel_id: funnel.id }, body })
      : create.mutate({ params: { project_id: projectId }, body }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={funnel ? texts.editTitle : texts.newTitle}
      description={texts.help}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
      isPending={isPending}
      onSubmit={submit}
    >
      <Stack gap="5">
        <TextField
          label={texts.name}
          placeholder={texts.nameExample}
          autoComplete="off"
          data-autofocus=""
          error={errors.name?.message}
          {...form.register('name')}
        />
        <StepFields
          steps={form.watch('steps')}
          pages={data?.data ?? []}
          errors={form.watch('steps').map((_, at) => errors.steps?.[at]?.message)}
          error={errors.steps?.message ?? errors.steps?.root?.message}
          onChange={(steps) => form.setValue('steps', steps, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
      </Stack>
    </FormDialog>
  );
}
