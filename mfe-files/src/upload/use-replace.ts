import { messageOf, notify, useInvalidate } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { useListTexts } from '@landfall/shared/list';
import { FILE_LISTS, sendUndoReplacing, useReplaceFile } from '../api/files.ts';
import { useFilesTexts } from '../texts.ts';

/** Puts another content in the place of a file's; from its notice that can be undone. */
export function useReplace(before: StoredFile, onDone: () => void) {
  const texts = useFilesTexts();
  const { undo } = useListTexts();
  const invalidate = useInvalidate();

  const takeBack = async ({ path_child }: StoredFile) => {
    try {
      const { data: file } = await sendUndoReplacing(before.file_id, {
        path_child,
        previous_path_child: before.path_child,
      });
      notify.success(texts.replaceUndone(file.file_name));
    } catch (error) {
      notify.error(texts.replaceUndoFailed, messageOf(error, '') || undefined);
    }
    await invalidate(...FILE_LISTS);
  };

  return useReplaceFile({
    failure: { title: texts.replaceFailed },
    onSuccess: ({ data, pages, done }) => {
      const told = done ? texts.replacedPages(pages) : texts.replacedLater;
      const action = { label: undo, onClick: () => void takeBack(data) };
      // The same content again changed nothing.
      const isChanged = data.path_child !== before.path_child;
      notify.success(texts.replaced(data.file_name), told, { ...(isChanged && { action }), seconds: 10 });
      onDone();
    },
  });
}
