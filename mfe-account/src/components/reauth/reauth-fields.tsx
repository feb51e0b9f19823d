import { PasswordField, TextField } from '@landfall/shared/form';
import { useAreaTexts } from '../../texts.ts';
import type { useReauthForm } from './use-reauth-form.ts';

/** The fields by which a person confirms to be the account's owner. */
export function ReauthFields({ form, asksForCode }: Pick<ReturnType<typeof useReauthForm>, 'form' | 'asksForCode'>) {
  const texts = useAreaTexts();
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        data-autofocus=""
        readOnly={isSubmitting}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {asksForCode && (
        <TextField
          label={texts.code}
          helper={texts.codeOrRecovery}
          autoComplete="one-time-code"
          readOnly={isSubmitting}
          error={errors.otp?.message}
          {...form.register('otp')}
        />
      )}
    </>
  );
}
