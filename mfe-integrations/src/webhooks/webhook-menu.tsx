import { IconButton } from '@landfall/shared';
import type { Webhook } from '@landfall/shared/contracts';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import { EllipsisVertical, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

export interface WebhookActions {
  onDeliveries: (webhook: Webhook) => void;
  onTest: (webhook: Webhook) => void;
  onEdit: (webhook: Webhook) => void;
  onSwitch: (webhook: Webhook) => void;
  onSecret: (webhook: Webhook) => void;
  onRemove: (webhook: Webhook) => void;
}

/** What can be done with one webhook. */
export function WebhookMenu({ webhook, actions }: { webhook: Webhook; actions: WebhookActions }) {
  const texts = useAreaTexts();
  const item = (action: (webhook: Webhook) => void) => afterMenu(() => action(webhook));
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          data-webhook-menu={webhook.id}
          aria-label={texts.actionsOf(webhook.url)}
          variant="ghost"
          colorPalette="gray"
          size="xs"
        >
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
              {webhook.enabled ? texts.switchOff : texts.switchOn}
            </Menu.Item>
            <Menu.Item value="secret" onClick={item(actions.onSecret)}>
              <KeyRound size="16" aria-hidden="true" />
              {texts.newSecret}
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
