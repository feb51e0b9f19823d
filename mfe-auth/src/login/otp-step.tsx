import { Button, Stack } from '@landfall/shared';
import { twoFactorConfirm } from '@landfall/shared/contracts';
import { TextField, useSchemaForm } from '@landfall/shared/form';
import { useAuthTexts } from '../texts.ts';

interface OtpStepProps {
  /** Signs in with the code. Resolves to why the code was refused; to nothing where something else decides. */
  onCode: (code: string) => Promise<string | undefined>;
  onBack: () => void;
}

/** The second factor: the code of the authenticator app, or a recovery code. */
export default function OtpStep({ onCode, onBack }: OtpStepProps) {
  const texts = useAuthTexts();
  const form = useSchemaForm(twoFactorConfirm, { defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    const refusal = await onCode(code);
    if (!refusal) return;
    form.reset();
    form.setError('code', { message: refusal }, { shouldFocus: true });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <TextField
          label={texts.code}
          helper={texts.otpHelp}
          autoComplete="one-time-code"
          autoFocus
          readOnly={isSubmitting}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" loading={isSubmitting} loadingText={texts.signingIn}>
          {texts.signIn}
        </Button>
        <Button variant="ghost" colorPalette="gray" disabled={isSubmitting} onClick={onBack}>
          {texts.backToLogin}
        </Button>
      </Stack>
    </form>
  );
}
