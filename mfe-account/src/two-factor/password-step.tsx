import { ApiError } from '@landfall/shared';
import { twoFactorStart } from '@landfall/shared/contracts';
import { PasswordField, showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useEffect } from 'react';
import { useAreaTexts } from '../texts.ts';
import { useTwoFactorCalls } from './use-two-factor.ts';

export interface StepProps<T> {
  formId: string;
  onPending: (pending: boolean) => void;
  /** Told what no field of the step is to blame for. */
  onFailure: (error: unknown) => void;
  onDone: (result: T) => void;
}

/** Confirms that it is the account's owner who sits here. */
export function PasswordStep({ formId, onPending, onFailure, onDone }: StepProps<{ secret: string; uri: string }>) {
  const texts = useAreaTexts();
  const { start } = useTwoFactorCalls();
  const form = useSchemaForm(twoFactorStart, { defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => onPending(isSubmitting), [isSubmitting, onPending]);

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onDone(await start(password));
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      if (error instanceof ApiError && error.code === 'wrong_password')
        form.setError('password', { message: error.message });
      else onFailure(error);
    }
  });

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        data-autofocus=""
        readOnly={isSubmitting}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </form>
  );
}
