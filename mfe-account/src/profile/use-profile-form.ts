import { api, calls, emptyToNull, hasCapability, messageOf, notify, useRefresh } from '@landfall/shared';
import { dataOf, type ProfileForm, profileForm, type Reauth, type User, user } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm, withUntouched } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../texts.ts';

const answer = dataOf(user);

/** The profile form. What the person typed survives each new reading of the account. */
export function useProfileForm({ name, email }: User) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const form = useSchemaForm(profileForm, { defaultValues: { fullName: name, email }, draft: 'profile' });
  const { reset, formState } = form;
  const { dirtyFields } = formState;
  const [asking, setAsking] = useState<{ open: boolean; fields: ProfileForm }>();

  useEffect(() => reset({ fullName: name, email }, { keepDirtyValues: true, keepDirty: true }), [name, email, reset]);

  const save = async (fields: ProfileForm, emailChanged: boolean, proof?: Reauth) => {
    const { password: old_password, otp } = proof ?? {};
    const body = { ...emptyToNull({ name: fields.fullName, email: fields.email }), old_password, otp };
    await api.put(calls.me, body, { expect: [200] });
    // A changed e-mail counts once it is confirmed.
    const waits = hasCapability('account.confirm') && emailChanged;
    reset(waits ? { ...fields, email } : fields);
    notify.success(texts.profileSaved, waits ? texts.confirmSent(fields.email) : undefined);
    void refresh(calls.me);
  };
  const fail = (error: unknown) => {
    showFieldErrors(form, error, { name: 'fullName' });
    notify.error(messageOf(error, texts.profileFailed));
  };

  const submit = form.handleSubmit(async (typed) => {
    const emailChanged = Boolean(dirtyFields.email) && typed.email !== email;
    try {
      const fields = await withUntouched(typed, dirtyFields, async () => {
        const { data } = await api.get(calls.me, answer);
        return { fullName: data.name || typed.fullName, email: data.email };
      });
      if (emailChanged && hasCapability('account.reauth')) setAsking({ open: true, fields });
      else await save(fields, emailChanged);
    } catch (error) {
      fail(error);
    }
  });

  const stopAsking = () => setAsking((last) => last && { ...last, open: false });
  /** What a changed e-mail asks for; undefined until it does. */
  const reauth = asking && {
    open: asking.open,
    email: asking.fields.email,
    onClose: stopAsking,
    act: async (proof: Reauth) => {
      await save(asking.fields, true, proof);
      stopAsking();
    },
    onFailure: (error: unknown) => {
      stopAsking();
      fail(error);
    },
  };

  return { form, submit, reauth };
}
