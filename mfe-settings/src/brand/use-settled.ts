import { useEffect, useState } from 'react';

/** A value once it has not changed for so long: a colour input fires with every pixel that it is dragged. */
export function useSettled<T>(value: T, milliseconds = 150): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
