import { useSWRConfig } from 'swr';
import { useStore } from '../store/store.ts';

/** A function that forgets everything that was loaded for an account. */
export function useClearData(): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    void mutate(() => true, undefined, { revalidate: false });
    useStore.setState(useStore.getInitialState());
  };
}
