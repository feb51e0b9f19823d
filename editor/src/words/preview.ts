import type { Applied } from '@landfall/page/edit/change';
import { applyOperations, PageEdit } from '@landfall/page/edit/edit-page';
import { outlineOf } from '@landfall/page/edit/outline';
import type { EditStep, PageOutline } from '@landfall/shared/contracts';
import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { madeUpIds } from '../idle-ids.ts';
import { previewTheme } from '../theme.ts';
import { componentTree } from './component-tree.ts';
import { documentTree } from './document-tree.ts';

const MARK = 'data-changed';

/** The page as it was made, where it does not say so itself. */
const madeOf = ({ language, theme }: EditorStart): Pick<PageOutline, 'language' | 'theme'> => ({ language, theme });

/** The editor's page as a tree, with the ids that are its own. */
export function pageTree(editor: Editor) {
  const madeUp = madeUpIds(editor);
  const isMadeUp = (id: string) => madeUp.has(id);
  return { tree: componentTree(editor, isMadeUp), isMadeUp };
}

/** What the page says, without what is being previewed. */
export const outlineOfPage = (editor: Editor, start: EditorStart): PageOutline =>
  outlineOf(pageTree(editor).tree, madeOf(start));

/**
 * Changes that are shown and not made yet: they are in the canvas' document alone, where neither saving nor undo see
 * them. Keeping makes them in the page, all in one step.
 */
export class Preview {
  readonly #editor: Editor;
  readonly #start: EditorStart;
  readonly #edit: PageEdit<Node>;
  readonly #steps: EditStep[] = [];
  readonly #marked: Element[] = [];

  constructor(editor: Editor, start: EditorStart) {
    this.#editor = editor;
    this.#start = start;
    const onTouch = (node: Node) => this.#mark(node);
    this.#edit = new PageEdit(documentTree(this.#shown(), pageTree(editor).isMadeUp), {
      made: madeOf(start),
      onTouch,
    });
    const body = editor.Canvas.getBody();
    // Typing into what is only shown would be typing into nothing.
    if (body) body.inert = true;
  }

  /** The canvas' page where it says the same as the editor's; else a document beside it: then only the list tells. */
  #shown(): Element {
    const element = this.#editor.getWrapper()?.getEl();
    const made = madeOf(this.#start);
    const { tree, isMadeUp } = pageTree(this.#editor);
    const said = (outline: PageOutline) => JSON.stringify(outline.sections);
    if (element && said(outlineOf(documentTree(element, isMadeUp), made)) === said(outlineOf(tree, made)))
      return element;
    return new DOMParser().parseFromString(this.#editor.getHtml(), 'text/html').body;
  }

  #mark(node: Node): void {
    // The editor makes its elements in one document and shows them in another: `instanceof` tells nothing.
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    element.setAttribute(MARK, '');
    this.#marked.push(element);
    if (this.#marked.length === 1) element.scrollIntoView({ block: 'center' });
  }

  /** Shows one step; a refused one shows nothing. */
  apply(step: EditStep): Applied {
    const result = this.#edit.apply(step.operation, step.html);
    if ('refused' in result) return result;
    this.#steps.push(step);
    const { operation } = step;
    if (operation.op === 'theme') previewTheme(this.#editor, this.#start, operation);
    this.#editor.refresh();
    return result;
  }

  /** Shows the page as it is again. */
  discard(): void {
    this.#takeBack();
    if (this.#steps.some(({ operation }) => operation.op === 'theme')) previewTheme(this.#editor, this.#start, null);
  }

  /** Shows the page as it is now, where it was changed under the preview. */
  drop(): void {
    this.discard();
    this.#editor.getWrapper()?.getView()?.render();
  }

  #takeBack(): void {
    for (const element of this.#marked.splice(0)) element.removeAttribute(MARK);
    this.#edit.undo();
    const body = this.#editor.Canvas.getBody();
    if (body) body.inert = false;
    this.#editor.refresh();
  }

  /** Makes the changes in the page, in one step of undo. */
  keep(): void {
    this.#takeBack();
    const touched: Component[] = [];
    const { tree } = pageTree(this.#editor);
    applyOperations(tree, this.#steps, { made: madeOf(this.#start), onTouch: (component) => touched.push(component) });
    const [first] = touched;
    first?.getEl()?.scrollIntoView({ block: 'center' });
  }
}
