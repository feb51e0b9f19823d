import { Box, Button, ErrorState, Skeleton } from '@landfall/shared';
import type { Session } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useRef, useState } from 'react';
import { Card } from '../account/card.tsx';
import { useAreaTexts } from '../texts.ts';
import { deviceOf } from './device-of.ts';
import { SessionRow } from './session-row.tsx';
import { useEndSession, useSessionList } from './use-sessions.ts';

/** Where the account is signed in, and how to end that. */
export function SessionsCard() {
  const texts = useAreaTexts();
  const { data, error, mutate } = useSessionList();
  const { pending, end } = useEndSession();
  const list = useRef<HTMLUListElement>(null);
  // What it is about is kept while it closes; without a session it is about all others.
  const [asking, setAsking] = useState<{ open: boolean; session?: Session }>({ open: false });
  const device = deviceOf(asking.session, texts.unknownDevice);

  const confirm = async () => {
    if (await end(asking.session)) setAsking((last) => ({ ...last, open: false }));
  };
  const others = data?.data.filter(({ current }) => !current) ?? [];

  return (
    <Card
      id="sessions"
      title={texts.sessions}
      help={texts.sessionsHelp}
      aside={
        others.length > 0 && (
          <Button size="xs" variant="outline" colorPalette="red" onClick={() => setAsking({ open: true })}>
            {texts.endOthers}
          </Button>
        )
      }
    >
      {data ? (
        <Box as="ul" ref={list} tabIndex={-1} outline="none" listStyleType="none" py="2" aria-labelledby="sessions">
          {data.data.map((session) => (
            <SessionRow key={session.session_id} session={session} onEnd={() => setAsking({ open: true, session })} />
          ))}
        </Box>
      ) : error ? (
        <ErrorState title={texts.sessionsFailed} description={error.message} onRetry={() => void mutate()} />
      ) : (
        <Box p="6">
          <Skeleton h="12" />
        </Box>
      )}
      <ConfirmDialog
        open={asking.open}
        onClose={() => setAsking((last) => ({ ...last, open: false }))}
        onConfirm={() => void confirm()}
        title={asking.session ? texts.endSession : texts.endOthers}
        confirmLabel={asking.session ? texts.endSession : texts.endOthers}
        pending={pending}
        // The button that asked may be gone with its session.
        finalFocus={() => list.current}
      >
        {asking.session ? texts.endSessionAsk(device) : texts.endOthersAsk}
      </ConfirmDialog>
    </Card>
  );
}
