import { Box, Button, ErrorState, Skeleton } from '@landfall/shared';
import type { Session } from '@landfall/shared/contracts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSessions } from '../api/sessions.ts';
import { Card } from '../components/card.tsx';
import { useAreaTexts } from '../texts.ts';
import { SessionRow } from './session-row.tsx';

const EndSessionDialog = lazy(() => import('./end-session-dialog.tsx'));

/** Where the account is signed in, and how to end that. */
export function SessionsCard() {
  const texts = useAreaTexts();
  const { data, error, mutate } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  // What it is about is kept while it closes; without a session it is about all others.
  const [asking, setAsking] = useState<{ open: boolean; session?: Session }>();
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
      {asking && (
        <Suspense fallback={null}>
          <EndSessionDialog
            open={asking.open}
            session={asking.session}
            onClose={() => setAsking((last) => last && { ...last, open: false })}
            // The button that asked may be gone with its session.
            finalFocus={() => list.current}
          />
        </Suspense>
      )}
    </Card>
  );
}
