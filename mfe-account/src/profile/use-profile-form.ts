import { api, calls, emptyToNull, hasCapability, messageOf, notify, useRefresh } from '@landfall/shared';
import { dataOf, profileForm, type User, user } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm, withUntouched } from '@landfall/shared/form';
import { useEffect } from 'react';
import { useAreaTexts } from '../texts.ts';

const answer = dataOf(user);

/** The profile form. What the person typed survives each new reading of the account. */
export function useProfileForm({ name, email }: User) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const form = useSchemaForm(profileForm, { defaultValues: { fullName: name, email }, draft: 'profile' });
  const { reset, formState } = form;
  const { dirtyFields } = formState;

  useEffect(() => reset({ fullName: name, email }, { keepDirtyValues: true, keepDirty: true }), [name, email, reset]);

  const submit = form.handleSubmit(async (typed) => {
    let fields = typed;
    try {
      fields = await withUntouched(typed, dirtyFields, async () => {
        const { data } = await api.get(calls.me, answer);
        return { fullName: data.name || typed.fullName, email: data.email };
      });
      await api.put(calls.me, emptyToNull({ name: fields.fullName, email: fields.email }), { expect: [200] });
    } catch (error) {
      showFieldErrors(form, error, { name: 'fullName' });
      notify.error(messageOf(error, texts.profileFailed));
      return;
    }
    // A changed e-mail counts once it is confirmed.
    const waits = hasCapability('account.confirm') && dirtyFields.email && fields.email !== email;
    reset(waits ? { ...fields, email } : fields);
    notify.success(texts.profileSaved, waits ? texts.confirmSent(fields.email) : undefined);
    void refresh(calls.me);
  });

  return { form, submit };
}
