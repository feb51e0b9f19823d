import { Button, EmptyState, Link, notify, paths, Stack, useNavigate, useSearchParams } from '@landfall/shared';
import { resetPasswordForm } from '@landfall/shared/contracts';
import { PasswordField, useSchemaForm } from '@landfall/shared/form';
import { useResetPassword } from '../api/account.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { useAuthTexts } from '../texts.ts';

function ResetPasswordForm({ token }: { token: string }) {
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

/** Where the link of a reset mail leads. */
export default function ResetPassword() {
  const texts = useAuthTexts();
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <AuthLayout title={texts.resetTitle} description={texts.resetHelp}>
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <EmptyState
          title={texts.noToken}
          description={texts.noTokenHelp}
          action={
            <Button asChild>
              <Link to={paths.forgotPassword}>{texts.askAgain}</Link>
            </Button>
          }
        />
      )}
    </AuthLayout>
  );
}
