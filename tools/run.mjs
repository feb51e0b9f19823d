// The entry of every command: `node tools/run.mjs start`. Plain JavaScript that any Node from 20 understands.
// On an older Node than the product's it goes on under Node 24 from the npm registry; it installs what is missing;
// then the command itself (tools/commands/*.ts) runs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE_MAJOR = 24;
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Where Node 24 is, from the npm registry's `node` package. */
function findNode() {
  const found = spawnSync(npx, ['--yes', `node@${NODE_MAJOR}`, '-p', 'process.execPath'], { encoding: 'utf8' });
  const file = found.stdout?.trim().split('\n').pop();
  if (found.status !== 0 || !file)
    fail(`Landfall needs Node.js ${NODE_MAJOR} and could not get it with npx:\n${found.stderr ?? found.error}`);
  return file;
}

function continueUnderNode24() {
  const node = findNode();
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, PATH } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** Installs the lockfile's packages unless this very lockfile is installed already. */
function install() {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  const stamp = path.join(ROOT, 'node_modules/.landfall-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages ...');
  const done = spawnSync(npx, ['--yes', 'pnpm@10', 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
  if (done.status !== 0) fail('The packages could not be installed; the reason stands above.');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

const [command, ...rest] = process.argv.slice(2);
const file = path.join(ROOT, 'tools/commands', `${command}.ts`);

if (!command || !existsSync(file)) fail(`Unknown command '${command ?? ''}'. The commands stand in package.json.`);
else if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) continueUnderNode24();
else {
  install();
  const { run } = await import(pathToFileURL(file).href);
  await run(rest);
}
