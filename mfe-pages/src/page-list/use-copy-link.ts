import { notify } from '@landfall/shared';
import { usePagesTexts } from '../texts.ts';

/** Puts an address into the clipboard, and says so. */
export function useCopyLink(): (address: string) => Promise<void> {
  const texts = usePagesTexts();
  return async (address) => {
    const link = new URL(address, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      notify.success(texts.linkCopied, link);
    } catch {
      notify.error(texts.linkNotCopied, link);
    }
  };
}
