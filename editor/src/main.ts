import 'grapesjs/dist/css/grapes.min.css';
import './editor.css';
import './chrome.css';
import './fields.css';
import './links.css';
import './find.css';
import './palette.css';
import './settings.css';
import './schedule.css';
import './share.css';
import './words.css';
import type { Editor } from 'grapesjs';
import { nameSections } from './anchors.ts';
import { registerBlocks } from './blocks.ts';
import { connectCaptions } from './captions.ts';
import { applyColorMode } from './color-mode.ts';
import { connectCopying } from './copy/copy-between-pages.ts';
import { createEditor } from './create-editor.ts';
import type { EditorStart } from './editor-start.ts';
import { connectElementTools } from './element-tools.ts';
import { connectFind } from './find/find-dialog.ts';
import { nameCopiedFields } from './forms/copy-field.ts';
import { nameForms } from './forms/form-ids.ts';
import { connectFormPanel } from './forms/form-panel.ts';
import { connectKeyboard } from './keyboard.ts';
import { connectLayers } from './layers.ts';
import { watchDeadLinks } from './links/dead-links.ts';
import { connectLinks } from './links/link-settings.ts';
import { connectNames } from './names.ts';
import { offerLocalCopies } from './offer-local-copies.ts';
import { connectPanels } from './panels.ts';
import { connectPictures } from './pictures.ts';
import { connectPlaceholders } from './placeholders.ts';
import { connectSaving } from './saving.ts';
import { connectSchedule } from './schedule/schedule-dialog.ts';
import { connectPageSettings } from './settings/settings-dialog.ts';
import { connectSharing } from './share/share-dialog.ts';
import { connectShortcuts } from './shortcuts.ts';
import { connectShownValues } from './shown-values.ts';
import { find, readStart } from './start.ts';
import { connectTextTools } from './text-tools.ts';
import { localiseShell, say } from './texts.ts';
import { connectTheme } from './theme.ts';
import { connectToolbar } from './toolbar.ts';
import { typeSpaces } from './type-spaces.ts';
import { finishTyped, keepCaret } from './typing.ts';
import { connectWords } from './words/word-panel.ts';

applyColorMode();
localiseShell();
connectPanels();

function connect(editor: Editor, start: EditorStart): void {
  keepCaret(editor);
  finishTyped(editor, start.data);
  connectTheme(editor, start);
  nameForms(editor);
  nameSections(editor);
  // Opening a page is no change of it.
  editor.UndoManager.clear();
  connectPictures(editor);
  connectElementTools(editor);
  connectPlaceholders(editor);
  connectCaptions(editor);
  const deadLinks = watchDeadLinks(editor, start);
  connectLinks(editor, start, deadLinks);
  connectFormPanel(editor, start);
  nameCopiedFields(editor);
  typeSpaces(editor);
  connectTextTools(editor);
  connectToolbar(editor);
  connectShownValues(editor);
  connectNames(editor);
  connectKeyboard(editor);
  connectCopying(editor, start);
  connectLayers(editor);
  const saving = connectSaving(editor, start, deadLinks);
  connectShortcuts(editor, { save: saving.flush, publish: saving.publish });
  connectPageSettings(editor, start);
  connectSharing(start, saving.flush);
  connectFind(editor);
  offerLocalCopies(editor, start, saving);
  void connectSchedule(start, saving);
  void connectWords(editor, start);
  find('[data-loading]').remove();
  document.body.dataset.ready = 'true';
}

try {
  const start = readStart();
  const editor = createEditor(start);
  registerBlocks(editor, start.blocks);
  editor.onReady(() => connect(editor, start));
} catch (error) {
  find('[data-loading]').textContent = say('openFailed');
  throw error;
}
