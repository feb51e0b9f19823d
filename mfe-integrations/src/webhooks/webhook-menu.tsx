import type { Webhook } from '@landfall/shared/contracts';
import { Action, RowMenu } from '@landfall/shared/overlay';
import { KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react';
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
  const { onTest, onEdit, onSwitch, onSecret, onRemove } = actions;
  return (
    <RowMenu data-webhook-menu={webhook.id} aria-label={texts.actionsOf(webhook.url)}>
      <Action value="test" icon={Send} label={texts.sendTest} onChoose={() => onTest(webhook)} />
      <Action value="edit" icon={Pencil} label={texts.edit} onChoose={() => onEdit(webhook)} />
      <Action
        value="switch"
        icon={Power}
        label={webhook.enabled ? texts.switchOff : texts.switchOn}
        onChoose={() => onSwitch(webhook)}
      />
      <Action value="secret" icon={KeyRound} label={texts.newSecret} onChoose={() => onSecret(webhook)} />
      <Action value="remove" icon={Trash2} label={texts.remove} isDangerous onChoose={() => onRemove(webhook)} />
    </RowMenu>
  );
}
