import { Portal, Tooltip } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface HintProps {
  content: ReactNode;
  /** One element that takes a ref, focusable where the text matters. */
  children: ReactElement;
  disabled?: boolean;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds before it shows. */
  delay?: number;
}

/** A short text on hover and focus. */
export function Hint({ content, children, disabled, placement = 'top', delay = 200 }: HintProps) {
  if (disabled) return children;
  return (
    <Tooltip.Root openDelay={delay} closeDelay={50} positioning={{ placement }} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content maxW="xs">{content}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
