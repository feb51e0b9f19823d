import {
  ApiError,
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
import { type LoginForm, loginAnswer, loginForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useState } from 'react';
import { useAuthTexts } from '../texts.ts';

const EMPTY = { email: '', password: '' };

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** An answer that says it is fine, and brings no token, has no reason to tell. */
const reasonOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.status === 200 ? fallback : messageOf(error, fallback);

/**
 * The sign-in form and what happens when it is sent: a token and the dashboard, or a notification that says why not.
 * `secondFactor` is there once the backend has asked for a code beside the right password.
 */
export function useLogin() {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useSchemaForm(loginForm, { defaultValues: EMPTY });
  const [asked, setAsked] = useState<LoginForm>();

  const signIn = async (credentials: LoginForm) => {
    const { access_token, message } = await api.post('/v1/api/login', credentials, loginAnswer, { expect: [200] });
    setToken(access_token);
    notify.success(message || texts.loginSuccess);
    navigate(returnPath(state), { replace: true });
  };

  const submit = form.handleSubmit(async (credentials) => {
    await pause(getRuntimeConfig().delays.login);
    try {
      await signIn(credentials);
    } catch (error) {
      if (codeOf(error) === 'otp_required') setAsked(credentials);
      else notify.error(reasonOf(error, texts.loginError));
    }
    form.reset(EMPTY);
  });

  const forget = () => setAsked(undefined);

  const sendCode = async (credentials: LoginForm, otp: string): Promise<string | undefined> => {
    try {
      await signIn({ ...credentials, otp });
    } catch (error) {
      const message = reasonOf(error, texts.loginError);
      if (codeOf(error) === 'otp_wrong') return message;
      notify.error(message);
      // The password was changed meanwhile, for instance: it begins anew. A lost connection only needs another try.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) forget();
    }
    return undefined;
  };

  const secondFactor = asked && { onCode: (code: string) => sendCode(asked, code), onBack: forget };
  return { form, submit, secondFactor };
}
