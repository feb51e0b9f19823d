import { Button, hasCapability, Link, paths, Stack, Text } from '@landfall/shared';
import { PasswordField, TextField } from '@landfall/shared/fields';
import { lazy, Suspense } from 'react';
import { AuthLayout } from '../components/auth-layout.tsx';
import { BuyCode } from '../components/buy-code.tsx';
import { PlainLink } from '../components/plain-link.tsx';
import { useAuthTexts } from '../texts.ts';
import { useLogin } from './use-login.ts';

const OtpStep = lazy(() => import('./otp-step.tsx'));

export function Login() {
  const texts = useAuthTexts();
  const { form, submit, secondFactor } = useLogin();
  const { errors, isSubmitting } = form;
  if (secondFactor)
    return (
      <AuthLayout title={texts.codeTitle} description={texts.codeTitleHelp}>
        <Suspense fallback={null}>
          <OtpStep {...secondFactor} />
        </Suspense>
      </AuthLayout>
    );
  return (
    <AuthLayout title={texts.welcomeBack} description={texts.signInHelp}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <TextField
            label={texts.email}
            type="email"
            autoComplete="username"
            autoFocus
            error={errors.email}
            {...form.register('email')}
          />
          <Stack gap="2">
            <PasswordField
              label={texts.password}
              autoComplete="current-password"
              error={errors.password}
              {...form.register('password')}
            />
            <Text fontSize="sm" textAlign="end">
              {hasCapability('password.reset') ? (
                <PlainLink asChild>
                  <Link to={paths.forgotPassword}>{texts.forgotPassword}</Link>
                </PlainLink>
              ) : (
                <PlainLink href="#" onClick={(event) => event.preventDefault()}>
                  {texts.forgotPassword}
                </PlainLink>
              )}
            </Text>
          </Stack>
          <Button type="submit" loading={isSubmitting} loadingText={texts.signingIn}>
            {texts.signIn}
          </Button>
          <Text textAlign="center" color="fg.muted">
            {texts.noAccount}{' '}
            <PlainLink asChild>
              <Link to={paths.register}>{texts.register}</Link>
            </PlainLink>
          </Text>
          <BuyCode />
        </Stack>
      </form>
    </AuthLayout>
  );
}
