import { useRef, useState } from 'react';

export interface Selection {
  ids: readonly string[];
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  /** Selects one or takes it away; as a range all from the last one on. */
  toggle: (id: string, isRange?: boolean) => void;
  toggleAll: () => void;
  /** Selects these and nothing else. */
  set: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Which of the rows in sight are selected; what is not in sight is not. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = shown.filter((id) => chosen.has(id));
  const isAll = shown.length > 0 && ids.length === shown.length;

  const toggle = (id: string, isRange = false) => {
    const from = last.current === undefined || !isRange ? -1 : shown.indexOf(last.current);
    const to = shown.indexOf(id);
    const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    const isOn = !chosen.has(id);
    last.current = id;
    setChosen(new Set([...ids.filter((one) => !range.includes(one)), ...(isOn ? range : [])]));
  };
  return {
    ids,
    count: ids.length,
    isAll,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    set: (wanted) => setChosen(new Set(wanted)),
    clear: () => setChosen(new Set()),
  };
}
