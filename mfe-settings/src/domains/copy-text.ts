import { notify } from '@landfall/shared';

/**
 * Puts a text on the clipboard and says so; where the browser refuses (no permission, no secure origin) the
 * notification holds the text, to be copied by hand.
 * @param what how the text is called: 'URL'
 */
export async function copyText(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(`${what} copied`, text);
  } catch {
    notify.error(`The ${what} could not be copied`, text);
  }
}
