import { findFolder } from './find-folder.ts';
import { texts } from './texts.ts';

const say = (text: string) => {
  const place = document.getElementById('demo-state');
  if (place) place.textContent = text;
};

/** Whether this very address was opened anew already, and the service worker still did not answer for it. */
const TRIED = 'landfall-demo-tried';

async function isReady(folder: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${folder}sw.js`, {
    scope: folder,
    updateViaCache: 'none',
  });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker did not start.'));
    });
  });
}

/** Has the service worker answer for this folder, and opens the address again: from then on the dashboard is there. */
async function start(): Promise<void> {
  document.documentElement.lang = texts().language;
  say(texts().opening);
  if (!('serviceWorker' in navigator)) return say(texts().noWorker);
  const folder = await findFolder();
  if (!folder) return say(texts().notAnswering);
  await isReady(folder);
  if (sessionStorage.getItem(TRIED) === location.href) {
    sessionStorage.removeItem(TRIED);
    return say(texts().notAnswering);
  }
  sessionStorage.setItem(TRIED, location.href);
  location.reload();
}

start().catch(() => say(texts().notAnswering));
