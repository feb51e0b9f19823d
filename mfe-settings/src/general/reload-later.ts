/** How long the message stays before the page is loaded anew. */
const RELOAD_DELAY_MS = 2000;

/** Loads the page anew once the person had time to read why: nothing of a deleted project may linger. */
export const reloadLater = (reload: () => void = () => window.location.reload()): void => {
  setTimeout(reload, RELOAD_DELAY_MS);
};
