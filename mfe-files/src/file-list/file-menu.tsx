import type { StoredFile } from '@landfall/shared/contracts';
import { Action, RowMenu } from '@landfall/shared/overlay';
import { MapPin, Pencil, RefreshCw, Tag } from 'lucide-react';
import { menuButtonId } from '../lib/card-ids.ts';
import { useFilesTexts } from '../texts.ts';
import type { FileActions } from './file-actions.ts';

interface FileMenuProps {
  file: StoredFile;
  actions: FileActions;
}

/** What can be done with one file. */
export default function FileMenu({ file, actions }: FileMenuProps) {
  const texts = useFilesTexts();
  const { replace } = actions;
  return (
    <RowMenu id={menuButtonId(file)} aria-label={texts.actionsOf(file.file_name)} variant="surface" bg="bg.panel">
      <Action value="rename" icon={Pencil} label={texts.rename} onChoose={() => actions.rename(file)} />
      {replace && !file.credit && (
        <Action value="replace" icon={RefreshCw} label={texts.replace} onChoose={() => replace(file)} />
      )}
      <Action value="tags" icon={Tag} label={texts.tags} onChoose={() => actions.tags(file)} />
      <Action value="uses" icon={MapPin} label={texts.whereUsed} onChoose={() => actions.uses(file)} />
    </RowMenu>
  );
}
