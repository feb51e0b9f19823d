import type { StoredFile } from '@landfall/shared/contracts';
import { Action, ActionMenu } from '@landfall/shared/overlay';
import { MapPin, Pencil, RefreshCw, Tag } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFilesTexts } from '../texts.ts';
import type { FileActions } from './file-actions.ts';

interface FileMenuProps {
  file: StoredFile;
  trigger: ReactElement<{ id?: string }>;
  actions: FileActions;
}

/** What can be done with one file. */
export default function FileMenu({ file, trigger, actions }: FileMenuProps) {
  const texts = useFilesTexts();
  const { replace } = actions;
  return (
    <ActionMenu startOpen trigger={trigger}>
      <Action value="rename" icon={Pencil} label={texts.rename} onChoose={() => actions.rename(file)} />
      {replace && !file.credit && (
        <Action value="replace" icon={RefreshCw} label={texts.replace} onChoose={() => replace(file)} />
      )}
      <Action value="tags" icon={Tag} label={texts.tags} onChoose={() => actions.tags(file)} />
      <Action value="uses" icon={MapPin} label={texts.whereUsed} onChoose={() => actions.uses(file)} />
    </ActionMenu>
  );
}
