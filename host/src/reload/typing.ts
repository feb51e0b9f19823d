let typedAt = '';

/** Notes where something is typed, so that no reload by itself takes it away. Call once. */
export function watchTyping(): void {
  const note = () => {
    typedAt = location.pathname;
  };
  document.addEventListener('input', note, { capture: true });
}

/** Whether a reload would be asked about: by unsaved changes, or by an upload on its way. */
const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const isDialogOpen = () => document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null;

/** Whether a reload would take nothing away: nothing was typed at this address, nothing is open or under way. */
export const isNothingLost = (): boolean => typedAt !== location.pathname && !isDialogOpen() && !isAskedAbout();
