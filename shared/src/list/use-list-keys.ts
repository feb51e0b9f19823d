import { useEffect, useEffectEvent } from 'react';
import { focusedRow, focusRow, rowsOf } from './row-focus.ts';
import { hasSingleKeys } from './single-keys.ts';

interface ListKeys {
  /** Around the rows. */
  list: () => ParentNode | null;
  isOn: boolean;
  /** Each is about the row that has the focus. */
  onSelect?: (id: string) => void;
  onEdit?: (id: string) => void;
  onDelete?: (id: string) => void;
  onNew?: () => void;
  /** Takes the selection back. */
  onLeave?: () => void;
  onUndo?: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether something stands over the screen that has keys of its own. */
const isCovered = (target: EventTarget | null) =>
  document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null ||
  (target instanceof Element && target.closest('[role=menu]') !== null);

/** The keys of a list: J and K walk, X selects, E edits, Delete deletes, C is a new one, `/` searches. */
export function useListKeys({ list, isOn, ...keys }: ListKeys): void {
  const walk = (step: 1 | -1) => {
    const rows = rowsOf(list());
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at < 0 ? (step === 1 ? 0 : rows.length - 1) : at + step;
    focusRow(rows[Math.min(rows.length - 1, Math.max(0, next))]);
  };
  const onRow = (act: ((id: string) => void) | undefined) => {
    const id = focusedRow(list())?.dataset.row;
    if (!act || id === undefined) return false;
    act(id);
    return true;
  };
  const press = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) {
      keys.onUndo?.();
      return keys.onUndo !== undefined;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key.length === 1 && !hasSingleKeys()) return false;
    if (key === 'j') walk(1);
    else if (key === 'k') walk(-1);
    else if (key === 'x') return onRow(keys.onSelect);
    else if (key === 'e') return onRow(keys.onEdit);
    else if (key === 'delete') return onRow(keys.onDelete);
    else if (key === 'c' && keys.onNew) keys.onNew();
    else if (key === 'escape' && keys.onLeave) keys.onLeave();
    else if (key === '/') {
      const field = document.querySelector<HTMLElement>('[data-list-search]');
      field?.focus();
      return field !== null;
    } else return false;
    return true;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isCovered(event.target)) return;
    if (press(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
