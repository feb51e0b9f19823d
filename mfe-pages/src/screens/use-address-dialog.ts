import { useSearchParams } from '@landfall/shared';
import { useState } from 'react';

/**
 * A dialog that has an address: it is open while the parameter is there. What it is about, the parameter's value, is
 * kept while it closes.
 */
export function useAddressDialog(name: string, allowed: boolean) {
  const [params, setParams] = useSearchParams();
  const value = allowed ? params.get(name) : null;
  const [subject, setSubject] = useState<string>();
  if (value !== null && value !== subject) setSubject(value);
  const put = (next: string | null) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === null) changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { replace: true },
    );
  return { open: value !== null, subject, show: (next: string) => put(next), close: () => put(null) };
}
