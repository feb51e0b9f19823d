import { Portal, Tooltip } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';

interface HintProps {
  content: ReactNode;
  /** One element that takes a ref, focusable where the text matters. */
  children: ReactElement;
  disabled?: boolean;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds before it shows. */
  delay?: number;
  /** Shows when pressed, too: for an element that does nothing else. */
  onPress?: boolean;
}

/** A short text on hover and focus; with `onPress` also when pressed, for those who have neither: fingers. */
export function Hint({ content, children, disabled, placement = 'top', delay = 200, onPress = false }: HintProps) {
  const [open, setOpen] = useState(false);
  if (disabled) return children;
  const pressed = onPress && { onClick: () => setOpen(true) };
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      openDelay={delay}
      closeDelay={50}
      closeOnClick={!onPress}
      closeOnPointerDown={!onPress}
      positioning={{ placement }}
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild {...pressed}>
        {children}
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content maxW="xs">{content}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
