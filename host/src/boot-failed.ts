import { takeOverFirstPaint } from './federation/first-paint.tsx';

/** A plain page without any library: it must work when nothing else does. */
export function showBootFailure(root: HTMLElement, error: Error): void {
  takeOverFirstPaint();
  const page = document.createElement('main');
  page.style.cssText = 'max-width:36rem;margin:15vh auto;padding:1.5rem;font:16px/1.6 system-ui;color:CanvasText';
  const title = document.createElement('h1');
  title.textContent = 'Landfall could not start';
  title.style.fontSize = '1.5rem';
  const text = document.createElement('p');
  text.textContent = 'Its configuration (config.json) could not be read. This is what is wrong:';
  const detail = document.createElement('pre');
  detail.textContent = error.message;
  detail.style.whiteSpace = 'pre-wrap';
  const retry = document.createElement('button');
  retry.textContent = 'Try again';
  retry.style.cssText = 'font:inherit;padding:.4rem 1rem;cursor:pointer';
  retry.onclick = () => location.reload();
  page.append(title, text, detail, retry);
  root.replaceChildren(page);
}
