import { BackendProcess } from '../product/backend-process.ts';
import { freeSettings, portOf } from '../product/index.ts';
import { type ApiDocument, apiPages, type DocPage } from './api-pages.ts';

const READY_SECONDS = 120;
const GUIDE_LINK = /href="\/v1\/guides\/([a-z-]+)\?[^"]*"/g;

async function read(origin: string, path: string): Promise<Response> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/** The content of a guide, as the backend serves it. */
async function readGuide(origin: string, name: string): Promise<string> {
  const page = await (await read(origin, `/v1/guides${name && `/${name}`}?lang=en`)).text();
  return page.slice(page.indexOf('<main>') + '<main>'.length, page.indexOf('</main>'));
}

/** @param content the inside of a guide's page */
const guidePage = (name: string, content: string): DocPage => ({
  path: `guides/${name || 'index'}`,
  title: /<h1>([^<]*)/.exec(content)?.[1] ?? name,
  markdown: content.replaceAll(GUIDE_LINK, 'href="./$1.html"'),
});

/**
 * What the backend says of itself, as pages: the guides for makers of pages, and the reference of its API. It runs for
 * that with a folder of its own, which is thrown away.
 * @throws Error where it does not start or answer
 */
export async function readBackendPages(): Promise<DocPage[]> {
  const settings = await freeSettings();
  const backend = new BackendProcess(settings);
  try {
    backend.start();
    await backend.ready(READY_SECONDS);
    const origin = `http://127.0.0.1:${portOf(settings, 'backend')}`;
    const list = await readGuide(origin, '');
    const names = [...list.matchAll(GUIDE_LINK)].map(([, name = '']) => name);
    const guides = await Promise.all(names.map(async (name) => guidePage(name, await readGuide(origin, name))));
    const document = (await (await read(origin, '/v1/docs/openapi.json')).json()) as ApiDocument;
    return [guidePage('', list), ...guides, ...apiPages(document)];
  } finally {
    await backend.stop();
  }
}
