import { emptyToNull, hasCapability, messageOf, notify } from '@landfall/shared';
import { type ProfileForm, profileForm, type Reauth, type User } from '@landfall/shared/contracts';
import { mergeUntouched, showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { fetchAccount, sendAccount, useAccountMutation, useRefreshAccount } from '../api/profile.ts';
import { useAreaTexts } from '../texts.ts';

const FIELD_NAMES = { name: 'fullName' } as const;

/** The profile form. What the person typed survives each new reading of the account. */
export function useProfileForm({ name, email }: User) {
  const texts = useAreaTexts();
  const refresh = useRefreshAccount();
  const form = useSchemaForm(profileForm, { defaultValues: { fullName: name, email }, draft: 'profile' });
  const { reset, formState } = form;
  const { dirtyFields } = formState;
  const [asking, setAsking] = useState<{ open: boolean; fields: ProfileForm }>();

  useEffect(() => reset({ fullName: name, email }, { keepDirtyValues: true, keepDirty: true }), [name, email, reset]);

  const save = async (fields: ProfileForm, emailChanged: boolean, proof?: Reauth) => {
    const { password: old_password, otp } = proof ?? {};
    const body = { ...emptyToNull({ name: fields.fullName, email: fields.email }), old_password, otp };
    await sendAccount(body);
    // A changed e-mail counts once it is confirmed.
    const waits = hasCapability('account.confirm') && emailChanged;
    reset(waits ? { ...fields, email } : fields);
    notify.success(texts.profileSaved, waits ? texts.confirmSent(fields.email) : undefined);
  };

  const { mutate } = useAccountMutation(
    async (typed: ProfileForm) => {
      const emailChanged = Boolean(dirtyFields.email) && typed.email !== email;
      const fields = await mergeUntouched(typed, dirtyFields, async () => {
        const stored = await fetchAccount();
        return { fullName: stored.name || typed.fullName, email: stored.email };
      });
      if (emailChanged && hasCapability('account.reauth')) setAsking({ open: true, fields });
      else await save(fields, emailChanged);
    },
    { form, fieldNames: FIELD_NAMES, failure: texts.profileFailed },
  );
  const submit = form.handleSubmit(async (typed) => void (await mutate(typed)));

  const stopAsking = () => setAsking((last) => last && { ...last, open: false });
  /** What a changed e-mail asks for; undefined until it does. */
  const reauth = asking && {
    open: asking.open,
    email: asking.fields.email,
    onClose: stopAsking,
    act: async (proof: Reauth) => {
      await save(asking.fields, true, proof);
      void refresh();
      stopAsking();
    },
    onFailure: (error: unknown) => {
      stopAsking();
      if (!showFieldErrors(form, error, FIELD_NAMES)) notify.error(messageOf(error, texts.profileFailed));
    },
  };

  return { form, submit, reauth };
}
