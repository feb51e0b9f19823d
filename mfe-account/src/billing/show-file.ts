import { saveFile } from '@landfall/shared';

/** Long enough for the tab to take the file over. Milliseconds. */
const KEPT_FOR = 60_000;

/**
 * Opens a tab at once, while the click still counts as one, and shows a file there when it has arrived.
 * Where the browser refuses the tab the file is downloaded. @throws what `load` throws, with the tab closed again
 */
export async function showFile(load: () => Promise<Blob>, name: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const file = await load();
    if (!tab) return saveFile(file, name);
    const address = URL.createObjectURL(file);
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
