import type { Applied } from '@landfall/page/edit/change';
import { PageEdit } from '@landfall/page/edit/edit-page';
import { outlineOf } from '@landfall/page/edit/outline';
import type { EditStep, PageOutline, SharedContents } from '@landfall/shared/contracts';
import packaged, { type Editor } from 'grapesjs';
import { backdropType } from '../backdrops/backdrop.ts';
import { fieldLabels } from '../captions.ts';
import { timeLeft } from '../countdowns/time-left.ts';
import { embedLink } from '../embeds/embed-link.ts';
import { madeUpIds } from '../idle-ids.ts';
import { PAGE_SETTINGS } from '../page-settings.ts';
import { popupClose } from '../popups/popup-close.ts';
import { comparable, sharedIn } from '../shared-sections/contents.ts';
import { redraw } from '../theme.ts';
import { finishTyped, projectData } from '../typing.ts';
import { componentTree } from '../words/component-tree.ts';
import { markupNodes } from './markup-nodes.ts';

// The package types itself as CommonJS, but its module's default export is the library.
const grapesjs = packaged as unknown as typeof packaged.default;

/** A page as the visual editor keeps it, or its markup where it was never edited. */
export interface StoredPage {
  data: Record<string, unknown> | null;
  html: string;
  /** As the page was made, where it does not say so itself. */
  made: Pick<PageOutline, 'language' | 'theme'>;
}

/** What the visual editor would send of a page. */
export interface WrittenPage {
  data: Record<string, unknown>;
  html: string;
  css: string;
}

type Step = Pick<EditStep, 'operation' | 'html'>;

function open({ data, html }: StoredPage): Editor {
  const editor = grapesjs.init({
    ...PAGE_SETTINGS,
    // Nobody takes anything back here, and noting every element takes as long as reading them.
    undoManager: false,
    headless: true,
    log: false,
    plugins: [backdropType, fieldLabels, popupClose, timeLeft, embedLink],
    parser: {
      parserCode: 'nodes',
      parsersCode: { nodes: markupNodes },
      // Only a document can read style sheets; the rules of a stored page are data already.
      parserCss: () => [],
    },
    ...(data ? { projectData: structuredClone(data) } : { components: html }),
  });
  finishTyped(editor, data);
  return editor;
}

const treeOf = (editor: Editor) => {
  const madeUp = madeUpIds(editor);
  return componentTree(editor, (id) => madeUp.has(id));
};

function withEditor<T>(stored: StoredPage, use: (editor: Editor) => T): T {
  const editor = open(stored);
  try {
    return use(editor);
  } finally {
    editor.destroy();
  }
}

const written = (editor: Editor): WrittenPage => ({
  data: projectData(editor),
  html: editor.getHtml(),
  css: editor.getCss() ?? '',
});

/** What a page says, and how the visual editor would send it. */
export const readStored = (stored: StoredPage): { outline: PageOutline; page: WrittenPage } =>
  withEditor(stored, (editor) => ({ outline: outlineOf(treeOf(editor), stored.made), page: written(editor) }));

/** Applies operations as the visual editor does, each in its turn; what cannot be done changes nothing. */
export const changeStored = (
  stored: StoredPage,
  steps: readonly Step[],
): {
  results: Applied[];
  outline: PageOutline;
  page: WrittenPage;
  shared: { id: string; contents: SharedContents }[];
} =>
  withEditor(stored, (editor) => {
    const shownBefore = new Map(sharedIn(projectData(editor)).map(({ id, contents }) => [id, comparable(contents)]));
    const edit = new PageEdit(treeOf(editor), { made: stored.made });
    const before = edit.outline().theme.palette;
    const results = steps.map(({ operation, html }) => edit.apply(operation, html));
    const { palette } = edit.outline().theme;
    const wrapper = editor.getWrapper();
    if (wrapper && palette !== before) redraw(wrapper, palette);
    const page = written(editor);
    const shared = sharedIn(page.data).filter(({ id, contents }) => shownBefore.get(id) !== comparable(contents));
    return { results, outline: outlineOf(treeOf(editor), stored.made), page, shared };
  });
