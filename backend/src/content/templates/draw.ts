import { parentPort } from 'node:worker_threads';
import { renderPortrait } from '@landfall/page/sections/preview';
import { templatePage } from '@landfall/page/templates/templates';
import { readFont } from '../pages/read-font.ts';
import type { DrawAnswer, DrawRequest } from './pictures.ts';

// The drawing thread of pictures.ts. One at a time, so that it takes one processor and no more.
let last: Promise<void> = Promise.resolve();

async function draw(request: DrawRequest): Promise<DrawAnswer> {
  try {
    const page = templatePage(request.id, request.language, { title: '', description: '', projectName: '' });
    if (!page) throw new Error(`There is no template ${request.id}.`);
    return { ...request, picture: await renderPortrait(page, readFont) };
  } catch (error) {
    return { ...request, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: DrawRequest) => {
  last = last.then(async () => parentPort?.postMessage(await draw(request)));
});
