import { getRuntimeConfig, notify, paths, pause, useNavigate } from '@landfall/shared';
import { registerForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useRegistration } from '../api/account.ts';
import { useAuthTexts } from '../texts.ts';

const EMPTY = { email: '', password: '', confirmPassword: '', code: '', terms: false };

/** The registration form and what happens when it is sent: the sign-in screen, or a notification that says why not. */
export function useRegister() {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const form = useSchemaForm(registerForm, { defaultValues: EMPTY });
  const { mutate } = useRegistration({
    onSuccess: (response) => {
      notify.success(response?.message || texts.registerSuccess);
      navigate(paths.login);
    },
    failure: texts.registerError,
  });

  const submit = form.handleSubmit(async (body) => {
    await pause(getRuntimeConfig().delays.register);
    await mutate({ body });
    form.reset(EMPTY);
  });

  return { form, submit };
}
