import { Box, Button, EmptyState, Link, paths, Stack, Text } from '@landfall/shared';
import { forgotPasswordForm } from '@landfall/shared/contracts';
import { TextField, useSchemaForm } from '@landfall/shared/form';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForgotPassword } from '../api/account.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { PlainLink } from '../components/plain-link.tsx';
import { useAuthTexts } from '../texts.ts';

function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const texts = useAuthTexts();
  const form = useSchemaForm(forgotPasswordForm, { defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const { mutate } = useForgotPassword({ onSuccess: onSent, failure: texts.requestFailed });
  const submit = form.handleSubmit(async (body) => void (await mutate({ body })));
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
        <Button type="submit" loading={isSubmitting} loadingText={texts.sending}>
          {texts.sendLink}
        </Button>
        <Text textAlign="center">
          <PlainLink asChild>
            <Link to={paths.login}>{texts.backToLogin}</Link>
          </PlainLink>
        </Text>
      </Stack>
    </form>
  );
}

/** The form is gone, and the focus with it: it goes on here. */
function LinkSent() {
  const texts = useAuthTexts();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <Box role="status" ref={status} tabIndex={-1} outline="none">
      <EmptyState
        icon={<MailCheck size={32} />}
        title={texts.linkSent}
        description={texts.linkSentHelp}
        action={
          <PlainLink asChild>
            <Link to={paths.login}>{texts.backToLogin}</Link>
          </PlainLink>
        }
      />
    </Box>
  );
}

/** Asks for a link to choose a new password. The answer is the same whether or not the e-mail has an account. */
export default function ForgotPassword() {
  const texts = useAuthTexts();
  const [sent, setSent] = useState(false);
  return (
    <AuthLayout title={texts.forgotTitle} description={texts.forgotHelp}>
      {sent ? <LinkSent /> : <ForgotPasswordForm onSent={() => setSent(true)} />}
    </AuthLayout>
  );
}
