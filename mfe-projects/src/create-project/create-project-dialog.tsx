import { Button, Stack, useLocation, useNavigate, useStore } from '@landfall/shared';
import { LANDING_PAGE_PROJECT } from '@landfall/shared/contracts';
import { SelectField, TextareaField, TextField } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { useCreateProject } from './use-create-project.ts';

const TYPES = [{ value: LANDING_PAGE_PROJECT, label: 'Landing Page' }];
const FORM_ID = 'create-project';

/** Opened by the shell; forced (no way out but to create one) while the account has no project. */
export default function CreateProjectDialog() {
  const open = useStore((state) => state.createDialogOpen);
  const forced = useStore((state) => state.createDialogForced);
  const closeCreateDialog = useStore((state) => state.closeCreateDialog);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { form, submit, reset } = useCreateProject();
  const { errors, isSubmitting } = form.formState;

  const cancel = () => {
    closeCreateDialog();
    reset();
    // Replaces the current entry by itself: cancelling adds nothing to the history.
    navigate({ search, hash }, { replace: true });
  };

  return (
    <Modal
      open={open}
      onClose={forced || isSubmitting ? undefined : cancel}
      closeOnOutside={false}
      size="md"
      title="Create a new project"
      description="Fill in the information below to start your next great project."
      footer={
        <>
          {!forced && (
            <Button variant="outline" colorPalette="gray" disabled={isSubmitting} onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={FORM_ID} loading={isSubmitting} loadingText="Creating...">
            Create Project
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap="5">
          <TextField
            label="Project Name"
            placeholder="e.g., My Awesome App"
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <SelectField
            label="Project Type"
            placeholder="Select a type"
            options={TYPES}
            error={errors.tipo?.message}
            {...form.register('tipo')}
          />
          <TextareaField
            label="Description"
            helper="A good description helps the AI understand your project and write better pages for it."
            error={errors.description?.message}
            {...form.register('description')}
          />
        </Stack>
      </form>
    </Modal>
  );
}
