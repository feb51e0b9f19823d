import type { Component, Editor } from 'grapesjs';
import { hideNotice, showNotice } from './notice.ts';
import { showSettings } from './panels.ts';
import { uploadPicture } from './picture-files.ts';
import { replacePicture } from './pictures.ts';
import { say } from './texts.ts';

/** Marks the picture that a file would replace, on the page that is drawn alone. */
const MARK = 'data-drop';

const TYPED = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

const pictureAmong = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * A picture file that is dropped on a picture of the page, or pasted while one is selected, takes its place. Files that are
 * dropped anywhere else are refused: the browser would open them in place of the editor.
 */
export function connectDroppedPictures(editor: Editor): void {
  const tell = (text: string, tone: 'warning' | 'calm' = 'calm') =>
    showNotice(text, [{ label: say('close'), run: () => hideNotice() }], tone);

  async function use(target: Component, file: File): Promise<void> {
    try {
      const { src } = await uploadPicture(file, (percent) => tell(say('uploading', file.name, percent)));
      if (!target.getEl()?.isConnected) return tell(say('uploadDone', file.name));
      await replacePicture(target, src);
      const describe = () => {
        editor.select(target);
        hideNotice();
        showSettings('#traits .gjs-trt-trait__wrp-alt');
      };
      showNotice(
        say('pictureReplaced', file.name),
        [
          { label: say('altText'), run: describe },
          { label: say('close'), run: () => hideNotice() },
        ],
        'calm',
      );
    } catch (error) {
      tell((error as Error).message, 'warning');
    }
  }

  let marked: Element | undefined;
  const mark = (element: Element | undefined) => {
    if (marked === element) return;
    marked?.removeAttribute(MARK);
    element?.setAttribute(MARK, '');
    marked = element;
  };
  const pictureAt = ({ target }: Event): HTMLElement | undefined =>
    (target as Element | null)?.closest?.<HTMLElement>('img[data-gjs-type="image"]') ?? undefined;
  const componentOf = (element: HTMLElement): Component | undefined =>
    editor
      .getWrapper()
      ?.find('img')
      .find((component) => component.getEl() === element);

  function drag(event: DragEvent): void {
    // The picture dialog takes files itself.
    if (!hasFiles(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // GrapesJS would make a new element of it.
    event.stopImmediatePropagation();
    const picture = pictureAt(event);
    if (event.dataTransfer) event.dataTransfer.dropEffect = picture ? 'copy' : 'none';
    mark(event.type === 'drop' || event.type === 'dragleave' ? undefined : picture);
    if (event.type !== 'drop') return;
    const target = picture && componentOf(picture);
    const file = pictureAmong(event.dataTransfer?.files);
    if (target && file) void use(target, file);
    else if (target) tell(say('noPicture'), 'warning');
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
