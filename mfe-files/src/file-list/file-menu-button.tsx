import { IconButton, late, MenuOnDemand } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Ellipsis } from 'lucide-react';
import { menuButtonId } from '../lib/card-ids.ts';
import { useFilesTexts } from '../texts.ts';
import type { FileActions } from './file-actions.ts';

const FileMenu = late(() => import('./file-menu.tsx'));

interface FileMenuButtonProps {
  file: StoredFile;
  actions: FileActions;
}

/** The three dots of a file, and the menu behind them. */
export function FileMenuButton({ file, actions }: FileMenuButtonProps) {
  const texts = useFilesTexts();
  const trigger = (
    <IconButton
      id={menuButtonId(file)}
      aria-label={texts.actionsOf(file.file_name)}
      size="xs"
      variant="surface"
      colorPalette="gray"
      bg="bg.panel"
    >
      <Ellipsis />
    </IconButton>
  );
  return (
    <MenuOnDemand trigger={trigger} prepare={FileMenu.prepare}>
      <FileMenu {...{ file, trigger, actions }} />
    </MenuOnDemand>
  );
}
