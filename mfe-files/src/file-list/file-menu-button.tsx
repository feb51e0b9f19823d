import { IconButton, MenuOnDemand } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { menuButtonId } from '../lib/card-ids.ts';
import { useFilesTexts } from '../texts.ts';
import type { FileActions } from './file-actions.ts';

const loadFileMenu = () => import('./file-menu.tsx');
const FileMenu = lazy(loadFileMenu);

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
    <MenuOnDemand trigger={trigger} prepare={loadFileMenu}>
      <FileMenu {...{ file, trigger, actions }} />
    </MenuOnDemand>
  );
}
