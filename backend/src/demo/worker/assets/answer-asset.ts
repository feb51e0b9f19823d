import { isPageLanguage } from '@landfall/page/languages/languages';
import { artFile } from '@landfall/page/sections/art';
import { pageModel } from '@landfall/page/sections/model';
import { renderPage } from '@landfall/page/sections/render';
import { templatePage } from '@landfall/page/templates/templates';
import * as v from 'valibot';
import { EDITOR_ASSETS } from '../../../content/editor/asset-base.ts';
import { canvasStyle } from '../../../content/editor/canvas-style.ts';
import { SITE_ASSETS } from '../../../delivery/sites/asset-base.ts';
import { fileAt } from '../calls/files.ts';
import { SAMPLE } from '../calls/templates.ts';
import type { PageContents } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { type PreviewSize, previewOf } from './preview.ts';
import { withPictures } from './with-pictures.ts';

const sent = (content: BodyInit, type: string): Response =>
  new Response(content, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  });

const notThere = (): Response => new Response('Not found\n', { status: 404 });

const svg = (drawing: string): Response => sent(drawing, 'image/svg+xml');

const PAGE: PreviewSize = { width: 600, height: 450 };
const TEMPLATE: PreviewSize = { width: 640, height: 800 };

function versionContents(state: State, pageId: string, number: number): PageContents | undefined {
  const page = state.pages.get(pageId);
  if (page?.version === number) return page.contents;
  return state.versions.all().find((version) => version.pageId === pageId && version.number === number)?.contents;
}

async function pagePreview(state: State, pageId: string, number: number): Promise<Response> {
  const contents = versionContents(state, pageId, number);
  if (!contents) return notThere();
  return svg(previewOf({ ...contents, html: await withPictures(state, contents.html) }, PAGE));
}

function templatePreview(id: string, language: string): Response {
  const model = isPageLanguage(language) ? templatePage(id, language, SAMPLE) : null;
  return model ? svg(previewOf(renderPage(model, 'edit', SITE_ASSETS), TEMPLATE)) : notThere();
}

function canvas(palette: string, type: string): Response {
  const theme = v.safeParse(pageModel.entries.theme, { palette, type });
  return theme.success ? sent(canvasStyle(theme.output).css, 'text/css; charset=utf-8') : notThere();
}

function storedFile(state: State, path: string): Response {
  const file = fileAt(state, path);
  return file ? sent(file.content, file.type) : notThere();
}

type Answer = (parts: readonly string[], state: State) => Response | Promise<Response>;

/** What is drawn or read here rather than lying in the folder, by its path. */
const ASSETS: readonly (readonly [RegExp, Answer])[] = [
  [
    /^\/v1\/files\/previews\/([\w-]+)-(\d+)\.svg$/,
    ([id = '', number], state) => pagePreview(state, id, Number(number)),
  ],
  [/^\/v1\/files\/(.+)$/, ([path = ''], state) => storedFile(state, decodeURIComponent(path))],
  [/^\/v1\/templates\/([a-z-]+)-([a-z]{2})\.svg$/, ([id = '', language = '']) => templatePreview(id, language)],
  [
    new RegExp(`^${EDITOR_ASSETS}canvas/([a-z\\d]+)-([a-z]+)-[0-9a-f]{12}\\.css$`),
    ([palette = '', type = '']) => canvas(palette, type),
  ],
  [
    new RegExp(`^(?:${EDITOR_ASSETS}|${SITE_ASSETS})art/([^/]+)$`),
    ([name = '']) => {
      const art = artFile(name);
      return art ? svg(art) : notThere();
    },
  ],
];

/** Answers for a drawing or a file; undefined for a path of neither. */
export function answerAsset(path: string, state: () => Promise<State>): Promise<Response> | undefined {
  for (const [pattern, answer] of ASSETS) {
    const found = pattern.exec(path);
    if (found) return state().then((opened) => answer(found.slice(1), opened));
  }
}
