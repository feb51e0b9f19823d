import path from 'node:path';
import { AREAS, HOST } from '../areas.ts';
import { buildAll } from '../build-all.ts';
import { LiveReload } from '../dev/live-reload.ts';
import { devFolder, watchArea } from '../dev/watch-area.ts';
import { settingsFromEnvironment, startProduct } from '../product/index.ts';
import { inRoot } from '../root.ts';

const NAMES = AREAS.map(({ name }) => name);

/**
 * `npm run dev [-- area ...]`: the whole product, with the areas named (or all) rebuilt on each change and the
 * dashboard reloaded; the backend starts again when its source changes.
 */
export async function run(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown area: ${unknown.join(', ')}. The areas are ${NAMES.join(', ')}.`);
    process.exit(1);
  }
  const watched = wanted.length > 0 ? wanted : NAMES;
  const dist = (area: string) => (watched.includes(area) ? devFolder(area) : inRoot(area, 'dist'));
  const live = new LiveReload();
  try {
    await buildAll(NAMES.filter((name) => !watched.includes(name)));
    process.env.NODE_ENV = 'development';
    for (const area of watched) await watchArea(area, () => live.reload());
    const product = await startProduct({
      ...settingsFromEnvironment(),
      dist,
      middleware: live.middleware(path.join(dist(HOST.name), 'index.html')),
      watchBackend: true,
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => void product.stop().then(() => process.exit(0)));
    console.log(`\n  ${product.origin} is ready; watching ${watched.join(', ')} and the backend.\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
