import { parentPort } from 'node:worker_threads';

// A thread that answers what it is sent, fails at 'fail', dies at 'die' and never comes back from 'hang'.
parentPort?.on('message', (request: string) => {
  if (request === 'hang') for (;;);
  if (request === 'die') process.exit(1);
  parentPort?.postMessage(request === 'fail' ? { error: 'It failed.' } : { answer: request });
});
parentPort?.postMessage('ready');
