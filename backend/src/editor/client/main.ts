import 'grapesjs/dist/css/grapes.min.css';
import './editor.css';
import { registerBlocks } from './blocks.ts';
import { createEditor } from './create-editor.ts';
import { connectNames } from './names.ts';
import { connectPictures } from './pictures.ts';
import { connectPlaceholders } from './placeholders.ts';
import { connectSaving } from './saving.ts';
import { readStart } from './start.ts';
import { connectToolbar } from './toolbar.ts';

const start = readStart();
const editor = createEditor(start);
registerBlocks(editor, start.blocks);
editor.onReady(() => {
  // Opening a page is no change of it.
  editor.UndoManager.clear();
  document.querySelector('[data-loading]')?.remove();
  document.body.dataset.ready = 'true';
  connectPictures(editor);
  connectPlaceholders(editor);
  connectToolbar(editor);
  connectNames(editor);
  connectSaving(editor, start);
});
