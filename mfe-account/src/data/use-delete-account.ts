import {
  ApiError,
  api,
  calls,
  dropAllDrafts,
  messageOf,
  notify,
  paths,
  removeToken,
  useClearData,
  useNavigate,
} from '@landfall/shared';
import { deleteAccount } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { type FormEvent, useState } from 'react';
import { useAreaTexts } from '../texts.ts';

/** Which field a failure speaks of. */
const FIELDS = { wrong_password: 'password', otp_wrong: 'otp', otp_required: 'otp' } as const;

/** The account's end: the form, and what follows once the account is gone. */
export function useDeleteAccount() {
  const texts = useAreaTexts();
  const navigate = useNavigate();
  const clearData = useClearData();
  const [sure, setSure] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useSchemaForm(deleteAccount, { defaultValues: { password: '', otp: '' } });

  const fail = (error: unknown) => {
    if (showFieldErrors(form, error)) return;
    const message = messageOf(error, texts.tryAgainLater);
    const code = error instanceof ApiError ? error.code : undefined;
    if (!code || !Object.hasOwn(FIELDS, code)) return notify.error(texts.accountNotDeleted, message);
    const field = FIELDS[code as keyof typeof FIELDS];
    if (field === 'otp') setAsksForCode(true);
    form.setError(field, { message });
  };

  const remove = form.handleSubmit(async ({ password, otp }) => {
    if (!sure) return;
    try {
      await api.delete(calls.me, { json: otp ? { password, otp } : { password } });
    } catch (error) {
      return fail(error);
    }
    removeToken();
    dropAllDrafts();
    clearData();
    notify.success(texts.accountDeleted);
    navigate(paths.login, { replace: true });
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    setSubmitted(true);
    return remove(event);
  };

  return { form, submit, sure, setSure, unsure: submitted && !sure, asksForCode };
}
