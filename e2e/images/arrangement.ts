import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../tools/product/index.ts';
import { type ComposeFile, type ComposeService, readCompose } from '../support/compose.ts';
import { BUILDAH, Container } from './buildah.ts';
import type { Running } from './engine.ts';
import { startStandIns } from './stand-ins.ts';

/** A port of this machine for each that compose publishes, by the variable that names it. */
export async function choosePorts(compose: string[]): Promise<Record<string, string>> {
  const ports = await freePorts(compose.length);
  return Object.fromEntries(compose.map((name, index) => [name, String(ports[index])]));
}

export interface Arrangement {
  ports: Record<string, number>;
  containers: ReadonlyMap<string, Running>;
  mails: () => readonly string[];
  end: () => Promise<void>;
}

export const portVariable = (service: string) => `PORT_${service.toUpperCase().replaceAll('-', '_')}`;

/** The environment that compose gives a service, with the addresses of this machine for the names of its network. */
export function environmentOf(service: ComposeService, addresses: Record<string, string>): Record<string, string> {
  const filled = Object.entries(service.environment ?? {}).map(([name, value]) => {
    let text = String(value ?? '');
    for (const [inside, here] of Object.entries(addresses)) text = text.replace(inside, here);
    return [name, text];
  });
  return Object.fromEntries(filled);
}

/** The configuration files of a service, written to a folder: `file:target:ro` each. */
export const configsOf = (service: ComposeService, { configs }: ComposeFile, folder: string): string[] =>
  (service.configs ?? []).map(({ source, target }) => {
    const file = path.join(folder, source);
    writeFileSync(file, configs[source]?.content ?? '', { mode: 0o644 });
    return `${file}:${target}:ro`;
  });

function mountsOf(name: string, service: ComposeService, compose: ComposeFile, folder: string): string[] {
  const volumes = (service.volumes ?? []).map((volume) => {
    const [source = '', target = ''] = volume.split(':');
    const held = path.join(folder, `${name}-${source}`);
    mkdirSync(held);
    // The user of Node.js's image, whom the folder belongs to in ours.
    chownSync(held, 1000, 1000);
    return `${held}:${target}`;
  });
  return [...configsOf(service, compose, folder), ...volumes];
}

/** Seconds that a service has to be healthy. */
const HEALTHY_WITHIN = 120;

async function untilHealthy(name: string, container: Container, test: readonly string[]): Promise<void> {
  const deadline = Date.now() + HEALTHY_WITHIN * 1000;
  while ((await container.exec(test)).code !== 0) {
    if (Date.now() > deadline) throw new Error(`${name} is not healthy:\n${container.said}`);
    await pause(500);
  }
}

/**
 * Starts every image that docker-compose.yml builds with the command, environment, configuration and volumes that it
 * states, on ports of this machine, in the order in which they wait for each other. @throws Error where one is not healthy
 */
export async function startArrangement(
  imageOf: (service: string) => string,
  binaries: string,
  extra: Record<string, string>,
): Promise<Arrangement> {
  const standIns = await startStandIns(binaries);
  const built = Object.entries(readCompose().services).flatMap(([name, { build }]) => (build ? [name] : []));
  const variables: Record<string, string> = {
    ...(await choosePorts([...built.map(portVariable), 'PORT_SITES', 'PORT_METRICS'])),
    ...standIns.variables,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const compose = readCompose(variables);
  const portOf = (name: string) => Number(variables[name]);
  const backend = `127.0.0.1:${portOf('PORT_BACKEND')}`;
  const addresses = { ...standIns.addresses, 'backend:4000': backend };
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-images-'));
  const containers = new Map<string, Container>();
  const end = async () => {
    await Promise.all([...containers.values()].map((container) => container.end()));
    await standIns.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The backend first: the host waits for it.
    for (const name of built.toSorted((one, other) => Number(other === 'backend') - Number(one === 'backend'))) {
      const service = compose.services[name] ?? {};
      const image = BUILDAH.inspectImage(imageOf(name));
      if (!image) throw new Error(`${name} was not built.`);
      const port = String(portOf(portVariable(name)));
      const own: Record<string, string> =
        name === 'backend'
          ? { HOST: '127.0.0.1', PORT: port, SITES_PORT: String(portOf('PORT_SITES')), ...extra }
          : { LISTEN: `127.0.0.1:${port}`, ACCESS_LOG: '/tmp/access.log', WORKERS: '1' };
      if (name === 'backend') Object.assign(own, { METRICS_HOST: '127.0.0.1', METRICS_PORT: variables.PORT_METRICS });
      const env = { ...environmentOf(service, addresses), ...own };
      const container = new Container(imageOf(name), { env, mounts: mountsOf(name, service, compose, folder) });
      containers.set(name, container);
      const { Entrypoint = [], Cmd = [], Healthcheck } = image.config;
      container.start([...Entrypoint, ...Cmd]);
      await untilHealthy(name, container, Healthcheck?.Test.slice(1) ?? ['true']);
    }
  } catch (error) {
    await end();
    throw error;
  }
  const ports = Object.fromEntries([...built, 'sites'].map((name) => [name, portOf(portVariable(name))]));
  return { ports, containers, mails: standIns.mails, end };
}
