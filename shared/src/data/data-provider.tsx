import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { onSessionReset, resetSession } from '../session/session.ts';
import { useWritableStore } from '../store/store.ts';
import { RefreshOnLanguageChange } from './refresh-on-language-change.ts';

/** The one cache of server data. The host renders it once, around everything. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(0);
  const config = useMemo(() => ({ provider: () => new Map() }), []);
  useEffect(
    () =>
      onSessionReset((end) => {
        // Signing out loads the page anew: the screens stay as they are until then.
        if (end === 'log-out') return;
        useWritableStore.setState(useWritableStore.getInitialState());
        setSession((count) => count + 1);
      }),
    [],
  );
  // A new cache, rather than an emptied one: SWR would take what the last account read for fresh and not read again.
  return (
    <SWRConfig key={session} value={config}>
      {children}
      <RefreshOnLanguageChange />
    </SWRConfig>
  );
}

const clearData = () => resetSession('auth-fail');

/** A function that forgets everything of a session that is over, on this page. */
export const useClearData = (): (() => void) => clearData;
