import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { VARIABLES } from '../../../backend/src/platform/config.ts';
import { federatedName, REMOTES } from '../../areas.ts';
import { inRoot } from '../../root.ts';
import { BASE, EXAMPLE, type Held, type Manifest } from './read-manifests.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** The names that the Secret of the example has. */
const secretNames = (): string[] =>
  [...read(`${EXAMPLE}/secret.env.example`).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

const deployment = (manifests: readonly Manifest[], name: string): Held =>
  manifests.find((one) => one.kind === 'Deployment' && one.name === name)?.held.spec.template.spec.containers[0];

/** What docker-compose.yml and the manifests say differently of the same image. */
export function composeFaults(manifests: readonly Manifest[]): string[] {
  const text = read('docker-compose.yml').replace(/\$\{\w+:-([^}]*)\}/g, '$1');
  const compose: Held = parse(text, { merge: true });
  const faults: string[] = [];
  const config = manifests.find(({ kind, name }) => kind === 'ConfigMap' && name === 'backend')?.held.data ?? {};
  for (const [name, service] of Object.entries<Held>(compose.services)) {
    if (!service.build) continue;
    const told = Object.keys(service.environment ?? {});
    const inside = (service.ports as string[]).map((port) => Number(port.split(':').at(-1)));
    if (name === 'backend') {
      const given = new Set([...Object.keys(config), ...secretNames(), 'ROLE']);
      // An empty one counts as absent.
      const needed = told.filter((variable) => String(service.environment[variable] ?? '') !== '');
      for (const variable of needed.filter((one) => !given.has(one))) faults.push(`backend: nobody says ${variable}`);
      for (const role of ['api', 'sites', 'worker']) {
        const container = deployment(manifests, role);
        if (container?.env?.find((one: Held) => one.name === 'ROLE')?.value !== role)
          faults.push(`${role}: ROLE is another`);
      }
      const ports = ['api', 'sites'].flatMap((role) => deployment(manifests, role)?.ports ?? []);
      for (const port of inside.filter((one) => !ports.some(({ containerPort }: Held) => containerPort === one)))
        faults.push(`backend: nothing has port ${port}`);
      continue;
    }
    const container = deployment(manifests, name);
    if (!container) {
      faults.push(`${name}: docker-compose.yml has it, and the manifests have not`);
      continue;
    }
    const env = new Map<string, string>(container.env.map((one: Held) => [one.name, one.value]));
    for (const variable of told.filter((one) => !env.has(one))) faults.push(`${name}: nobody says ${variable}`);
    if (env.get('ROLE') !== service.environment.ROLE) faults.push(`${name}: ROLE is another`);
    if (container.command || container.args) faults.push(`${name}: it is started otherwise than its image says`);
    if (!inside.includes(container.ports[0].containerPort)) faults.push(`${name}: it listens elsewhere`);
    for (const { target } of service.configs ?? [])
      if (!container.volumeMounts.some(({ mountPath }: Held) => target === `${mountPath}/config.json`))
        faults.push(`${name}: nothing stands at ${target}`);
  }
  for (const variable of secretNames().filter((one) => !VARIABLES.includes(one)))
    faults.push(`${EXAMPLE}/secret.env.example: nothing reads ${variable}`);
  return [...faults, ...configFaults(compose, manifests)];
}

/** What the two `config.json` offer other than those of docker-compose.yml, and areas whose address leads nowhere. */
function configFaults(compose: Held, manifests: readonly Manifest[]): string[] {
  const hosts = new Set(
    manifests.flatMap(({ kind, held }) => (kind === 'Ingress' ? held.spec.rules.map(({ host }: Held) => host) : [])),
  );
  const faults: string[] = [];
  for (const name of ['host', 'checkout']) {
    const own: Held = JSON.parse(read(`${BASE}/${name}.json`));
    const its: Held = JSON.parse(compose.configs[`${name}-config`].content);
    for (const entry of ['capabilities', 'areas', 'homePanels', 'delays', 'timeouts', 'errorsUrl', 'cookieDomain'])
      if (JSON.stringify(own[entry]) !== JSON.stringify(its[entry]))
        faults.push(`${BASE}/${name}.json: ${entry} is not that of docker-compose.yml`);
    const missing = Object.keys(its).filter((entry) => !(entry in own));
    if (missing.length > 0) faults.push(`${BASE}/${name}.json: it lacks ${missing.join(', ')}`);
  }
  const { remotes } = JSON.parse(read(`${BASE}/host.json`));
  for (const { name } of REMOTES) {
    const entry = remotes[federatedName(name)]?.entry;
    if (!entry || !hosts.has(new URL(entry).host)) faults.push(`${BASE}/host.json: no ingress leads to ${name}`);
  }
  return faults;
}
