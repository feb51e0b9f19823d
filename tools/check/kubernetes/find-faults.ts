import { readFileSync } from 'node:fs';
import { inRoot } from '../../root.ts';
import { composeFaults } from './compose.ts';
import { kubeconformFaults } from './kubeconform.ts';
import { linterFaults } from './linter.ts';
import { imageFaults, listFaults, nameFaults } from './names.ts';
import { ingressFaults, policyFaults, regionFaults } from './policy.ts';
import { BASE, EXAMPLE, type Held, type Manifest, readKustomization, readManifests } from './read-manifests.ts';
import { schemaFaults } from './schema.ts';

const versionOf = (): string => JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;

/**
 * What is wrong with the manifests for Kubernetes: against its own schemas, a linter, our rules for pods, the names that they use, and
 * docker-compose.yml, which starts the same images.
 */
export async function findManifestFaults(
  manifests: readonly Manifest[] = readManifests(BASE),
  patches: readonly Manifest[] = readManifests(EXAMPLE),
  images: readonly Held[] = readKustomization(EXAMPLE).images,
): Promise<string[]> {
  const schema = (await Promise.all(manifests.map(schemaFaults))).flat();
  // What is no manifest cannot be read further.
  if (schema.length > 0) return schema;
  return [
    ...(await kubeconformFaults(manifests)),
    ...(await linterFaults(manifests)),
    ...manifests.flatMap((manifest) => policyFaults(manifest, manifests, versionOf())),
    ...manifests.flatMap((manifest) => ingressFaults(manifest, manifests)),
    ...regionFaults([...manifests, ...patches]),
    ...nameFaults(manifests),
    ...imageFaults(manifests, images, versionOf()),
    ...listFaults(manifests, patches),
    ...composeFaults(manifests),
  ];
}
