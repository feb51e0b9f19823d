import type { Editor } from 'grapesjs';

/** Gives the fields that GrapesJS draws, and its canvas, the names that assistive technology reads. */
export function connectNames(editor: Editor): void {
  const name = () => {
    for (const field of document.querySelectorAll('#styles input, #styles select, #traits input, #traits select')) {
      const row = field.closest('.gjs-sm-property, .gjs-trt-trait');
      const label = row?.querySelector('.gjs-sm-label, .gjs-label')?.textContent?.trim() ?? '';
      const unit = field.classList.contains('gjs-input-unit') ? ', unit' : '';
      if (label && !field.getAttribute('aria-label')) field.setAttribute('aria-label', label + unit);
    }
    for (const frame of document.querySelectorAll('.gjs-frame')) frame.setAttribute('title', 'Page');
  };
  name();
  editor.on('component:selected canvas:frame:load style:target', () => requestAnimationFrame(name));
}
