import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { freePorts } from '../product/index.ts';
import { COMMON_HEADERS } from '../product/security-headers.ts';
import { listen, notFound, staticFiles } from '../product/static-server.ts';
import { inRoot } from '../root.ts';
import type { Screen, Variant } from './load-variants.ts';

/** Serves a built folder as the product's own files are served: brotli, few headers. Returns its address. */
async function serve(built: string) {
  const folder = inRoot('.cache/bench/peer');
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
  for await (const name of glob('**/*.{js,css,html,svg,json}', { cwd: folder })) {
    const file = path.join(folder, name);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
  }
  const [port = 0] = await freePorts(1);
  const files = staticFiles(folder, { headers: () => COMMON_HEADERS, fallback: true });
  const server = await listen('peer', port, (request, response) =>
    files(request, response, () => notFound(request, response)),
  );
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, stop };
}

/**
 * shadcn-admin, a dashboard without federation, as a further variant: its sign-in screen and its dashboard, which
 * stands beside each of ours.
 * @param where its built folder, or the address of one that runs
 */
export async function startPeer(where: string): Promise<Variant> {
  const { origin, stop } = URL.canParse(where)
    ? { origin: new URL(where).origin, stop: async () => {} }
    : await serve(path.resolve(where));
  const signIn = { url: `${origin}/sign-in`, selector: 'input[name=email]', typing: true };
  const dashboard = { url: `${origin}/`, selector: 'main h1' };
  const isPublic = (screen: Screen) => !screen.startsWith('/dashboard');
  return { name: 'peer', target: (screen) => (isPublic(screen) ? signIn : dashboard), stop };
}
