import type { Editor } from 'grapesjs';
import { offerDraft } from './decisions.ts';
import type { EditorStart } from './editor-start.ts';
import { forget, readKeptHere } from './kept-here.ts';
import { hideNotice, showNotice } from './notice.ts';
import type { Saving } from './saving.ts';
import { language, say } from './texts.ts';
import { finishTyped } from './typing.ts';

/** Tells what one is looking at when it is not what visitors see, and offers what this browser kept besides. */
export function offerKept(editor: Editor, { pageId, draft }: EditorStart, saving: Saving): void {
  const all = readKeptHere(pageId);
  for (const same of all.filter(({ data }) => saving.isShown(data))) forget(same);
  const others = all.filter(({ data }) => !saving.isShown(data));
  const next = () => {
    const kept = others.shift();
    if (!kept) return draft && saving.isDraft() ? offerDraft(draft, () => void saving.discard()) : hideNotice();
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(kept.at);
    const show = () => {
      editor.loadProjectData(kept.data);
      finishTyped(editor, kept.data);
      forget(kept);
      hideNotice();
      saving.changed();
    };
    const drop = () => {
      forget(kept);
      next();
    };
    showNotice(say('keptHere', when), [
      { label: say('bringBack'), run: show },
      { label: say('throwAway'), run: drop },
    ]);
  };
  next();
}
