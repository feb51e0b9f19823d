import { about, type Held, type Manifest } from './read-manifests.ts';

type Validate = ((data: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string; schemaPath: string }[] | null;
};

/** `apps/v1` and `Deployment` as the schemas' files are called: `IoK8sApiAppsV1Deployment`. */
function schemaName({ apiVersion, kind }: Held): string {
  const parts = String(apiVersion).split('/');
  const [group = '', version = ''] = parts.length === 1 ? ['core', parts[0]] : parts;
  const capital = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);
  return `IoK8sApi${capital(group.split('.')[0])}${capital(version)}${kind}`;
}

/** Notes which entries somebody looks at: what a schema does not know it never reads. */
function watched(data: Held, at: string, unread: Set<string>): Held {
  if (typeof data !== 'object' || data === null) return data;
  const children = new Map<string, Held>();
  for (const [key, value] of Object.entries(data)) {
    children.set(key, watched(value, `${at}.${key}`, unread));
    if (!Array.isArray(data)) unread.add(`${at}.${key}`);
  }
  return new Proxy(data, {
    get(target, key) {
      unread.delete(`${at}.${String(key)}`);
      return children.get(String(key)) ?? Reflect.get(target, key);
    },
  });
}

/** What the schema of Kubernetes says against a document, entries that it does not know included. */
export async function schemaFaults(manifest: Manifest): Promise<string[]> {
  const name = schemaName(manifest.held);
  const loaded = await import(`kubernetes-models/_schemas/${name}`).catch(() => undefined);
  if (!loaded) return [about(manifest, `Kubernetes knows no ${manifest.held.apiVersion} ${manifest.kind}`)];
  const { validate } = loaded as { validate: Validate };
  const unread = new Set<string>();
  const data = watched(manifest.held, '', unread);
  if (!validate(data))
    return (validate.errors ?? []).map(({ instancePath, message, schemaPath }) =>
      about(manifest, `${instancePath || '/'} ${message ?? schemaPath}`),
    );
  const unknown = [...unread].filter((entry) => ![...unread].some((above) => entry.startsWith(`${above}.`)));
  return unknown.map((entry) => about(manifest, `${entry.slice(1)} is no entry that Kubernetes knows`));
}
