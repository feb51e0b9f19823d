import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { deleteDraft, onDraftOwnerKnown, readDraft, saveDraft } from './drafts.ts';

export interface OfferedDraft {
  /** The fields of which an earlier text is kept, and not in the form. */
  fields: readonly string[];
  /** Puts the kept texts into the form, as changes that were made on purpose. */
  take: () => void;
  drop: () => void;
}

/** What was changed of a form's values. */
const changedOf = (values: FieldValues, dirty: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name]));

/**
 * Keeps what is changed in a form for as long as the tab lives, and offers it when the form is opened again: nothing
 * that was left behind gets into the form, and from there to the server, unseen. Only for forms without secrets.
 */
export function useOfferedDraft<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  key: string,
): OfferedDraft {
  const [offered, setOffered] = useState<FieldValues>({});
  const aside = useRef<FieldValues>({});
  const changed = useRef<FieldValues>({});

  const offer = useCallback((values: FieldValues) => {
    aside.current = values;
    setOffered(values);
  }, []);
  const keep = useCallback(() => {
    const kept = { ...aside.current, ...changed.current };
    if (Object.keys(kept).length > 0) saveDraft(key, kept);
    else deleteDraft(key);
  }, [key]);

  useEffect(() => {
    const stopWaiting = onDraftOwnerKnown(() => {
      const kept = Object.entries(readDraft(key) ?? {});
      offer(Object.fromEntries(kept.filter(([name, value]) => value !== form.getValues(name as Path<T>))));
    });
    const stopKeeping = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        changed.current = changedOf(values, dirtyFields);
        keep();
      },
    });
    return () => {
      stopWaiting();
      stopKeeping();
    };
  }, [form, key, keep, offer]);

  return {
    fields: Object.keys(offered),
    take: () => {
      const kept = Object.entries(aside.current);
      offer({});
      for (const [name, value] of kept)
        form.setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: true });
    },
    drop: () => {
      offer({});
      keep();
    },
  };
}
