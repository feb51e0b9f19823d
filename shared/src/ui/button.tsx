import {
  AbsoluteCenter,
  Button as ChakraButton,
  IconButton as ChakraIconButton,
  Span,
  Spinner,
} from '@chakra-ui/react';
import { type ComponentProps, type PropsWithChildren, type Ref, useCallback, useLayoutEffect, useRef } from 'react';

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

/** Chakra's button, which keeps its name and the keyboard's place while it is `loading`. */
export function Button({ ref, children, ...props }: ComponentProps<typeof ChakraButton>) {
  const { loading, loadingText, asChild } = props;
  const kept = useKeptFocus(Boolean(loading), ref);
  if (!loading || loadingText || asChild)
    return (
      <ChakraButton ref={kept} {...props}>
        {children}
      </ChakraButton>
    );
  return (
    <ChakraButton ref={kept} {...props} spinner={null}>
      <UnderSpinner>{children}</UnderSpinner>
    </ChakraButton>
  );
}

/** What a button says, as wide as it was and still its name, where Chakra would hide it from everybody. */
function UnderSpinner({ children }: PropsWithChildren) {
  return (
    <>
      <AbsoluteCenter display="inline-flex">
        <Spinner size="inherit" borderWidth="0.125em" color="inherit" />
      </AbsoluteCenter>
      <Span opacity={0} display="inline-flex" alignItems="center" gap={2}>
        {children}
      </Span>
    </>
  );
}

/** Chakra's icon button, which keeps the keyboard's place while it is `loading`. */
export function IconButton({ ref, ...props }: ComponentProps<typeof ChakraIconButton>) {
  return <ChakraIconButton ref={useKeptFocus(Boolean(props.loading), ref)} {...props} />;
}
