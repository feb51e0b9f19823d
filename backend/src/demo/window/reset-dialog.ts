import { button, element } from './element.ts';
import { openDialog } from './open-dialog.ts';
import { texts } from './texts.ts';

/** Has the service worker forget everything. @throws Error where it does not */
function sendReset(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => (data === 'done' ? resolve() : reject(new Error('The demo was not reset.')));
    if (navigator.serviceWorker.controller) navigator.serviceWorker.controller.postMessage('reset', [port2]);
    else reject(new Error('Nothing answers for the demo.'));
  });
}

/** What the dashboard itself keeps in this browser. */
function forgetWindow(): void {
  const [language, colorMode] = [localStorage.getItem('language'), localStorage.getItem('colorMode')];
  localStorage.clear();
  sessionStorage.clear();
  if (language) localStorage.setItem('language', language);
  if (colorMode) localStorage.setItem('colorMode', colorMode);
  // biome-ignore lint/suspicious/noDocumentCookie: the dashboard keeps its session there, and reads it so.
  document.cookie = 'access_token_app=; Max-Age=0; Path=/';
}

/** Asks, and lets the demo begin again. */
export function showReset(): void {
  const say = texts();
  openDialog(say.resetTitle, (close) => {
    const failure = element('p', { className: 'demo-failure' });
    failure.setAttribute('role', 'alert');
    const confirm = button(
      say.reset,
      () => {
        confirm.disabled = true;
        sendReset().then(
          () => {
            forgetWindow();
            location.reload();
          },
          () => {
            confirm.disabled = false;
            failure.textContent = say.resetFailed;
          },
        );
      },
      'demo-danger',
    );
    return [
      element('p', {}, say.resetText),
      failure,
      element('div', { className: 'demo-foot' }, button(say.cancel, close), confirm),
    ];
  });
}
