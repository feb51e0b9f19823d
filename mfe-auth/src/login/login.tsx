import { Button, chakra, Link, paths, Stack, Text } from '@landfall/shared';
import { PasswordField, TextField } from '@landfall/shared/form';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { useLogin } from './use-login.ts';

const PlainLink = chakra('a', {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    rounded: 'sm',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});

export function Login() {
  const { form, submit } = useLogin();
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthLayout title="Welcome back" description="Sign in to your account to go on building.">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Stack gap="2">
            <PasswordField
              label="Password"
              autoComplete="current-password"
              error={errors.password?.message}
              {...form.register('password')}
            />
            <Text fontSize="sm" textAlign="end">
              <PlainLink href="#" onClick={(event) => event.preventDefault()}>
                Forgot your password?
              </PlainLink>
            </Text>
          </Stack>
          <Button type="submit" loading={isSubmitting} loadingText="Signing in...">
            Sign in
          </Button>
          <Text textAlign="center" color="fg.muted">
            Don't have an account?{' '}
            <PlainLink asChild>
              <Link to={paths.register}>Register</Link>
            </PlainLink>
          </Text>
        </Stack>
      </form>
    </AuthLayout>
  );
}
