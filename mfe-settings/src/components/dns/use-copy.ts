import { notify } from '@landfall/shared';
import { useAreaTexts } from '../../texts.ts';

/**
 * A function that puts a text on the clipboard and says so; where the browser refuses (no permission, no secure
 * origin) the notification holds the text, to be copied by hand. `what` is how the text is called: 'URL'.
 */
export function useCopy(): (what: string, text: string) => Promise<void> {
  const texts = useAreaTexts();
  return async (what, text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(texts.copied(what), text);
    } catch {
      notify.error(texts.notCopied(what), text);
    }
  };
}
