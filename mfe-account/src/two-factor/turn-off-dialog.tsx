import { ApiError, Button, messageOf, notify, Stack } from '@landfall/shared';
import { twoFactorEnd } from '@landfall/shared/contracts';
import { PasswordField, showFieldErrors, TextField, useSchemaForm } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { useAreaTexts } from '../texts.ts';
import { useTwoFactorCalls } from './use-two-factor.ts';

const FORM_ID = 'turn-off-two-factor';
/** Which field a failure speaks of. */
const FIELDS = { wrong_password: 'password', otp_wrong: 'otp', otp_required: 'otp' } as const;
const fieldOf = (error: unknown) =>
  error instanceof ApiError && error.code && Object.hasOwn(FIELDS, error.code)
    ? FIELDS[error.code as keyof typeof FIELDS]
    : undefined;

/** Password and a code: whoever found this tab open cannot turn it off. */
export default function TurnOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useAreaTexts();
  const { end } = useTwoFactorCalls();
  const form = useSchemaForm(twoFactorEnd, { defaultValues: { password: '', otp: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password, otp }) => {
    try {
      await end(password, otp);
      notify.success(texts.twoFactorOff);
      onClose();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const field = fieldOf(error);
      const message = messageOf(error, texts.tryAgainLater);
      if (field) form.setError(field, { message });
      else notify.error(message);
    }
  });

  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      closeOnOutside={false}
      title={texts.turnOffTitle}
      description={texts.turnOffHelp}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isSubmitting} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} colorPalette="red" loading={isSubmitting}>
            {texts.turnOff}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap="5">
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            data-autofocus=""
            readOnly={isSubmitting}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <TextField
            label={texts.code}
            helper={texts.codeOrRecovery}
            autoComplete="one-time-code"
            readOnly={isSubmitting}
            error={errors.otp?.message}
            {...form.register('otp')}
          />
        </Stack>
      </form>
    </Modal>
  );
}
