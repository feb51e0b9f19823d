import { IconButton } from '@landfall/shared';
import type { Integration } from '@landfall/shared/contracts';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import { EllipsisVertical, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

export interface ConnectionActions {
  onDeliveries: (connection: Integration) => void;
  onTest: (connection: Integration) => void;
  onEdit: (connection: Integration) => void;
  onSwitch: (connection: Integration) => void;
  onRemove: (connection: Integration) => void;
}

/** What can be done with one connection. */
export function ConnectionMenu({ connection, actions }: { connection: Integration; actions: ConnectionActions }) {
  const texts = useAreaTexts();
  const item = (action: (connection: Integration) => void) => afterMenu(() => action(connection));
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton aria-label={texts.actionsOf(connection.name)} variant="ghost" colorPalette="gray" size="xs">
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            <Menu.Item value="test" onClick={item(actions.onTest)}>
              <Send size="16" aria-hidden="true" />
              {texts.sendTest}
            </Menu.Item>
            <Menu.Item value="edit" onClick={item(actions.onEdit)}>
              <Pencil size="16" aria-hidden="true" />
              {texts.edit}
            </Menu.Item>
            <Menu.Item value="switch" onClick={item(actions.onSwitch)}>
              <Power size="16" aria-hidden="true" />
              {connection.enabled ? texts.pause : texts.goOn}
            </Menu.Item>
            <Menu.Item value="remove" color="fg.error" onClick={item(actions.onRemove)}>
              <Trash2 size="16" aria-hidden="true" />
              {texts.remove}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
