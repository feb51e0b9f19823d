import { ApiError, send, useInvalidate, useQuery } from '@landfall/shared';
import type { Reauth, Session } from '@landfall/shared/contracts';
import {
  endOtherSessions,
  endOtherSessionsUnasked,
  endSession,
  endSessionUnasked,
  listSessions,
} from '@landfall/shared/endpoints';

export const useSessions = () => useQuery(listSessions, {});

/** A function that reads the sessions again. */
export function useRefreshSessions(): () => Promise<unknown> {
  const invalidate = useInvalidate();
  return () => invalidate(listSessions);
}

function end(session?: Session, proof?: Reauth): Promise<unknown> {
  if (!session) return proof ? send(endOtherSessions, { body: proof }) : send(endOtherSessionsUnasked);
  const params = { session_id: session.session_id };
  return proof ? send(endSession, { params, body: proof }) : send(endSessionUnasked, { params });
}

/** Ends one session, or without one all others; `proof` where the backend asks for it. @throws ApiError */
export async function sendEndSession(session?: Session, proof?: Reauth): Promise<void> {
  try {
    await end(session, proof);
  } catch (error) {
    // Gone already is what was asked for.
    if (!session || !(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
