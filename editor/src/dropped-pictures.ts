import type { Component, Editor } from 'grapesjs';
import { appendBlock, elementAbove } from './blocks.ts';
import { hideNotice, showNotice } from './notice.ts';
import { showSettings } from './panels.ts';
import { uploadPicture } from './picture-files.ts';
import { pictureMarkup, replacePicture } from './pictures.ts';
import { say } from './texts.ts';

/** Marks the picture that a file would replace, or the element that it would come below, on the page that is drawn alone. */
const MARK = 'data-drop';
const BELOW = 'below';
const PICTURE = '<img>';

const TYPED = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

const pictureAmong = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * A picture file that is dropped on a picture of the page, or pasted while one is selected, takes its place. Dropped on
 * something else of the page's main part it comes below that. Everywhere else a file is refused: the browser would open it
 * in place of the editor.
 */
export function connectDroppedPictures(editor: Editor): void {
  const tell = (text: string, tone: 'warning' | 'calm' = 'calm') =>
    showNotice(text, [{ label: say('close'), run: () => hideNotice() }], tone);
  const tellOf = (picture: Component | undefined, text: string) => {
    const describe = () => {
      editor.select(picture);
      hideNotice();
      showSettings('#traits .gjs-trt-trait__wrp-alt');
    };
    showNotice(
      text,
      [
        { label: say('altText'), run: describe },
        { label: say('close'), run: () => hideNotice() },
      ],
      'calm',
    );
  };

  async function use(target: Component, file: File): Promise<void> {
    try {
      const { src } = await uploadPicture(file, (percent) => tell(say('uploading', file.name, percent)));
      const isPicture = target.is('image');
      const markup = isPicture ? '' : await pictureMarkup(src);
      if (!target.getEl()?.isConnected) return tell(say('uploadDone', file.name));
      if (isPicture) {
        await replacePicture(target, src);
        tellOf(target, say('pictureReplaced', file.name));
      } else {
        appendBlock(editor, markup, target);
        tellOf(editor.getSelected(), say('pictureAdded', file.name));
      }
    } catch (error) {
      tell((error as Error).message, 'warning');
    }
  }

  let marked: Element | undefined;
  const mark = (element: Element | undefined, how: string) => {
    if (marked !== element) marked?.removeAttribute(MARK);
    element?.setAttribute(MARK, how);
    marked = element;
  };
  const targetOf = ({ target }: Event): Component | undefined => {
    const element = (target as Element | null)?.closest?.<HTMLElement>('[data-gjs-type]');
    const component = element ? editor.Components.getById(element.id) : undefined;
    return component?.getEl() === element ? component : undefined;
  };

  function drag(event: DragEvent): void {
    // The picture dialog takes files itself.
    if (!hasFiles(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // GrapesJS would make a new element of it.
    event.stopImmediatePropagation();
    const target = targetOf(event);
    const isPicture = target?.is('image') === true;
    const above = target && !isPicture ? elementAbove(editor, target, PICTURE) : undefined;
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    const isOver = event.type === 'dragenter' || event.type === 'dragover';
    mark(isOver ? (isPicture ? target : above)?.getEl() : undefined, isPicture ? '' : BELOW);
    if (event.type !== 'drop') return;
    const file = pictureAmong(event.dataTransfer?.files);
    if (!file) tell(say('noPicture'), 'warning');
    else if (target && (isPicture || above)) void use(target, file);
    else tell(say('pictureNowhere'), 'warning');
  }

  function paste(event: ClipboardEvent): void {
    const selected = editor.getSelected();
    const file = pictureAmong(event.clipboardData?.files);
    const isTyped = (event.target as Element | null)?.closest?.(TYPED) != null || editor.getEditing();
    if (!file || isTyped || !selected?.is('image') || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void use(selected, file);
  }

  const listen = (page: Document | null) => {
    for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const)
      page?.addEventListener(type, drag, { capture: true });
    page?.addEventListener('paste', paste);
  };
  listen(document);
  listen(editor.Canvas.getDocument());
  editor.on('canvas:frame:load', () => listen(editor.Canvas.getDocument()));
}
