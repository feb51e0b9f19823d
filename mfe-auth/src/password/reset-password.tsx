import { Button, Link, notify, paths, Skeleton, Stack, useNavigate, useSearchParams } from '@landfall/shared';
import { resetPasswordForm } from '@landfall/shared/contracts';
import { PasswordField, useSchemaForm } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { isResetLink, useResetPassword } from '../api/account.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useAuthTexts } from '../texts.ts';

interface ResetPasswordFormProps {
  token: string;
  /** The link has come to its end since it was opened. */
  onInvalid: () => void;
}

function ResetPasswordForm({ token, onInvalid }: ResetPasswordFormProps) {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const form = useSchemaForm(resetPasswordForm, { defaultValues: { password: '', confirmPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const { mutate } = useResetPassword({
    form,
    onSuccess: () => {
      notify.success(texts.passwordChanged);
      navigate(paths.login, { replace: true });
    },
    onError: ({ code }) => {
      if (code !== 'reset_invalid') return false;
      onInvalid();
      return true;
    },
    failure: texts.requestFailed,
  });
  const submit = form.handleSubmit(async ({ password }) => void (await mutate({ body: { token, password } })));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          autoFocus
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" loading={isSubmitting} loadingText={texts.changing}>
          {texts.changePassword}
        </Button>
      </Stack>
    </form>
  );
}

/** A link that leads to no form: why, and the way to one that does. */
function NoLink({ title, description }: { title: string; description: string }) {
  const texts = useAuthTexts();
  return (
    <AuthLayout title={title} description={description} isAlert>
      <Button asChild autoFocus w="full">
        <Link to={paths.forgotPassword}>{texts.askAgain}</Link>
      </Button>
    </AuthLayout>
  );
}

/** The form, once the link is known to work. */
function CheckedLink({ token }: { token: string }) {
  const texts = useAuthTexts();
  const [works, setWorks] = useState<boolean>();
  useEffect(() => {
    let isShown = true;
    void isResetLink(token).then((known) => isShown && setWorks(known));
    return () => {
      isShown = false;
    };
  }, [token]);
  if (works === false) return <NoLink title={texts.resetInvalid} description={texts.resetInvalidHelp} />;
  return (
    <AuthLayout title={texts.resetTitle} description={texts.resetHelp}>
      {works ? (
        <ResetPasswordForm token={token} onInvalid={() => setWorks(false)} />
      ) : (
        <Skeleton h="56" rounded="lg" aria-busy="true" />
      )}
    </AuthLayout>
  );
}

/** Where the link of a reset mail leads. */
export default function ResetPassword() {
  const texts = useAuthTexts();
  const [params] = useSearchParams();
  const token = params.get('token');
  if (!token) return <NoLink title={texts.noToken} description={texts.noTokenHelp} />;
  return <CheckedLink key={token} token={token} />;
}
