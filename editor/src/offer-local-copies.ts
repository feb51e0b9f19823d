import { dateIn } from '@landfall/shared/date-in';
import type { Editor } from 'grapesjs';
import { offerDraft } from './decisions.ts';
import type { EditorStart } from './editor-start.ts';
import { deleteCopy, readLocalCopies } from './local-copies.ts';
import { hideNotice, showNotice } from './notice.ts';
import type { Saving } from './saving.ts';
import type { SharedState } from './shared-sections/shared-state.ts';
import { language, say } from './texts.ts';
import { finishTyped, projectData } from './typing.ts';

/** Says what is shown when it is not what visitors see, and offers the copies that this browser has besides. */
export function offerLocalCopies(
  editor: Editor,
  { pageId, draft }: EditorStart,
  saving: Saving,
  shared: SharedState,
): void {
  const all = readLocalCopies(pageId);
  for (const same of all.filter(({ data }) => saving.isShown(data))) deleteCopy(same);
  const others = all.filter(({ data }) => !saving.isShown(data));
  const next = () => {
    const copy = others.shift();
    if (!copy) {
      if (!draft || !saving.isDraft()) return hideNotice();
      const hasShared = () => shared.isAnyUnpublished(projectData(editor));
      return offerDraft({ ...draft, hasShared }, () => void saving.discard());
    }
    const when = dateIn(language, copy.at / 1000);
    const show = () => {
      editor.loadProjectData(copy.data);
      finishTyped(editor, copy.data);
      shared.goOnFrom(copy.data);
      deleteCopy(copy);
      hideNotice();
      saving.changed();
    };
    const drop = () => {
      deleteCopy(copy);
      next();
    };
    showNotice(say('localCopy', when), [
      { label: say('bringBack'), run: show },
      { label: say('throwAway'), run: drop },
    ]);
  };
  next();
}
