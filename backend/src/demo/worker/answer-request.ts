import { answerCall } from './api/answer-call.ts';
import { failed } from './api/failures.ts';
import { ROUTES } from './api/routes.ts';
import { answerAsset } from './assets/answer-asset.ts';
import { configOf, type FolderConfig } from './config.ts';
import { demoState, forgetDemo } from './open-demo.ts';
import { base, pathWithin, root } from './scope.ts';
import { answerSite } from './sites/answer-site.ts';
import { inTurn } from './turns.ts';

/** A file of the demo's folder. */
const fromFolder = (path: string, request?: RequestInit): Promise<Response> => fetch(root() + path, request);

/** The built editor lies in the folder, and its fonts with those of published pages. */
const EDITOR_FILE = /^\/v1\/editor\/assets\/editor-/;
const EDITOR_FONTS = '/v1/editor/assets/fonts/';

async function answerConfig(): Promise<Response> {
  const response = await fromFolder('/demo.json', { cache: 'no-cache' });
  if (!response.ok) return response;
  const config = configOf((await response.json()) as FolderConfig);
  return Response.json(config, { headers: { 'cache-control': 'no-store' } });
}

/** The dashboard, whichever of its addresses is asked for. */
async function answerDashboard(): Promise<Response> {
  const response = await fromFolder('/app.html', { cache: 'no-cache' });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(response.body, { status: response.status, headers });
}

/** What the editor's canvas begins as. */
const emptyPage = () =>
  new Response('<!doctype html><title>Canvas</title>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Answers with what the demo knows; what a call changed that failed is not known any more. */
const withState = (work: () => Promise<Response>): Promise<Response> =>
  inTurn(async () => {
    const response = await work().catch(failed);
    if (
      await demoState().then(
        (state) => state.isUnstored(),
        () => false,
      )
    )
      forgetDemo();
    return response;
  });

/**
 * Answers a request of a page of the demo in the place of a server; undefined where the network answers. The product's own
 * addresses begin at the root of an origin: those outside of the folder stand for the same ones within.
 */
export function answerRequest(request: Request): Promise<Response> | undefined {
  const path = pathWithin(request.url);
  if (path === undefined) return undefined;
  if (path === '/config.json') return answerConfig();
  if (path.startsWith('/sites/')) return withState(async () => answerSite(request, path, await demoState()));
  if (path === '/v1/editor/canvas') return Promise.resolve(emptyPage());
  if (path.startsWith(EDITOR_FONTS)) return fromFolder(path.replace(EDITOR_FONTS, '/_landfall/fonts/'));
  if (path.startsWith('/v1/') && !EDITOR_FILE.test(path)) {
    return withState(async () => (await answerAsset(path, demoState)) ?? answerCall(request, path, ROUTES, demoState));
  }
  const isFile = /\.[a-z0-9]+$/i.test(path);
  if (request.mode === 'navigate' && !isFile) return answerDashboard();
  if (path.startsWith('/_landfall/art/')) return answerAsset(path, demoState);
  const isInFolder = new URL(request.url).pathname.startsWith(`${base()}/`);
  if (isInFolder) return undefined;
  return path === '/' ? answerDashboard() : fromFolder(path);
}
