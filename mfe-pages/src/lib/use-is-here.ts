import { useCallback, useEffect, useRef } from 'react';

/** Says, at any time, whether what calls it is still on the screen. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
