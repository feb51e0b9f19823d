/**
 * Does something once the menu has closed and given the focus back to its button: a dialog opened earlier would
 * remember the vanished menu as the place to return the focus to.
 */
export const afterMenu = (action: () => void) => (): void => void requestAnimationFrame(action);
