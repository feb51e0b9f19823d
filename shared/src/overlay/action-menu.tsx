import { IconButton, type IconButtonProps, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { afterMenu } from './after-menu.ts';

interface ActionMenuProps {
  trigger: ReactElement<{ id?: string }>;
  /** Whether the trigger was pressed already, while this code was on its way. */
  startOpen?: boolean;
  minW?: string;
  children: ReactNode;
}

/** A menu of what can be done, below its trigger: `Action`s, or other items of `Menu`. */
export const ActionMenu = ({ trigger, startOpen = false, minW = '44', children }: ActionMenuProps) => (
  // Until it is placed a menu lies outside of the page: fixed, nothing scrolls there.
  <Menu.Root
    defaultOpen={startOpen}
    lazyMount
    unmountOnExit
    // The menu is placed beside the element of this id, and named by it.
    ids={trigger.props.id ? { trigger: trigger.props.id } : undefined}
    positioning={{ strategy: 'fixed', placement: 'bottom-end' }}
  >
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content minW={minW}>{children}</Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

/** The menu of a row or a card, behind three dots that are named for it. Other properties are the button's. */
export const RowMenu = ({ children, ...button }: IconButtonProps & { 'aria-label': string; children: ReactNode }) => (
  <ActionMenu
    trigger={
      <IconButton variant="ghost" colorPalette="gray" size="xs" {...button}>
        <Ellipsis />
      </IconButton>
    }
  >
    {children}
  </ActionMenu>
);

interface ActionProps {
  /** Tells it from the others of its menu. */
  value: string;
  label: ReactNode;
  icon?: LucideIcon;
  /** Whether it takes something away. */
  isDangerous?: boolean;
  disabled?: boolean;
  /** Called once the menu has closed, with the focus on its trigger. */
  onChoose?: (() => void) | undefined;
}

/** One line of an `ActionMenu`. */
export const Action = ({ value, label, icon: Icon, isDangerous = false, disabled = false, onChoose }: ActionProps) => (
  <Menu.Item
    value={value}
    disabled={disabled}
    {...(isDangerous && { color: 'fg.error', _hover: { bg: 'bg.error', color: 'fg.error' } })}
    // Not `onSelect`: it is sometimes not called right after the menu has opened.
    onClick={onChoose && !disabled ? afterMenu(onChoose) : undefined}
  >
    {Icon && <Icon size={16} aria-hidden="true" />}
    {label}
  </Menu.Item>
);
