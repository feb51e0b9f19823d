import { safeSessionStorage } from '@landfall/shared';
import { useCallback, useEffect, useReducer } from 'react';
import { EMPTY_DRAFT, type SheetAction, type SheetDraft } from './sheet-draft.ts';
import { sheetReducer } from './sheet-reducer.ts';

/** Forgotten with every other draft when the account changes. */
const PREFIX = 'draft:facts:';

function readKept(key: string): SheetDraft {
  try {
    const kept = JSON.parse(safeSessionStorage.read(key) ?? 'null') as SheetDraft | null;
    if (Array.isArray(kept?.facts)) return sheetReducer({ ...EMPTY_DRAFT, ...kept }, { do: 'finish' });
  } catch {
    // Of an older build, or cut off.
  }
  return EMPTY_DRAFT;
}

/** What a person corrects, kept in this tab until it is forgotten: a reload or a lost session loses nothing. */
export function useSheetDraft(name: string) {
  const key = PREFIX + name;
  const [draft, change] = useReducer(sheetReducer, key, readKept);
  const dispatch = useCallback(
    (action: SheetAction) => {
      // At once: what forgets it may be gone with the next render.
      if (action.do === 'forget') safeSessionStorage.remove(key);
      change(action);
    },
    [key],
  );
  useEffect(() => {
    if (draft === EMPTY_DRAFT) safeSessionStorage.remove(key);
    else safeSessionStorage.write(key, JSON.stringify(draft));
  }, [draft, key]);
  return [draft, dispatch] as const;
}
