import { api, calls, emptyToNull, messageOf, notify, useRefresh } from '@landfall/shared';
import { profileForm, type User } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useEffect } from 'react';

/** The profile form. What the person typed survives each new reading of the account. */
export function useProfileForm({ name, email }: User) {
  const refresh = useRefresh();
  const form = useSchemaForm(profileForm, { defaultValues: { fullName: name, email } });
  const { reset } = form;

  useEffect(() => reset({ fullName: name, email }, { keepDirtyValues: true, keepDirty: true }), [name, email, reset]);

  const submit = form.handleSubmit(async (fields) => {
    try {
      await api.put(calls.me, emptyToNull({ name: fields.fullName, email: fields.email }), { expect: [200] });
    } catch (error) {
      showFieldErrors(form, error, { name: 'fullName' });
      notify.error(messageOf(error, 'Error updating user'));
      return;
    }
    reset(fields);
    notify.success('Data updated successfully');
    void refresh(calls.me);
  });

  return { form, submit };
}
