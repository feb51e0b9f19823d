import { dropAllDrafts, messageOf, notify, paths, removeToken, useClearData, useNavigate } from '@landfall/shared';
import type { Reauth } from '@landfall/shared/contracts';
import { type FormEvent, useState } from 'react';
import { sendDeleteAccount } from '../api/data.ts';
import { useReauthForm } from '../components/reauth/use-reauth-form.ts';
import { useAreaTexts } from '../texts.ts';

/** The account's end: the form, and what follows once the account is gone. */
export function useDeleteAccount() {
  const texts = useAreaTexts();
  const navigate = useNavigate();
  const clearData = useClearData();
  const [sure, setSure] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const remove = async (proof: Reauth) => {
    if (!sure) return;
    await sendDeleteAccount(proof);
    removeToken();
    dropAllDrafts();
    clearData();
    notify.success(texts.accountDeleted);
    navigate(paths.login, { replace: true });
  };
  const { form, submit, asksForCode } = useReauthForm({
    act: remove,
    onFailure: (error) => notify.error(texts.accountNotDeleted, messageOf(error, texts.tryAgainLater)),
  });

  const submitBoth = (event: FormEvent<HTMLFormElement>) => {
    setSubmitted(true);
    return submit(event);
  };

  return { form, submit: submitBoth, sure, setSure, unsure: submitted && !sure, asksForCode };
}
