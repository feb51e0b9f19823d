import { Badge, Box, Button, ErrorState, Flex, hasCapability, Skeleton, Text } from '@landfall/shared';
import { lazy, Suspense, useState } from 'react';
import { useTwoFactorState } from '../api/two-factor.ts';
import { Card } from '../components/card.tsx';
import { useAreaTexts } from '../texts.ts';

const DIALOGS = {
  on: lazy(() => import('./set-up-dialog.tsx')),
  off: lazy(() => import('./turn-off-dialog.tsx')),
  codes: lazy(() => import('./new-codes-dialog.tsx')),
};
type Kind = keyof typeof DIALOGS;

const ACTIONS = 'two-factor-actions';

/** What opened a dialog may be another button by the time that it closes; what stands around it is the same. */
const actions = () => document.getElementById(ACTIONS);

/** Whether sign-in asks for a code, and the way to change that. */
export function TwoFactorCard() {
  const texts = useAreaTexts();
  const { data, error, mutate } = useTwoFactorState();
  // A new number is a new dialog.
  const [dialog, setDialog] = useState<{ kind: Kind; open: boolean; number: number }>();
  const show = (kind: Kind) => setDialog((last) => ({ kind, open: true, number: (last?.number ?? 0) + 1 }));
  const close = () => setDialog((last) => last && { ...last, open: false });
  const Dialog = DIALOGS[dialog?.kind ?? 'on'];
  const enabled = data?.data.enabled;

  return (
    <Card
      id="two-factor"
      title={texts.twoFactor}
      aside={
        data && (
          <Badge colorPalette={enabled ? 'green' : 'gray'} variant="subtle" rounded="full" px="2.5">
            {enabled ? texts.on : texts.off}
          </Badge>
        )
      }
    >
      {data ? (
        <Flex p="6" gap="5" align="center" justify="space-between" wrap="wrap">
          <Box flex="1 1 16rem">
            <Text color="fg.muted">{texts.twoFactorHelp}</Text>
            {enabled && (
              <Text mt="2" fontWeight="medium">
                {texts.codesLeft(data.data.recovery_codes_left)}
              </Text>
            )}
          </Box>
          <Flex id={ACTIONS} role="group" aria-labelledby="two-factor" tabIndex={-1} gap="2" wrap="wrap" outline="none">
            {enabled && hasCapability('account.reauth') && (
              <Button variant="outline" colorPalette="gray" onClick={() => show('codes')}>
                {texts.newCodes}
              </Button>
            )}
            {enabled ? (
              <Button variant="outline" colorPalette="red" onClick={() => show('off')}>
                {texts.turnOff}
              </Button>
            ) : (
              <Button onClick={() => show('on')}>{texts.setUp}</Button>
            )}
          </Flex>
        </Flex>
      ) : error ? (
        <ErrorState title={texts.twoFactorFailed} description={error.message} onRetry={() => void mutate()} />
      ) : (
        <Box p="6">
          <Skeleton h="12" />
        </Box>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <Dialog key={dialog.number} open={dialog.open} onClose={close} finalFocus={actions} />
        </Suspense>
      )}
    </Card>
  );
}
