import { Button, getRuntimeConfig, IconButton, Link, paths, Stack, Text } from '@landfall/shared';
import { CheckboxField, PasswordField, TextField } from '@landfall/shared/form';
import { Hint } from '@landfall/shared/overlay';
import { CircleHelp } from 'lucide-react';
import { BuyCode } from '../components/buy-code.tsx';
import { PlainLink } from '../components/plain-link.tsx';
import { useAuthTexts } from '../texts.ts';
import { useRegister } from './use-register.ts';

function CodeHelp() {
  const texts = useAuthTexts();
  return (
    <Hint content={texts.codeHelp} onPress>
      <IconButton type="button" aria-label={texts.aboutCode} variant="ghost" colorPalette="gray" size="2xs">
        <CircleHelp />
      </IconButton>
    </Hint>
  );
}

export default function Register() {
  const texts = useAuthTexts();
  const { form, submit } = useRegister();
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <TextField
          label={texts.purchaseCode}
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
              {texts.acceptThe}{' '}
              <PlainLink href={getRuntimeConfig().links.terms} target="_blank" rel="noreferrer">
                {texts.terms}
              </PlainLink>
            </>
          }
          {...form.register('terms')}
        />
        <Button type="submit" loading={isSubmitting} loadingText={texts.creatingAccount}>
          {texts.createAccount}
        </Button>
        <Text textAlign="center" color="fg.muted">
          {texts.haveAccount}{' '}
          <PlainLink asChild>
            <Link to={paths.login}>{texts.login}</Link>
          </PlainLink>
        </Text>
        <BuyCode />
      </Stack>
    </form>
  );
}
