import { ApiError, api, notify, useApi, useRefresh } from '@landfall/shared';
import { dataOf, type Reauth, type Session, sessionList } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

export const SESSIONS = '/v1/api/user/session';
const sessionAnswer = dataOf(sessionList);

export const useSessionList = () => useApi(SESSIONS, sessionAnswer);

/** Ends one session, or without one all others; `proof` where the backend asks for it. @throws ApiError */
export function useEndSession() {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  return async (session?: Session, proof?: Reauth): Promise<void> => {
    try {
      const path = session ? `${SESSIONS}/${encodeURIComponent(session.session_id)}` : SESSIONS;
      await api.delete(path, { json: proof });
    } catch (error) {
      // Gone already is what was asked for.
      if (!session || !(error instanceof ApiError) || error.status !== 404) throw error;
    } finally {
      void refresh(SESSIONS);
    }
    notify.success(session ? texts.sessionEnded : texts.othersEnded);
  };
}
