import { Box, Button, Flex, Grid, Heading, Panel, Stack, Text } from '@landfall/shared';
import { PasswordField, useWatch } from '@landfall/shared/form';
import { TriangleAlert } from 'lucide-react';
import { blockSpace } from '../account/block-space.ts';
import { PassingNotice } from './passing-notice.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { usePasswordForm } from './use-password-form.ts';

const SessionsWarning = ({ hidden }: { hidden: boolean }) => (
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
    <Text id="sessions-warning">Changing your password logs out all your other sessions. You stay signed in here.</Text>
  </Flex>
);

/** @param email tells password managers whose password it is */
export function PasswordCard({ email }: { email: string }) {
  const { form, submit, changes, dismiss } = usePasswordForm();
  const { errors, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <Panel as="section" aria-labelledby="change-password">
      <Heading as="h2" id="change-password" size="sm" px="6" py="4" borderBottomWidth="1px">
        Change Password
      </Heading>
      <form onSubmit={submit} noValidate aria-describedby="sessions-warning">
        <Stack gap="5" p="6">
          {/* One place for both, as high as the warning: nothing jumps when the notice comes and goes. */}
          <Grid css={{ '& > *': { gridArea: '1 / 1' } }}>
            <SessionsWarning hidden={changes > 0} />
            {changes > 0 && (
              <PassingNotice key={changes} onGone={dismiss}>
                Password changed successfully
              </PassingNotice>
            )}
          </Grid>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            onKeyDown={blockSpace}
            readOnly={isSubmitting}
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <Stack gap="2">
            <PasswordField
              label="New Password"
              autoComplete="new-password"
              helper="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
              onKeyDown={blockSpace}
              readOnly={isSubmitting}
              error={errors.newPassword?.message}
              {...form.register('newPassword')}
            />
            <StrengthMeter password={newPassword} />
          </Stack>
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            onKeyDown={blockSpace}
            readOnly={isSubmitting}
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword')}
          />
        </Stack>
        <Flex justify="flex-end" px="6" py="4" borderTopWidth="1px" bg="bg.subtle">
          <Button type="submit" loading={isSubmitting} loadingText="Changing...">
            Change Password
          </Button>
        </Flex>
      </form>
    </Panel>
  );
}
