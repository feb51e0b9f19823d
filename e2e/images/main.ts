import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres, NO_POSTGRES } from '../../backend/src/testing/postgres.ts';
import { runBrowserTests } from '../../tools/browser-tests.ts';
import { inRoot } from '../../tools/root.ts';
import { readCompose } from '../support/compose.ts';
import { type Arrangement, startArrangement } from './arrangement.ts';
import { baseImagesOf, ensureBaseImage } from './base-images.ts';
import { BUILDAH, whyNotBuildah } from './buildah.ts';
import { DOCKER, isDockerHere } from './docker.ts';
import { type DockerArrangement, startDockerArrangement, untilHealthy } from './docker-arrangement.ts';

const DOCKERFILE = 'tools/deploy/Dockerfile';
/** Bytes that an image of an area, and of the backend, may have. */
const MOST = { area: 200e6, backend: 1_000e6 };
/** Folders that an image's user may write to; everything else is read-only for it. */
const WRITABLE = /^\/(?:tmp|var\/tmp|run\/lock|dev|proc|sys|var\/lib\/landfall|home\/node)(?:\/|$)/;
/** At the pace of the other browser tests. */
const PACE = { GENERATION_DELAY_MS: '1500', PURCHASES_PER_ADDRESS: '100000', AUTOSAVE_MS: '300' };

/** Docker where its engine answers, else buildah. */
const isDocker = isDockerHere();
const engine = isDocker ? DOCKER : BUILDAH;

const imageOf = (service: string) => `localhost/landfall/${service}`;

/** What is wrong with a running image: a line each. */
async function faultsOf(name: string, { containers }: Arrangement): Promise<string[]> {
  const image = engine.inspectImage(imageOf(name));
  const container = containers.get(name);
  if (!image || !container) return [`${name}: it does not run`];
  const { config, bytes } = image;
  const [, id = '0'] = /uid=(\d+)/.exec((await container.exec(['id'])).text) ?? [];
  const find = ['find', '/', '-xdev', '-writable', '-not', '-type', 'l', '-not', '-path', '/proc/*'];
  const { text } = await container.exec(find);
  const open = text.split('\n').filter((path) => path && !WRITABLE.test(path));
  const most = name === 'backend' ? MOST.backend : MOST.area;
  return [
    ...(id === '0' || !config.User ? [`${name}: it runs as root`] : []),
    ...(open.length > 0 ? [`${name}: its user can write to ${open.slice(0, 5).join(', ')}`] : []),
    ...(bytes > most ? [`${name}: ${Math.round(bytes / 1e6)} MB, of at most ${most / 1e6} MB`] : []),
    ...(config.Healthcheck ? [] : [`${name}: it has no health check`]),
  ];
}

/** The browser's main journey over the running images. Returns how many of its tests failed. */
async function journey({ ports, mails }: Arrangement): Promise<number> {
  // The journey reads the mails that went out.
  const mailServer = createServer((_, response) => response.end(JSON.stringify(mails()))).listen(0, '127.0.0.1');
  await new Promise((resolve) => mailServer.once('listening', resolve));
  const address = `http://127.0.0.1:${(mailServer.address() as AddressInfo).port}`;
  const instance = { origin: `http://localhost:${ports.host}`, settings: { ports }, mails: address };
  const results = inRoot('.cache/test-results/images.json');
  const env = { LANDFALL_INSTANCE: JSON.stringify(instance) };
  const { passed, failed } = await runBrowserTests('images.config.ts', results, env);
  mailServer.close();
  return passed + failed > 0 ? failed : 1;
}

/** What only an engine does: a backend that crashed is started again, and has what its volume and its database keep. */
async function crashFaults({ containers, ports }: DockerArrangement): Promise<string[]> {
  const backend = containers.get('backend');
  if (!backend) return ['backend: it does not run'];
  const before = await backend.exec(['ls', '/var/lib/landfall']);
  backend.crash();
  const deadline = Date.now() + 60_000;
  while (backend.restarts === 0) {
    if (Date.now() > deadline) return ['backend: it was not started again after a crash'];
    await pause(200);
  }
  await untilHealthy('backend', backend);
  const { ok } = await fetch(`http://localhost:${ports.host}/v1/health/ready`);
  const after = await backend.exec(['ls', '/var/lib/landfall']);
  return [
    ...(ok ? [] : ['host: it does not find the backend that was started again']),
    ...(before.text === after.text ? [] : ['backend: its volume is another one after a crash']),
  ];
}

const { values } = parseArgs({ options: { 'keep-old': { type: 'boolean', default: false } } });
const why = (isDocker ? null : whyNotBuildah()) ?? (findPostgres() ? null : NO_POSTGRES);
const binaries = findPostgres();
if (why || !binaries) throw new Error(why ?? NO_POSTGRES);

console.log(isDocker ? 'With Docker' : 'Without Docker: with buildah');
for (const name of baseImagesOf(inRoot(DOCKERFILE))) console.log(`${name}: ${ensureBaseImage(engine, name)}`);
const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim();
const services = Object.entries(readCompose().services).flatMap(([name, { build }]) =>
  build ? [{ name, build }] : [],
);
for (const { name, build } of services) {
  if (values['keep-old'] && engine.inspectImage(imageOf(name))) continue;
  const started = Date.now();
  engine.buildImage(imageOf(name), build.dockerfile, build.target, {
    ...build.args,
    ...(build.args && { COMMIT: commit }),
  });
  const megabytes = Math.round((engine.inspectImage(imageOf(name))?.bytes ?? 0) / 1e6);
  console.log(`${name}: built in ${Math.round((Date.now() - started) / 1000)} s, ${megabytes} MB`);
}

const ofDocker = isDocker ? await startDockerArrangement(imageOf, binaries, PACE) : undefined;
const arrangement: Arrangement = ofDocker ?? (await startArrangement(imageOf, binaries, PACE));
try {
  console.log(`${arrangement.containers.size} images run and are healthy`);
  const faults: string[] = [];
  for (const { name } of services) faults.push(...(await faultsOf(name, arrangement)));
  const failed = await journey(arrangement);
  if (ofDocker) faults.push(...(await crashFaults(ofDocker)));
  for (const fault of faults) console.error(fault);
  if (failed > 0) for (const [name, { said }] of arrangement.containers) console.error(`── ${name}\n${said}`);
  if (faults.length > 0 || failed > 0) process.exitCode = 1;
  console.log(`${services.length - faults.length} images passed, ${faults.length + failed} failed`);
} finally {
  await arrangement.end();
}
process.exit();
