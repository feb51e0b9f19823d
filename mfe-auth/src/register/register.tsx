import { Button, chakra, getRuntimeConfig, IconButton, Link, paths, Stack, Text } from '@landfall/shared';
import { CheckboxField, PasswordField, TextField } from '@landfall/shared/form';
import { Hint } from '@landfall/shared/overlay';
import { CircleHelp } from 'lucide-react';
import { useRegister } from './use-register.ts';

const PlainLink = chakra('a', {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    rounded: 'sm',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});

const CodeHelp = () => (
  <Hint content="You find the code in the e-mail that you received after your purchase. Each code makes one account.">
    <IconButton type="button" aria-label="About the purchase code" variant="ghost" colorPalette="gray" size="2xs">
      <CircleHelp />
    </IconButton>
  </Hint>
);

export default function Register() {
  const { form, submit } = useRegister();
  const { errors, isSubmitting } = form.formState;
  return (
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
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <TextField
          label="Purchase code"
          aside={<CodeHelp />}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <CheckboxField
          error={errors.terms?.message}
          label={
            <>
              I accept the{' '}
              <PlainLink href={getRuntimeConfig().links.terms} target="_blank" rel="noreferrer">
                terms and conditions
              </PlainLink>
            </>
          }
          {...form.register('terms')}
        />
        <Button type="submit" loading={isSubmitting} loadingText="Creating account...">
          Create account
        </Button>
        <Text textAlign="center" color="fg.muted">
          Already have an account?{' '}
          <PlainLink asChild>
            <Link to={paths.login}>Login</Link>
          </PlainLink>
        </Text>
      </Stack>
    </form>
  );
}
