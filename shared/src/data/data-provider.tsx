import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import { useLanguage } from '../i18n/language.ts';
import { useStore } from '../store/store.ts';
import { useRefreshAll } from './use-api.ts';

const Clear = createContext<() => void>(() => {});

/** Answers speak the language that was asked for: once another is chosen, what is on screen is asked for again. */
function InTheLanguage() {
  const language = useLanguage();
  const asked = useRef(language);
  const refreshAll = useRefreshAll();
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void refreshAll();
  }, [language, refreshAll]);
  return null;
}

/** The one cache of server data. The host renders it once, around everything. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(0);
  const config = useMemo(() => ({ provider: () => new Map() }), []);
  const clear = useMemo(
    () => () => {
      useStore.setState(useStore.getInitialState());
      setSession((count) => count + 1);
    },
    [],
  );
  // A new cache, rather than an emptied one: SWR would take what the last account read for fresh and not read again.
  return (
    <SWRConfig key={session} value={config}>
      <Clear value={clear}>{children}</Clear>
      <InTheLanguage />
    </SWRConfig>
  );
}

/** A function that forgets everything that was loaded for an account. */
export const useClearData = (): (() => void) => useContext(Clear);
