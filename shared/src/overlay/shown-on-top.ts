import { type RefObject, useEffect } from 'react';

/** What the dialog's library marks on a dialog that another one lies over. */
const COVERED = 'data-has-nested';

/**
 * Keeps the dialog on top there for screen readers: one that opens before the frame in which the one below it hides the rest of
 * the page would be hidden with it. Stands within the dialog, so that it is there while the dialog is.
 * @param props.content the dialog's content, whose parent is what gets hidden
 */
export function ShownOnTop({ content }: { content: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const positioner = content.current?.parentElement;
    if (!positioner) return;
    const show = () => {
      if (positioner.hasAttribute('aria-hidden') && !positioner.hasAttribute(COVERED))
        positioner.removeAttribute('aria-hidden');
    };
    const observer = new MutationObserver(show);
    observer.observe(positioner, { attributes: true, attributeFilter: ['aria-hidden', COVERED] });
    show();
    return () => observer.disconnect();
  }, [content]);
  return null;
}
