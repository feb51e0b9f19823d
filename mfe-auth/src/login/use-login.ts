import {
  api,
  getRuntimeConfig,
  messageOf,
  notify,
  pause,
  returnPath,
  setToken,
  useLocation,
  useNavigate,
} from '@landfall/shared';
import { loginAnswer, loginForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useAuthTexts } from '../texts.ts';

const EMPTY = { email: '', password: '' };

/** The sign-in form and what happens when it is sent: a token and the dashboard, or a notification that says why not. */
export function useLogin() {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useSchemaForm(loginForm, { defaultValues: EMPTY });

  const submit = form.handleSubmit(async (credentials) => {
    await pause(getRuntimeConfig().delays.login);
    try {
      const { access_token, message } = await api.post('/v1/api/login', credentials, loginAnswer, { expect: [200] });
      setToken(access_token);
      notify.success(message || texts.loginSuccess);
      navigate(returnPath(state), { replace: true });
    } catch (error) {
      notify.error(messageOf(error, texts.loginError));
    }
    form.reset(EMPTY);
  });

  return { form, submit };
}
