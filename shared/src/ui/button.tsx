import { Button as ChakraButton, IconButton as ChakraIconButton } from '@chakra-ui/react';
import { type ComponentProps, type Ref, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A button loses the focus where it is disabled while what it does runs. Inside a dialog the dialog keeps it
 * meanwhile; afterwards the button has it again, unless it went somewhere else.
 */
function useKeptFocus(loading: boolean, outer: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);

  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    if (loading) {
      lost.current = document.activeElement === element;
      if (lost.current) element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')?.focus();
    } else if (lost.current) {
      lost.current = false;
      if (document.activeElement?.contains(element)) element.focus({ preventScroll: true });
    }
  }, [loading]);

  return useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      if (typeof outer === 'function') return outer(element);
      if (outer) outer.current = element;
    },
    [outer],
  );
}

/** Chakra's button, which keeps the keyboard's place while it is `loading`. */
export function Button({ ref, ...props }: ComponentProps<typeof ChakraButton>) {
  return <ChakraButton ref={useKeptFocus(Boolean(props.loading), ref)} {...props} />;
}

/** Chakra's icon button, which keeps the keyboard's place while it is `loading`. */
export function IconButton({ ref, ...props }: ComponentProps<typeof ChakraIconButton>) {
  return <ChakraIconButton ref={useKeptFocus(Boolean(props.loading), ref)} {...props} />;
}
