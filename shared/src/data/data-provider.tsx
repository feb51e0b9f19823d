import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { useStore } from '../store/store.ts';
import { AnswersInLanguage } from './answers-in-language.ts';

const Clear = createContext<() => void>(() => {});

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
      <AnswersInLanguage />
    </SWRConfig>
  );
}

/** A function that forgets everything that was loaded for an account. */
export const useClearData = (): (() => void) => useContext(Clear);
