import type { Integration } from '@landfall/shared/contracts';
import { Action, RowMenu } from '@landfall/shared/overlay';
import { Pencil, Power, Send, Trash2 } from 'lucide-react';
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
  const { onTest, onEdit, onSwitch, onRemove } = actions;
  return (
    <RowMenu aria-label={texts.actionsOf(connection.name)}>
      <Action value="test" icon={Send} label={texts.sendTest} onChoose={() => onTest(connection)} />
      <Action value="edit" icon={Pencil} label={texts.edit} onChoose={() => onEdit(connection)} />
      <Action
        value="switch"
        icon={Power}
        label={connection.enabled ? texts.pause : texts.goOn}
        onChoose={() => onSwitch(connection)}
      />
      <Action value="remove" icon={Trash2} label={texts.remove} isDangerous onChoose={() => onRemove(connection)} />
    </RowMenu>
  );
}
