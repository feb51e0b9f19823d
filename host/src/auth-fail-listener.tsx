import { notify, paths, removeToken, useLocation, useNavigate } from '@landfall/shared';
import { onAuthFail } from '@landfall/shared/host';
import { useEffect, useRef } from 'react';
import { hostTexts } from './texts.ts';

/** Leads to the sign-in screen, from whatever route, when a session ends. */
export function AuthFailListener() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const current = useRef({ navigate, from: '', state });
  current.current = { navigate, from: pathname + search, state };

  useEffect(
    () =>
      onAuthFail(() => {
        const { navigate, from, state } = current.current;
        // Whoever raised the event may have left the token, and with it the sign-in screen would lead back.
        removeToken();
        // Several calls may fail at once; only the first one knows where the person was.
        if (from.startsWith(paths.dashboard)) void hostTexts().then(({ sessionEnded }) => notify.info(sessionEnded));
        navigate(paths.login, { replace: true, state: from.startsWith(paths.dashboard) ? { from } : state });
      }),
    [],
  );
  return null;
}
