import { ApiError, api, messageOf, notify, useApi, useRefresh } from '@landfall/shared';
import { dataOf, type Session, sessionList } from '@landfall/shared/contracts';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';

export const SESSIONS = '/v1/api/user/session';
const sessionAnswer = dataOf(sessionList);

export const useSessionList = () => useApi(SESSIONS, sessionAnswer);

/** Ends one session, or without one all others. Resolves to whether it is done. */
export function useEndSession() {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);

  const end = async (session?: Session): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    try {
      await api.delete(session ? `${SESSIONS}/${encodeURIComponent(session.session_id)}` : SESSIONS);
      notify.success(session ? texts.sessionEnded : texts.othersEnded);
      return true;
    } catch (error) {
      // Gone already is what was asked for.
      if (session && error instanceof ApiError && error.status === 404) {
        notify.success(texts.sessionEnded);
        return true;
      }
      notify.error(messageOf(error, texts.tryAgainLater));
      return false;
    } finally {
      setPending(false);
      void refresh(SESSIONS);
    }
  };

  return { pending, end };
}
