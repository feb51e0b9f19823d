import { Button, Flex, Stack, useLocation, useNavigate, useStore } from '@landfall/shared';
import { LANDING_PAGE_PROJECT } from '@landfall/shared/contracts';
import { SelectField, TextareaField, TextField } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { useProjectsTexts } from '../texts.ts';
import { ForcedExits, useReturnFromAccount } from './forced-exits.tsx';
import { useCreateProject } from './use-create-project.ts';

const FORM_ID = 'create-project';

/** Opened by the shell; forced (no way on but to create one) while the account has no project. */
export default function CreateProjectDialog() {
  const open = useStore((state) => state.createDialogOpen);
  const forced = useStore((state) => state.createDialogForced);
  const closeCreateDialog = useStore((state) => state.closeCreateDialog);
  const texts = useProjectsTexts();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { form, submit, reset } = useCreateProject();
  useReturnFromAccount();
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
      title={texts.createTitle}
      description={texts.createHelp}
      footer={
        <Flex w="full" wrap="wrap" gap="3" align="center" justify="flex-end">
          {forced ? (
            <ForcedExits disabled={isSubmitting} />
          ) : (
            <Button variant="outline" colorPalette="gray" disabled={isSubmitting} onClick={cancel}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit" form={FORM_ID} loading={isSubmitting} loadingText={texts.creating}>
            {texts.createProject}
          </Button>
        </Flex>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap="5">
          <TextField
            label={texts.projectName}
            placeholder={texts.projectNamePlaceholder}
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <SelectField
            label={texts.projectType}
            placeholder={texts.selectType}
            options={[{ value: LANDING_PAGE_PROJECT, label: texts.landingPage }]}
            error={errors.tipo?.message}
            {...form.register('tipo')}
          />
          <TextareaField
            label={texts.description}
            helper={texts.descriptionHelp}
            error={errors.description?.message}
            {...form.register('description')}
          />
        </Stack>
      </form>
    </Modal>
  );
}
