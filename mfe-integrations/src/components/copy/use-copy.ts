import { notify } from '@landfall/shared';
import { useAreaTexts } from '../../texts.ts';

/** A function that puts a text on the clipboard and says so; where the browser refuses, the notification holds the text. */
export function useCopy(): (what: string, text: string) => Promise<void> {
  const texts = useAreaTexts();
  return async (what, text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(texts.copied(what));
    } catch {
      notify.error(texts.notCopied(what), text);
    }
  };
}
