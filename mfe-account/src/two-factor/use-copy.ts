import { notify } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';

/** A function that puts a secret on the clipboard and says so, without repeating it. */
export function useCopy(): (text: string) => Promise<void> {
  const texts = useAreaTexts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(texts.copied);
    } catch {
      notify.error(texts.notCopied);
    }
  };
}
