import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../build-all.ts';
import { demoScripts } from '../demo/demo-scripts.ts';
import { layOut } from '../demo/lay-out.ts';
import { serveDemo } from '../demo/serve-demo.ts';
import { inRoot } from '../root.ts';

const PORT = 3020;

const HELP = `npm run demo -- [--to <folder>] [--serve [--port <port>]]

Writes a folder of static files (dist-demo) in which the whole dashboard runs in the browser, without a server: docs/demo.md.
  --to <folder>   another folder, which is replaced
  --serve         serves it on this machine, to look at
  --port <port>   by default ${PORT}`;

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const file of await readdir(folder, { recursive: true })) size += (await stat(path.join(folder, file))).size;
  return size;
}

/** `npm run demo`: see HELP. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      serve: { type: 'boolean' },
      port: { type: 'string', default: String(PORT) },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);
  try {
    await buildAll();
    const folder = values.to ? path.resolve(values.to) : inRoot('dist-demo');
    await layOut(await demoScripts(), folder);
    console.log(`The demo is in ${folder} (${((await sizeOf(folder)) / 1024 / 1024).toFixed(1)} MB).`);
    if (!values.serve) return;
    await serveDemo(folder, Number(values.port));
    console.log(`Look at it: http://localhost:${values.port}/ (Ctrl-C ends it)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
