import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../../root.ts';
import { about, BASE, EXAMPLE, type Held, type Manifest, podOf, readKustomization } from './read-manifests.ts';

type Labels = Record<string, string>;

const fits = (selector: Held, labels: Labels): boolean =>
  Object.entries((selector?.matchLabels ?? {}) as Labels).every(([key, value]) => labels[key] === value) &&
  (selector?.matchExpressions ?? []).every(({ key, values }: Held) => values.includes(labels[key]));

/** What refers to something by a name or a label that is not there. */
export function nameFaults(manifests: readonly Manifest[]): string[] {
  const pods = manifests.filter(podOf).map((manifest) => ({ manifest, template: podOf(manifest) }));
  const labelsOf = (template: Held): Labels => template.metadata?.labels ?? {};
  const portsOf = (selector: Held): Set<string> =>
    new Set(
      pods
        .filter(({ template }) => fits(selector, labelsOf(template)))
        .flatMap(({ template }) => template.spec.containers.flatMap(({ ports = [] }: Held) => ports))
        .map(({ name }: Held) => name),
    );
  const isThere = (kind: string, name: string) => manifests.some((one) => one.kind === kind && one.name === name);
  const generated = new Set(readKustomization(BASE).configMapGenerator.map(({ name }: Held) => name));

  const faultsOf = ({ kind, held }: Manifest): string[] => {
    const { spec } = held;
    if (kind === 'Service') {
      const ports = portsOf({ matchLabels: spec.selector });
      return spec.ports
        .filter(({ targetPort }: Held) => !ports.has(targetPort))
        .map(({ targetPort }: Held) => `no pod that it selects has a port ${targetPort}`);
    }
    if (kind === 'PodDisruptionBudget')
      return pods.some(({ template }) => fits(spec.selector, labelsOf(template))) ? [] : ['it selects nothing'];
    if (kind === 'HorizontalPodAutoscaler')
      return isThere(spec.scaleTargetRef.kind, spec.scaleTargetRef.name) ? [] : ['what it scales is not there'];
    if (kind === 'Ingress')
      return spec.rules.flatMap(({ host, http }: Held) =>
        http.paths.flatMap(({ backend: { service } }: Held) => {
          const to = manifests.find((one) => one.kind === 'Service' && one.name === service.name);
          if (!to) return [`${host} leads to ${service.name}, which is no service`];
          const has = to.held.spec.ports.some(({ name }: Held) => name === service.port.name);
          return has ? [] : [`${host} leads to port ${service.port.name} of ${service.name}, which it has not`];
        }),
      );
    if (kind === 'NetworkPolicy') {
      const sides: Held[] = [...(spec.ingress ?? []).map((rule: Held) => [rule, spec.podSelector])];
      for (const rule of spec.egress ?? [])
        for (const { podSelector } of rule.to ?? []) if (podSelector) sides.push([rule, podSelector]);
      const selectors = [
        spec.podSelector,
        ...(spec.ingress ?? []).flatMap(({ from = [] }: Held) =>
          from.flatMap(({ podSelector }: Held) => podSelector ?? []),
        ),
      ];
      const listed = (spec.podSelector.matchExpressions ?? []).flatMap(({ values }: Held) => values);
      return [
        ...selectors
          .filter((selector) => !pods.some(({ template }) => fits(selector, labelsOf(template))))
          .map(() => 'it selects nothing'),
        ...listed.filter((name: string) => !isThere('Deployment', name)).map((name: string) => `${name} is not there`),
        ...sides.flatMap(([rule, selector]: Held) =>
          (rule.ports ?? [])
            .filter(({ port }: Held) => typeof port === 'string' && !portsOf(selector).has(port))
            .map(({ port }: Held) => `no pod has a port ${port}`),
        ),
      ];
    }
    const template = podOf({ held } as Manifest);
    if (!template) return [];
    const selects = kind !== 'Deployment' || fits(spec.selector, labelsOf(template));
    const { volumes = [], containers } = template.spec;
    const maps: string[] = [
      ...volumes.flatMap(({ configMap }: Held) => configMap?.name ?? []),
      ...containers.flatMap(({ envFrom = [] }: Held) =>
        envFrom.flatMap(({ configMapRef }: Held) => configMapRef?.name ?? []),
      ),
    ];
    const held_ = new Set(volumes.map(({ name }: Held) => name));
    const claims: string[] = volumes.flatMap(
      ({ persistentVolumeClaim }: Held) => persistentVolumeClaim?.claimName ?? [],
    );
    return [
      ...(selects ? [] : ['it does not select its own pods']),
      ...maps
        .filter((name) => !generated.has(name) && !isThere('ConfigMap', name))
        .map((name) => `no ConfigMap ${name}`),
      ...claims.filter((name) => !isThere('PersistentVolumeClaim', name)).map((name) => `no claim ${name}`),
      ...containers
        .flatMap(({ volumeMounts = [] }: Held) => volumeMounts)
        .filter(({ name }: Held) => !held_.has(name))
        .map(({ name }: Held) => `no volume ${name}`),
    ];
  };
  return manifests.flatMap((manifest) => faultsOf(manifest).map((what) => about(manifest, what)));
}

/** Files that are listed and not there, or there and not listed; patches of what is not there. */
export function listFaults(manifests: readonly Manifest[], patches: readonly Manifest[]): string[] {
  const { resources, configMapGenerator } = readKustomization(BASE);
  const files = readdirSync(inRoot(BASE)).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  const sources = configMapGenerator.flatMap(({ files: list }: Held) =>
    list.map((file: string) => file.split('=').at(-1)),
  );
  const example = readKustomization(EXAMPLE);
  const patched = new Set(example.patches.map(({ path }: Held) => `${EXAMPLE}/${path}`));
  return [
    ...files.filter((file) => !resources.includes(file)).map((file) => `${BASE}: ${file} is not listed`),
    ...[...resources, ...sources]
      .filter((file) => !existsSync(inRoot(BASE, file)))
      .map((file) => `${BASE}: ${file} is listed and not there`),
    ...patches
      .filter(
        ({ file, kind, name }) => patched.has(file) && !manifests.some((one) => one.kind === kind && one.name === name),
      )
      .map((patch) => about(patch, 'it patches what is not there')),
  ];
}

/** Images that the example leaves at names which no registry has, or has of another version. */
export function imageFaults(manifests: readonly Manifest[], images: readonly Held[], version: string): string[] {
  const used = new Set<string>(
    manifests.flatMap(
      (manifest) => podOf(manifest)?.spec.containers.map(({ image }: Held) => image.split(':')[0]) ?? [],
    ),
  );
  return [
    ...images.filter(({ name }) => !used.has(name)).map(({ name }) => `${EXAMPLE}: no container has the image ${name}`),
    ...[...used]
      .filter((name) => !images.some((image) => image.name === name && image.newName))
      .map((name) => `${EXAMPLE}: it does not say where the image ${name} is`),
    ...images
      .filter(({ newTag }) => newTag !== version)
      .map(({ name, newTag }) => `${EXAMPLE}: ${name} is of ${newTag}, not of this version, ${version}`),
  ];
}
