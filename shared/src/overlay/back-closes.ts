import { watch } from '../navigation/navigation-blocker.ts';
import { closeOnBack } from '../navigation/taken-back.ts';

/** Whether what opens now is what the address asked for: nobody has pressed anything since. Back leaves that as it came. */
export const isAskedByAddress = (): boolean => !watch.hasInput;

/** Menus, and what stands over the screen with a button that closes it: what has none cannot be left. */
const OPEN = '[role=menu][data-state=open], [aria-modal=true][data-state=open]:has([data-part=close-trigger])';

/** Frames in which what opens is given its place among what is open; it hears nothing before. */
const OPENING_FRAMES = 30;

const hasPlace = (open: Element): boolean => (open as HTMLElement).style.getPropertyValue('--layer-index') !== '';

/** As Escape closes it, which is for the topmost one to hear, once it can. */
function close(open: Element, frames = OPENING_FRAMES): void {
  if (!hasPlace(open) && open.isConnected && frames > 0) {
    requestAnimationFrame(() => close(open, frames - 1));
    return;
  }
  const isInside = open.contains(document.activeElement);
  const target = isInside ? document.activeElement : open;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

// Back closes the topmost of what is open over the screen: a menu, a dialog, the palette, the sidebar of a phone.
closeOnBack(() => {
  const open = [...document.querySelectorAll(OPEN)].at(-1);
  return open && !open.hasAttribute('data-back-leaves') ? () => close(open) : undefined;
});
