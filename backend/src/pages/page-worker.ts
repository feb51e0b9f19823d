import { parentPort } from 'node:worker_threads';
import { readBrief } from '@landfall/page/brief/read-brief';
import { composeFacts } from '@landfall/page/compose/compose-facts';
import { composeWorded } from '@landfall/page/wording/compose-worded';
import type { PageAnswer, PageRequest } from './page-thread.ts';
import { storable } from './storable.ts';
import type { ThreadMessage } from './work-thread.ts';

// The thread of page-thread.ts: reads descriptions and writes pages.

function answer(request: PageRequest): PageAnswer {
  const { input } = request;
  if (request.task === 'read') return { sheet: storable(readBrief(input)) };
  const sheet = request.facts ?? storable(readBrief(input));
  const { title, description, projectName } = input;
  const options = { title, description, projectName, language: request.language };
  const { wording } = request;
  return { sheet, ...(wording ? composeWorded(sheet, wording, options) : composeFacts(sheet, options)) };
}

const say = (message: ThreadMessage<PageAnswer>) => parentPort?.postMessage(message);

parentPort?.on('message', (request: PageRequest) => {
  try {
    say({ answer: answer(request) });
  } catch (error) {
    say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
say('ready');
