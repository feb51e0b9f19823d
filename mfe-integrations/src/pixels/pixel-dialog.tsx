import { notify, Stack } from '@landfall/shared';
import { type PixelKind, pixelForm } from '@landfall/shared/contracts';
import { CheckboxField, PasswordField, TextField, useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import { useChangePixel } from '../api/pixels.ts';
import { useAreaTexts } from '../texts.ts';
import { bodyOf, PIXELS, type SetUp, sentNamesOf } from './pixel-about.ts';

export interface PixelDialogProps {
  projectId: string;
  kind: PixelKind;
  /** What is set up; null for a new one. */
  setUp: SetUp | null;
  open: boolean;
  onClose: () => void;
}

/** Sets a service up, or changes it. */
export default function PixelDialog({ projectId, kind, setUp, open, onClose }: PixelDialogProps) {
  const texts = useAreaTexts();
  const about = PIXELS[kind];
  const isKept = setUp?.has_secret ?? false;
  const form = useSchemaForm(pixelForm(isKept), {
    defaultValues: {
      id: setUp?.id ?? '',
      secret: '',
      testCode: setUp?.testCode ?? '',
      enabled: setUp?.enabled ?? true,
    },
  });
  const { mutate, isPending } = useChangePixel({
    form,
    fieldNames: sentNamesOf(kind),
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.pixelSaved, texts.connectionAddedHelp);
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  const input = { autoComplete: 'off', spellCheck: false, readOnly: isSubmitting };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={about.title}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
      isPending={isPending}
      onSubmit={form.handleSubmit((values) =>
        mutate({ params: { project_id: projectId }, body: bodyOf(kind, values) }),
      )}
      autoComplete="off"
    >
      <Stack gap="5">
        <TextField
          label={texts[about.idLabel]}
          helper={texts[about.idHelp]}
          placeholder={about.example}
          data-autofocus=""
          error={errors.id?.message}
          {...input}
          {...form.register('id')}
        />
        <PasswordField
          label={texts[about.secretLabel]}
          helper={isKept ? texts.secretKept : texts[about.secretHelp]}
          placeholder={isKept ? '••••••••' : undefined}
          error={errors.secret?.message}
          {...input}
          autoComplete="new-password"
          {...form.register('secret')}
        />
        {about.hasTestCode && (
          <TextField
            label={texts.optional(texts.testCode)}
            helper={texts.testCodeHelp}
            placeholder="TEST12345"
            error={errors.testCode?.message}
            {...input}
            {...form.register('testCode')}
          />
        )}
        <CheckboxField label={texts.pixelEnabled} {...form.register('enabled')} />
      </Stack>
    </FormDialog>
  );
}
