import {
  type ApiError,
  getRuntimeConfig,
  messageOf,
  notify,
  pause,
  returnPath,
  setToken,
  useLocation,
  useNavigate,
} from '@landfall/shared';
import type { LoginForm } from '@landfall/shared/contracts';
import { useRef, useState } from 'react';
import { useLogIn } from '../api/account.ts';
import { useAuthTexts } from '../texts.ts';
import { useLoginForm } from './use-login-form.ts';

/** A response that says it is fine, and brings no token, has no reason to tell. */
const reasonOf = (error: ApiError, fallback: string) => (error.status === 200 ? fallback : messageOf(error, fallback));

/** The password was changed meanwhile, for instance: it begins anew. A lost connection only needs another try. */
const endsAttempt = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/**
 * The sign-in form and what happens when it is sent: a token and the dashboard, or a notification that says why not.
 * `secondFactor` is there once the backend has asked for a code beside the right password.
 */
export function useLogin() {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useLoginForm();
  const [asked, setAsked] = useState<LoginForm>();

  const wrongCode = useRef<string>(undefined);
  const forget = () => setAsked(undefined);

  const { mutate } = useLogIn({
    onSuccess: ({ access_token, message }) => {
      setToken(access_token);
      notify.success(message || texts.loginSuccess);
      navigate(returnPath(state), { replace: true });
    },
    onError: (error, { body }) => {
      const reason = reasonOf(error, texts.loginError);
      if (body.otp === undefined && error.code === 'otp_required') setAsked(body);
      else if (body.otp !== undefined && error.code === 'otp_wrong') wrongCode.current = reason;
      else notify.error(reason);
      if (body.otp !== undefined && error.code !== 'otp_wrong' && endsAttempt(error)) forget();
      return true;
    },
  });

  const submit = form.handleSubmit(async (body) => {
    await pause(getRuntimeConfig().delays.login);
    await mutate({ body });
    form.reset();
  });

  /** Answers what is wrong with the code. */
  const sendCode = async (credentials: LoginForm, otp: string): Promise<string | undefined> => {
    wrongCode.current = undefined;
    await mutate({ body: { ...credentials, otp } });
    return wrongCode.current;
  };

  const secondFactor = asked && { onCode: (code: string) => sendCode(asked, code), onBack: forget };
  return { form, submit, secondFactor };
}
