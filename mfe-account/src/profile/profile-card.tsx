import { Box, Button, displayName, Flex, Heading, Panel, Stack, Text } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { LeaveWarning, TextField } from '@landfall/shared/form';
import { lazy, Suspense, useRef } from 'react';
import { PlanBadge } from '../components/plan/plan-badge.tsx';
import { blockSpace } from '../lib/block-space.ts';
import { useAreaTexts } from '../texts.ts';
import { AvatarEditor } from './avatar/avatar-editor.tsx';
import { PendingEmail } from './pending-email.tsx';
import { useProfileForm } from './use-profile-form.ts';

const ReauthDialog = lazy(() => import('../components/reauth/reauth-dialog.tsx'));

export function ProfileCard({ user }: { user: User }) {
  const texts = useAreaTexts();
  const { form, submit, reauth } = useProfileForm(user);
  const emailField = useRef<HTMLDivElement>(null);
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <Panel as="section" aria-labelledby="profile">
      <Heading as="h2" id="profile" size="sm" px="6" py="4" borderBottomWidth="1px">
        {texts.profile}
      </Heading>
      <Flex p="6" gap="5" align="center" wrap="wrap" borderBottomWidth="1px">
        <AvatarEditor user={user}>
          <Box minW="0">
            <Flex gap="2.5" align="center" wrap="wrap">
              <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
                {displayName(user)}
              </Text>
              <PlanBadge plan={user.plan} />
            </Flex>
          </Box>
        </AvatarEditor>
      </Flex>
      <form onSubmit={submit} noValidate>
        <Stack gap="5" p="6">
          <TextField
            label={texts.fullName}
            autoComplete="name"
            readOnly={isSubmitting}
            error={errors.fullName?.message}
            {...form.register('fullName')}
          />
          <Box ref={emailField}>
            <TextField
              label={texts.email}
              type="text"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isSubmitting}
              onKeyDown={blockSpace}
              error={errors.email?.message}
              {...form.register('email')}
            />
          </Box>
          <PendingEmail user={user} onCancelled={() => form.setFocus('email')} />
        </Stack>
        <Flex justify="flex-end" px="6" py="4" borderTopWidth="1px" bg="bg.subtle">
          <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={texts.saving}>
            {texts.saveChanges}
          </Button>
        </Flex>
      </form>
      {reauth && (
        <Suspense fallback={null}>
          <ReauthDialog
            open={reauth.open}
            onClose={reauth.onClose}
            description={texts.emailChangeAsk(reauth.email)}
            confirmLabel={texts.changeEmail}
            act={reauth.act}
            onFailure={reauth.onFailure}
            // The button that asked rests once everything is saved.
            finalFocus={() => emailField.current?.querySelector('input') ?? null}
          />
        </Suspense>
      )}
      <LeaveWarning dirty={isDirty} onLeave={() => form.reset()} />
    </Panel>
  );
}
