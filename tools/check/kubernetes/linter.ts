import {
  DefaultPluginLoader,
  DisabledFixer,
  MonokleValidator,
  type Resource,
  ResourceParser,
  SchemaLoader,
} from '@monokle/validation';
import { stringify } from 'yaml';
import { about, type Manifest } from './read-manifests.ts';

/** What comes with the linter and asks for nothing from elsewhere. */
const PLUGINS = { practices: true, 'pod-security-standards': true, 'resource-links': true };

/** The linter leaves some of its rules off unless they are asked for. */
const ASKED_FOR = {
  practices: [
    ...['cpu-request', 'memory-request', 'memory-limit', 'no-latest-image', 'image-tagged'],
    ...['no-sys-admin', 'no-mounted-docker-sock', 'no-writable-fs', 'drop-capabilities', 'no-root-group'],
    ...['no-automount-service-account-token', 'no-pod-create', 'no-pod-execute', 'no-ssh-exposed', 'no-secret-env'],
    ...['no-secret-mounted-as-env', 'privileged-ports', 'no-exposed-service', 'mount-propagation'],
  ],
  'pod-security-standards': [
    ...['volume-types', 'privilege-escalation', 'running-as-non-root', 'running-as-non-root-user'],
    ...['seccomp-strict', 'capabilities-strict'],
  ],
};

/** Rules that do not hold here. */
const OFF = {
  // The images' own accounts are www-data (33) and node (1000): their files are theirs, and nothing of the host is mounted.
  'practices/no-low-user-id': false,
  'practices/no-low-group-id': false,
  // What is asked for is guaranteed; a limit would slow work down on a machine that has nothing else to do.
  'practices/cpu-limit': false,
};

const RULES = {
  ...Object.fromEntries(
    Object.entries(ASKED_FOR).flatMap(([plugin, names]) => names.map((name) => [`${plugin}/${name}`, true])),
  ),
  ...OFF,
};

/** What the manifests leave to whoever installs them: names of secrets that each cluster has for itself. */
const NAMESPACE = 'landfall';

const asResource = (manifest: Manifest, number: number): Resource => {
  const { file, kind, name, held } = manifest;
  // The linter keeps what it parsed by its file: several documents stand in one.
  const id = `${file}#${number}`;
  return {
    ...{ id, fileId: id, filePath: id, fileOffset: 0, name, kind },
    ...{ apiVersion: held.apiVersion, namespace: NAMESPACE, content: held, text: stringify(held) },
  };
};

/** What the linter finds wrong with the manifests: common practices, the standards for pods, names that nothing has. */
export async function linterFaults(manifests: readonly Manifest[]): Promise<string[]> {
  const validator = new MonokleValidator({
    loader: new DefaultPluginLoader(),
    parser: new ResourceParser(),
    schemaLoader: new SchemaLoader(),
    suppressors: [],
    fixer: new DisabledFixer(),
  });
  await validator.preload({ plugins: PLUGINS, rules: RULES });
  const { runs } = await validator.validate({ resources: manifests.map(asResource) });
  return runs.flatMap(({ results }) =>
    results.map(({ ruleId, message, locations }) => {
      const places = locations.map(({ physicalLocation }) => physicalLocation?.artifactLocation.uri ?? '');
      const number = Number(places.map((uri) => /#(\d+)$/.exec(uri)?.[1]).find((found) => found !== undefined));
      const manifest = manifests[number];
      const what = `${ruleId}: ${message.text}`;
      return manifest ? about(manifest, what) : what;
    }),
  );
}
