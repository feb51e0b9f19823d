import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ComposeService, readCompose } from '../support/compose.ts';
import { type Arrangement, choosePorts, configsOf, environmentOf, portVariable } from './arrangement.ts';
import { DockerContainer, docker } from './docker.ts';
import { startStandIns } from './stand-ins.ts';

/** Seconds that a service has to be healthy. */
const HEALTHY_WITHIN = 120;

/** A port of the network's gateway that leads to one of this machine's loopback. */
async function openDoor(gateway: string, port: number, address: string): Promise<Server> {
  const { hostname, port: inside } = new URL(`tcp://${address}`);
  const door = createServer((outer) => {
    const inner = connect(Number(inside), hostname);
    outer.pipe(inner).pipe(outer);
    outer.on('error', () => inner.destroy());
    inner.on('error', () => outer.destroy());
  });
  door.listen(port, gateway);
  await once(door, 'listening');
  return door;
}

const each = (flag: string, values: readonly string[] = []): string[] => values.flatMap((value) => [flag, value]);

/** What `docker run` is told of a service, as compose would tell it. */
function optionsOf(service: ComposeService, name: string, network: string, environment: Record<string, string>) {
  const volumes = (service.volumes ?? []).map((volume) => `${network}-${volume}`);
  const variables = Object.entries(environment).map(([key, value]) => `${key}=${value}`);
  return [
    ...['--detach', '--name', `${network}-${name}`, '--hostname', name],
    ...['--network', network, '--network-alias', name],
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.restart ? ['--restart', service.restart] : []),
    ...(service.stop_grace_period ? ['--stop-timeout', String(Number.parseInt(service.stop_grace_period, 10))] : []),
    ...each('--tmpfs', service.tmpfs),
    ...each('--cap-drop', service.cap_drop),
    ...each('--security-opt', service.security_opt),
    ...each('--publish', service.ports),
    ...each('--volume', volumes),
    ...each('--env', variables),
  ];
}

export async function untilHealthy(name: string, container: DockerContainer): Promise<void> {
  const deadline = Date.now() + HEALTHY_WITHIN * 1000;
  while (container.health !== 'healthy') {
    if (Date.now() > deadline) throw new Error(`${name} is not healthy:\n${container.said}`);
    await pause(500);
  }
}

/** Containers of an engine, which can be made to crash. */
export interface DockerArrangement extends Arrangement {
  containers: ReadonlyMap<string, DockerContainer>;
}

/**
 * Starts every image that docker-compose.yml builds as it states: in a network with the services' names, with named volumes,
 * read-only, without capabilities, on published ports of this machine. Database, store and mail server are this machine's,
 * under the names and ports by which compose's network has them. @throws Error where one is not healthy
 */
export async function startDockerArrangement(
  imageOf: (service: string) => string,
  binaries: string,
  extra: Record<string, string>,
): Promise<DockerArrangement> {
  const standIns = await startStandIns(binaries);
  const built = Object.entries(readCompose().services).flatMap(([name, { build }]) => (build ? [name] : []));
  const variables: Record<string, string> = {
    ...(await choosePorts([...built.map(portVariable), 'PORT_SITES'])),
    ...standIns.variables,
  };
  const compose = readCompose(variables);
  const network = `landfall-images-${process.pid}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-images-'));
  const containers = new Map<string, DockerContainer>();
  const doors: Server[] = [];
  const end = async () => {
    for (const name of containers.keys()) docker('rm', '--force', '--volumes', `${network}-${name}`);
    for (const volume of docker('volume', 'ls', '--quiet', '--filter', `name=${network}-`).split('\n').filter(Boolean))
      docker('volume', 'rm', volume);
    docker('network', 'rm', network);
    for (const door of doors) door.close();
    await standIns.end();
    rmSync(folder, { recursive: true, force: true });
  };
  docker('network', 'create', network);
  try {
    const gateway = docker('network', 'inspect', '--format', '{{(index .IPAM.Config 0).Gateway}}', network);
    const names: string[] = [];
    const addresses: Record<string, string> = {};
    for (const [inside, here] of Object.entries(standIns.addresses)) {
      const [service = '', port = ''] = (inside.split('/')[0] ?? '').split(':');
      const [address = '', database] = here.split('/');
      doors.push(await openDoor(gateway, Number(port), address));
      names.push(`${service}:${gateway}`);
      if (database) addresses[inside] = `${service}:${port}/${database}`;
      // The tests' store takes a host's name for that of a bucket.
      if (service === 'storage') addresses[inside] = `${gateway}:${port}`;
    }
    // The backend first: the host waits for it.
    for (const name of built.toSorted((one, other) => Number(other === 'backend') - Number(one === 'backend'))) {
      const service = compose.services[name] ?? {};
      const environment = { ...environmentOf(service, addresses), ...(name === 'backend' ? extra : {}) };
      const files = each('--volume', configsOf(service, compose, folder));
      const container = new DockerContainer(`${network}-${name}`);
      containers.set(name, container);
      docker(
        'run',
        ...optionsOf(service, name, network, environment),
        ...files,
        ...each('--add-host', names),
        imageOf(name),
      );
      await untilHealthy(name, container);
    }
  } catch (error) {
    await end();
    throw error;
  }
  const portOf = (name: string) => Number(variables[portVariable(name)]);
  const ports = Object.fromEntries([...built, 'sites'].map((name) => [name, portOf(name)]));
  return { ports, containers, mails: standIns.mails, end };
}
