import { Box } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { SelectBox, type Selection, useListTexts } from '@landfall/shared/list';
import type { FileActions } from './file-actions.ts';
import { FileMenuButton } from './file-menu-button.tsx';

interface CardToolsProps {
  file: StoredFile;
  selection: Selection;
  actions: FileActions;
}

/** Selects the file, and what more can be done with it. */
export function CardTools({ file, selection, actions }: CardToolsProps) {
  const texts = useListTexts();
  const isSelecting = selection.count > 0;
  return (
    <>
      <Box
        className={isSelecting ? undefined : 'card-tool'}
        position="absolute"
        top="2"
        insetStart="2"
        rounded="md"
        bg="bg.panel"
        boxShadow="sm"
        lineHeight="0"
        transition="opacity 150ms"
      >
        <SelectBox
          label={texts.selectOne(file.file_name)}
          checked={selection.has(file.file_id)}
          isSnug
          onChange={(isRange) => selection.toggle(file.file_id, isRange)}
        />
      </Box>
      <Box className="card-tool" position="absolute" top="2" insetEnd="11" transition="opacity 150ms">
        <FileMenuButton file={file} actions={actions} />
      </Box>
    </>
  );
}
