import { api, confirmation, getRuntimeConfig, messageOf, notify, paths, pause, useNavigate } from '@landfall/shared';
import { registerForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useAuthTexts } from '../texts.ts';

const EMPTY = { email: '', password: '', confirmPassword: '', code: '', terms: false };

/** The registration form and what happens when it is sent: the sign-in screen, or a notification that says why not. */
export function useRegister() {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const form = useSchemaForm(registerForm, { defaultValues: EMPTY });

  const submit = form.handleSubmit(async (registration) => {
    await pause(getRuntimeConfig().delays.register);
    try {
      const { message } = await api.post('/v1/api/register', registration, confirmation, { expect: [201] });
      notify.success(message || texts.registerSuccess);
      navigate(paths.login);
    } catch (error) {
      notify.error(messageOf(error, texts.registerError));
    }
    form.reset(EMPTY);
  });

  return { form, submit };
}
