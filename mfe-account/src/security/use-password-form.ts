import { hasCapability } from '@landfall/shared';
import { CODE_REQUIRED, passwordForm, type UserUpdate } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useCallback, useState } from 'react';
import { sendAccount, useAccountMutation } from '../api/profile.ts';
import { useRefreshSessions } from '../api/sessions.ts';
import { useAsksForCode } from '../components/reauth/use-asks-for-code.ts';
import { useAreaTexts } from '../texts.ts';

const EMPTY = { currentPassword: '', otp: '', newPassword: '', confirmPassword: '' };
const FIELD_NAMES = { old_password: 'currentPassword', password: 'newPassword' } as const;

/** The change-password form. `changes` counts what succeeded while its notice is shown; 0 where there is none. */
export function usePasswordForm() {
  const texts = useAreaTexts();
  const refreshSessions = useRefreshSessions();
  const form = useSchemaForm(passwordForm, { defaultValues: EMPTY });
  const [asksForCode, learn] = useAsksForCode(() => form.setFocus('otp'));
  const [changes, setChanges] = useState(0);
  const dismiss = useCallback(() => setChanges(0), []);

  const { mutate } = useAccountMutation((body: UserUpdate) => sendAccount(body), {
    form,
    fieldNames: FIELD_NAMES,
    onSuccess: () => {
      form.reset(EMPTY);
      setChanges((count) => count + 1);
      // Every other session has ended with it.
      if (hasCapability('sessions')) void refreshSessions();
    },
    onError: (error) => {
      learn(error);
      return false;
    },
    failure: texts.passwordFailed,
  });

  const submit = form.handleSubmit(async ({ currentPassword, otp, newPassword }) => {
    dismiss();
    if (asksForCode && !otp) return form.setError('otp', { message: CODE_REQUIRED }, { shouldFocus: true });
    await mutate({ old_password: currentPassword, password: newPassword, ...(otp && { otp }) });
  });

  return { form, submit, changes, dismiss, asksForCode };
}
