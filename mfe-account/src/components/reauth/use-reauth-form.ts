import { ApiError } from '@landfall/shared';
import { type Reauth, reauth, reauthWithCode } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useAsksForCode } from './use-asks-for-code.ts';

/** Which field a failure speaks of. */
const FIELDS = {
  password_required: 'password',
  wrong_password: 'password',
  otp_wrong: 'otp',
  otp_required: 'otp',
} as const;
const fieldOf = (error: unknown) =>
  error instanceof ApiError && error.code && Object.hasOwn(FIELDS, error.code)
    ? FIELDS[error.code as keyof typeof FIELDS]
    : undefined;

export interface ReauthFormOptions {
  /** The account is known to have a second factor. */
  withCode?: boolean;
  /** Does what is asked for; what it throws about password or code is told beside their fields. */
  act: (proof: Reauth) => Promise<void>;
  /** Told what neither field is to blame for. */
  onFailure: (error: unknown) => void;
}

/** Password, and the second factor's code where the account has one or the backend asks for it. */
export function useReauthForm({ withCode = false, act, onFailure }: ReauthFormOptions) {
  const [asks, learn] = useAsksForCode(() => form.setFocus('otp'));
  const asksForCode = withCode || asks;
  const form = useSchemaForm<typeof reauth | typeof reauthWithCode>(asksForCode ? reauthWithCode : reauth, {
    defaultValues: { password: '', otp: '' },
  });

  const submit = form.handleSubmit(async ({ password, otp }) => {
    try {
      await act(otp ? { password, otp } : { password });
    } catch (error) {
      learn(error);
      const field = fieldOf(error);
      if (showFieldErrors(form, error, { old_password: 'password' })) return;
      if (field) form.setError(field, { message: (error as ApiError).message }, { shouldFocus: true });
      else onFailure(error);
    }
  });

  return { form, submit, asksForCode };
}
