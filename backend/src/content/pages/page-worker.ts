import { parentPort } from 'node:worker_threads';
import { languageOf } from '@landfall/page/brief/language';
import { readBrief } from '@landfall/page/brief/read-brief';
import { composeFacts } from '@landfall/page/compose/compose-facts';
import { starterPage } from '@landfall/page/compose/starter-page';
import { isPageLanguage } from '@landfall/page/languages/languages';
import { composeWorded } from '@landfall/page/wording/compose-worded';
import type { PageLanguage } from '@landfall/shared/contracts';
import type { PageAnswer, PageRequest } from './page-thread.ts';
import { storable } from './storable.ts';
import { withSentences } from './with-sentences.ts';
import type { ThreadMessage } from './work-thread.ts';

// The thread of page-thread.ts: reads descriptions and writes pages.

/** The language of a page begun by hand: English is also what words say that tell nothing. */
function starterLanguage({ input, language }: Extract<PageRequest, { task: 'start' }>): PageLanguage {
  // Together: a few words alone look like many a language.
  const said = languageOf([[input.description, input.title, input.projectDescription].join('. ')]);
  return said !== 'en' && isPageLanguage(said) ? said : language;
}

function answer(request: PageRequest): PageAnswer {
  if (request.task === 'start') return { page: starterPage(request.input, starterLanguage(request)) };
  const { input } = request;
  if (request.task === 'read') return { sheet: storable(readBrief(input)) };
  const sheet = storable(request.facts ? withSentences(request.facts, input) : readBrief(input));
  const { title, description, projectName } = input;
  const options = { title, description, projectName, language: request.language, brand: request.brand };
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
