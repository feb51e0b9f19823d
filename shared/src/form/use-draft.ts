import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { deleteDraft, onDraftOwnerKnown, readDraft, saveDraft } from './drafts.ts';

/**
 * Keeps what is typed in this tab until the form is reset, so that a session that ends in the middle of it, or a
 * reload, loses nothing. Only for forms without secrets.
 */
export function useDraft<T extends FieldValues, O>(form: UseFormReturn<T, unknown, O>, key: string | undefined): void {
  useEffect(() => {
    if (!key) return;
    let isOwn = false;
    let isTyped = false;
    const restore = () => {
      isOwn = true;
      if (isTyped) return;
      for (const [name, value] of Object.entries(readDraft(key) ?? {}))
        form.setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    };
    const stopWaiting = onDraftOwnerKnown(restore);
    const stopKeeping = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) saveDraft(key, values);
        else if (isOwn || isTyped) deleteDraft(key);
        isTyped = Boolean(isDirty);
      },
    });
    return () => {
      stopWaiting();
      stopKeeping();
    };
  }, [form, key]);
}
