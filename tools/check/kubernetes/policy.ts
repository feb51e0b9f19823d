import { readFileSync } from 'node:fs';
import { VARIABLES } from '../../../backend/src/platform/config.ts';
import { inRoot } from '../../root.ts';
import { about, type Held, type Manifest, podOf } from './read-manifests.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

export const isBackend = (container: Held): boolean => /\/backend:/.test(container.image);

/** The accounts of the images: www-data of Debian, node of Node.js' image. */
const USERS = { area: 33, backend: 1000 };

/** What serve.sh reads. */
const nginxVariables = (): Set<string> =>
  new Set([...read('tools/deploy/nginx/serve.sh').matchAll(/\$\{([A-Z_]+):[-?]/g)].map(([, name = '']) => name));

/** The paths that answer of themselves: of the backend, and of the images of the front end. */
function healthPaths(): { backend: Set<string>; area: Set<string> } {
  const found = (file: string, pattern: RegExp) =>
    new Set([...read(file).matchAll(pattern)].map(([, path = '']) => path));
  return {
    backend: found('shared/src/contracts/endpoints/health.ts', /path: '([^']+)'/g),
    area: found('tools/deploy/nginx/nginx.conf.template', /location = (\/\w+) \{ access_log off/g),
  };
}

/** What a container says that it must not, or leaves out, whoever wrote it. */
function containerFaults(container: Held, version: string): string[] {
  const { securityContext: own = {}, resources = {}, image = '' } = container;
  const rules: readonly (readonly [boolean, string])[] = [
    [own.allowPrivilegeEscalation === false, 'may gain privileges'],
    [own.readOnlyRootFilesystem === true, 'may write to its image'],
    [own.capabilities?.drop?.includes('ALL') === true, 'keeps capabilities'],
    [Boolean(resources.requests?.cpu && resources.requests?.memory), 'asks for no processor or memory'],
    [Boolean(resources.limits?.memory), 'has no limit of memory'],
    [image.endsWith(`:${version}`), `is not of this version, ${version}: ${image}`],
    [(container.volumeMounts ?? []).some((mount: Held) => mount.mountPath === '/tmp'), 'cannot write to /tmp'],
  ];
  return rules.flatMap(([holds, what]) => (holds ? [] : [`${container.name} ${what}`]));
}

function probeFaults(container: Held): string[] {
  const ports = new Set((container.ports ?? []).map(({ name }: Held) => name));
  const paths = healthPaths()[isBackend(container) ? 'backend' : 'area'];
  const probes = ['readinessProbe', 'livenessProbe', ...(isBackend(container) ? ['startupProbe'] : [])];
  return probes.flatMap((probe) => {
    const get = container[probe]?.httpGet;
    if (!get) return [`${container.name} has no ${probe}`];
    return [
      ...(ports.has(get.port) ? [] : [`${container.name}: ${probe} asks port ${get.port}, which it has not`]),
      ...(paths.has(get.path) ? [] : [`${container.name}: ${probe} asks ${get.path}, which nothing answers`]),
    ];
  });
}

function variableFaults(container: Held, manifests: readonly Manifest[]): string[] {
  const known: ReadonlySet<string> = isBackend(container) ? new Set(VARIABLES) : nginxVariables();
  const maps = (container.envFrom ?? []).flatMap(({ configMapRef }: Held) => configMapRef?.name ?? []);
  const given = manifests.filter(({ kind, name }) => kind === 'ConfigMap' && maps.includes(name));
  const names = [
    ...(container.env ?? []).map(({ name }: Held) => name),
    ...given.flatMap(({ held }) => Object.keys(held.data)),
  ];
  return names.filter((name) => !known.has(name)).map((name) => `${container.name}: nothing reads ${name}`);
}

/** Milliseconds that a process may need to end, as the configuration says it, in seconds. */
function secondsToEnd(manifests: readonly Manifest[]): number {
  const data = manifests.find(({ kind, name }) => kind === 'ConfigMap' && name === 'backend')?.held.data ?? {};
  return (Number(data.SHUTDOWN_DELAY_MS ?? 0) + Number(data.SHUTDOWN_REQUESTS_MS ?? 8000)) / 1000 + 22;
}

const isScaled = ({ name }: Manifest, manifests: readonly Manifest[]): boolean =>
  manifests.some(({ kind, held }) => kind === 'HorizontalPodAutoscaler' && held.spec.scaleTargetRef.name === name);

const NGINX = 'nginx.ingress.kubernetes.io';
/** What an ingress would else bound or hold back: the backend has its own bounds. */
const PASSED_ON: Readonly<Record<string, string>> = {
  [`${NGINX}/proxy-body-size`]: '0',
  [`${NGINX}/proxy-request-buffering`]: 'off',
};

/** An ingress that leads to the backend, or to what passes calls on to it, and bounds what visitors send itself. */
export function ingressFaults(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  if (manifest.kind !== 'Ingress') return [];
  const takesIn = ({ held }: Manifest): boolean =>
    held.spec.template.spec.containers.some(
      (container: Held) => isBackend(container) || container.env?.some(({ name }: Held) => name === 'BACKEND_URL'),
    );
  const receiving = new Set(
    manifests
      .filter(({ kind }) => kind === 'Deployment')
      .filter(takesIn)
      .map(({ name }) => name),
  );
  const services: string[] = manifest.held.spec.rules.flatMap(({ http }: Held) =>
    http.paths.map(({ backend }: Held) => backend.service.name),
  );
  if (!services.some((name) => receiving.has(name))) return [];
  const annotations: Record<string, string> = manifest.held.metadata.annotations ?? {};
  return Object.entries(PASSED_ON)
    .filter(([name, value]) => annotations[name] !== value)
    .map(([name, value]) => about(manifest, `it leads to the backend without ${name}: "${value}"`));
}

/** A store whose region nobody says: what is signed for another one, the store refuses. */
export const regionFaults = (manifests: readonly Manifest[]): string[] =>
  manifests
    .filter(({ kind, held }) => kind === 'ConfigMap' && held.data?.S3_ENDPOINT && !held.data.S3_REGION)
    .map((manifest) => about(manifest, 'it says S3_ENDPOINT without S3_REGION'));

/** What every pod of ours has to be: without rights, with bounds and probes, told only what is read. */
export function policyFaults(manifest: Manifest, manifests: readonly Manifest[], version: string): string[] {
  const template = podOf(manifest);
  if (!template) return [];
  const { spec } = template;
  const own = spec.securityContext ?? {};
  const containers: Held[] = [...spec.containers, ...(spec.initContainers ?? [])];
  const user = containers.some(isBackend) ? USERS.backend : USERS.area;
  const grace = spec.terminationGracePeriodSeconds ?? 30;
  const rules: readonly (readonly [boolean, string])[] = [
    [own.runAsNonRoot === true && own.runAsUser === user, `does not run as ${user}, the account of its image`],
    [own.seccompProfile?.type === 'RuntimeDefault', 'has no profile of system calls'],
    [spec.automountServiceAccountToken === false, "holds a token of the cluster's"],
    // The service `sites` would say SITES_PORT=tcp://... in every pod: a variable of the backend's.
    [spec.enableServiceLinks === false, 'is told the addresses of services in variables'],
    [
      manifest.kind !== 'Deployment' || manifest.held.spec.replicas === undefined || !isScaled(manifest, manifests),
      'says replicas, which an autoscaler does: each release would set them back',
    ],
    [
      manifest.kind !== 'Deployment' || !containers.some(isBackend) || grace >= secondsToEnd(manifests),
      `has ${grace} s to end, and needs ${secondsToEnd(manifests)}`,
    ],
  ];
  return [
    ...rules.flatMap(([holds, what]) => (holds ? [] : [what])),
    ...containers.flatMap((container) => [
      ...containerFaults(container, version),
      ...(manifest.kind === 'Deployment' ? probeFaults(container) : []),
      ...variableFaults(container, manifests),
    ]),
  ].map((what) => about(manifest, what));
}
