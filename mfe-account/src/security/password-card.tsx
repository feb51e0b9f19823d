import { Box, Button, Flex, Grid, Heading, Panel, Stack, Text } from '@landfall/shared';
import { PasswordField, TextField, useWatch } from '@landfall/shared/form';
import { TriangleAlert } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { PassingNotice } from './passing-notice.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useBlockedSpace } from './use-blocked-space.ts';
import { usePasswordForm } from './use-password-form.ts';

function SessionsWarning({ hidden }: { hidden: boolean }) {
  const texts = useAreaTexts();
  return (
    <Flex
      visibility={hidden ? 'hidden' : undefined}
      gap="3"
      p="4"
      rounded="lg"
      borderWidth="1px"
      borderColor="orange.border"
      bg="bg.warning"
    >
      <Box color="fg.warning" pt="0.5" flexShrink="0" aria-hidden="true">
        <TriangleAlert size={18} />
      </Box>
      <Text id="sessions-warning">{texts.sessionsWarning}</Text>
    </Flex>
  );
}

/** @param email tells password managers whose password it is */
export function PasswordCard({ email }: { email: string }) {
  const texts = useAreaTexts();
  const { form, submit, changes, dismiss, asksForCode } = usePasswordForm();
  const { errors, isDirty, isSubmitting } = form.formState;
  const { spaced, onKeyDown } = useBlockedSpace();
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <Panel as="section" aria-labelledby="change-password">
      <Heading as="h2" id="change-password" size="sm" px="6" py="4" borderBottomWidth="1px">
        {texts.changePassword}
      </Heading>
      <form onSubmit={submit} noValidate aria-describedby="sessions-warning">
        <Stack gap="5" p="6">
          {/* One place for both, as high as the warning: nothing jumps when the notice comes and goes. */}
          <Grid css={{ '& > *': { gridArea: '1 / 1' } }}>
            <SessionsWarning hidden={changes > 0} />
            {changes > 0 && (
              <PassingNotice key={changes} onGone={dismiss}>
                {texts.passwordChanged}
              </PassingNotice>
            )}
          </Grid>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            onKeyDown={onKeyDown}
            helper={spaced === 'currentPassword' ? texts.spaceInCurrent : undefined}
            readOnly={isSubmitting}
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <Stack gap="2">
            <PasswordField
              label={texts.newPassword}
              autoComplete="new-password"
              helper={spaced === 'newPassword' ? texts.spaceInNew : texts.newPasswordHelp}
              onKeyDown={onKeyDown}
              readOnly={isSubmitting}
              error={errors.newPassword?.message}
              {...form.register('newPassword')}
            />
            <StrengthMeter password={newPassword} />
          </Stack>
          <PasswordField
            label={texts.confirmNewPassword}
            autoComplete="new-password"
            onKeyDown={onKeyDown}
            helper={spaced === 'confirmPassword' ? texts.spaceInNew : undefined}
            readOnly={isSubmitting}
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword')}
          />
          {/* Last, and once something is typed: nothing jumps when it turns out to be needed. */}
          {asksForCode && isDirty && (
            <TextField
              label={texts.code}
              helper={texts.codeOrRecovery}
              autoComplete="one-time-code"
              readOnly={isSubmitting}
              error={errors.otp?.message}
              {...form.register('otp')}
            />
          )}
        </Stack>
        <Flex justify="flex-end" px="6" py="4" borderTopWidth="1px" bg="bg.subtle">
          <Button type="submit" loading={isSubmitting} loadingText={texts.changing}>
            {texts.changePassword}
          </Button>
        </Flex>
      </form>
    </Panel>
  );
}
