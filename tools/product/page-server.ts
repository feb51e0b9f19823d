import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { configAnswer } from './config-answer.ts';
import { COMMON_HEADERS, isPage, pageHeaders, pageSources, REMOTE_HEADERS } from './security-headers.ts';
import { notFound, staticFiles } from './static-server.ts';

/** Where a page of its own is found; its address says what is shown. */
const ADDRESSES = ['/', '/store/ltd', '/store/ltd/'];

/**
 * An area's origin where the area is also a page of its own: the remote's files for the host, the page for people,
 * and the page's `config.json`.
 */
export function pageServer(directory: string, config: () => Record<string, unknown>): RequestListener {
  const answerConfig = configAnswer(config);
  const remote = staticFiles(directory, { headers: () => REMOTE_HEADERS, fallback: false });
  const page = staticFiles(directory, {
    headers: (pathname) => (isPage(pathname) ? pageHeaders(directory, pageSources(config())) : COMMON_HEADERS),
    fallback: false,
  });
  return (request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?');
    const hasPage = existsSync(path.join(directory, 'index.html'));
    if (hasPage && address === '/config.json') return answerConfig(request, response);
    const isShown = hasPage && ADDRESSES.includes(address);
    if (isShown) request.url = `/index.html${query === undefined ? '' : `?${query}`}`;
    const files = isShown || address.startsWith('/page/') ? page : remote;
    files(request, response, () => notFound(request, response));
  };
}
