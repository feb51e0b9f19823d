import { api, calls, emptyToNull, hasCapability, messageOf, notify, useRefresh } from '@landfall/shared';
import { CODE_REQUIRED, passwordForm } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useCallback, useState } from 'react';
import { useAsksForCode } from '../reauth/use-asks-for-code.ts';
import { SESSIONS } from '../sessions/use-sessions.ts';
import { useAreaTexts } from '../texts.ts';

const EMPTY = { currentPassword: '', otp: '', newPassword: '', confirmPassword: '' };
const FIELD_NAMES = { old_password: 'currentPassword', password: 'newPassword' } as const;

/** The change-password form. `changes` counts what succeeded while its notice is shown; 0 where there is none. */
export function usePasswordForm() {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const form = useSchemaForm(passwordForm, { defaultValues: EMPTY });
  const [asksForCode, learn] = useAsksForCode(() => form.setFocus('otp'));
  const [changes, setChanges] = useState(0);
  const dismiss = useCallback(() => setChanges(0), []);

  const submit = form.handleSubmit(async ({ currentPassword, otp, newPassword }) => {
    dismiss();
    if (asksForCode && !otp) return form.setError('otp', { message: CODE_REQUIRED }, { shouldFocus: true });
    try {
      const body = emptyToNull({ old_password: currentPassword, password: newPassword });
      await api.put(calls.me, otp ? { ...body, otp } : body, { expect: [200] });
    } catch (error) {
      learn(error);
      showFieldErrors(form, error, FIELD_NAMES);
      notify.error(messageOf(error, texts.passwordFailed));
      return;
    }
    form.reset(EMPTY);
    setChanges((count) => count + 1);
    void refresh(calls.me);
    // Every other session has ended with it.
    if (hasCapability('sessions')) void refresh(SESSIONS);
  });

  return { form, submit, changes, dismiss, asksForCode };
}
