import { answerRequest } from './answer-request.ts';
import { demoState, resetDemo } from './open-demo.ts';
import { inTurn } from './turns.ts';

declare const self: ServiceWorkerGlobalScope;

// A page that is open goes on with the newest demo: what an older one kept is read by it.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Written while the sign-in form is looked at; what fails here is tried again by the first call.
  inTurn(demoState).catch(() => {});
});

self.addEventListener('fetch', (event) => {
  const answered = answerRequest(event.request);
  if (answered) event.respondWith(answered);
});

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data !== 'reset') return;
  inTurn(resetDemo).then(
    () => port?.postMessage('done'),
    () => port?.postMessage('failed'),
  );
});
