import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findManifestFaults } from './kubernetes/find-faults.ts';
import { BASE, EXAMPLE, type Held, readKustomization, readManifests } from './kubernetes/read-manifests.ts';

/** What is found once one document of the manifests is changed. */
async function foundAfter(kind: string, name: string, change: (held: Held) => void): Promise<string> {
  const manifests = readManifests(BASE);
  const manifest = manifests.find((one) => one.kind === kind && one.name === name);
  assert.ok(manifest, `${kind} ${name}`);
  change(manifest.held);
  return (await findManifestFaults(manifests)).join('\n');
}

const container = (held: Held): Held => held.spec.template.spec.containers[0];

test('finds nothing wrong with the manifests as they are', async () => {
  assert.deepEqual(await findManifestFaults(), []);
});

test('finds what the schemas of Kubernetes refuse, and entries that they do not know', async () => {
  const { spec } = { spec: (held: Held) => held.spec };
  assert.match(
    await foundAfter('Deployment', 'api', (held) => Object.assign(spec(held), { replicas: 'two' })),
    /replicas/,
  );
  const misspelt = await foundAfter('Deployment', 'api', (held) =>
    Object.assign(container(held), { readynessProbe: {} }),
  );
  assert.match(misspelt, /Deployment api: .*readynessProbe is no entry that Kubernetes knows/);
  const old = await foundAfter('PodDisruptionBudget', 'api', (held) =>
    Object.assign(held, { apiVersion: 'policy/v9' }),
  );
  assert.match(old, /Kubernetes knows no policy\/v9/);
});

const PODS: readonly (readonly [string, (held: Held) => void, RegExp])[] = [
  ['root', (held) => delete held.spec.template.spec.securityContext.runAsNonRoot, /does not run as 1000/],
  [
    'a user that the image has not',
    (held) => Object.assign(held.spec.template.spec.securityContext, { runAsUser: 33 }),
    /1000/,
  ],
  ['no seccomp', (held) => delete held.spec.template.spec.securityContext.seccompProfile, /no profile of system calls/],
  ['a token', (held) => delete held.spec.template.spec.automountServiceAccountToken, /holds a token/],
  [
    'links to services',
    (held) => delete held.spec.template.spec.enableServiceLinks,
    /told the addresses of services in variables/,
  ],
  ['replicas beside an autoscaler', (held) => Object.assign(held.spec, { replicas: 2 }), /says replicas/],
  ['privileges', (held) => delete container(held).securityContext.allowPrivilegeEscalation, /may gain privileges/],
  [
    'a writable image',
    (held) => delete container(held).securityContext.readOnlyRootFilesystem,
    /may write to its image/,
  ],
  ['capabilities', (held) => delete container(held).securityContext.capabilities, /keeps capabilities/],
  ['no limit', (held) => delete container(held).resources.limits, /no limit of memory/],
  ['no request', (held) => delete container(held).resources.requests.cpu, /asks for no processor/],
  ['latest', (held) => Object.assign(container(held), { image: 'landfall/backend:latest' }), /not of this version/],
  ['no probe', (held) => delete container(held).livenessProbe, /has no livenessProbe/],
  [
    'a path that is not',
    (held) => Object.assign(container(held).readinessProbe.httpGet, { path: '/ready' }),
    /asks \/ready/,
  ],
  [
    'a port that is not',
    (held) => Object.assign(container(held).readinessProbe.httpGet, { port: 'web' }),
    /asks port web/,
  ],
  [
    'a variable that nobody reads',
    (held) => container(held).env.push({ name: 'SMPT_URL', value: 'x' }),
    /nothing reads SMPT_URL/,
  ],
  [
    'too little time',
    (held) => Object.assign(held.spec.template.spec, { terminationGracePeriodSeconds: 30 }),
    /30 s to end/,
  ],
  ['another role', (held) => Object.assign(container(held).env[0], { value: 'worker' }), /api: ROLE is another/],
  [
    'a map that is not',
    (held) => Object.assign(container(held).envFrom[0].configMapRef, { name: 'x' }),
    /no ConfigMap x/,
  ],
  ['a volume that is not', (held) => held.spec.template.spec.volumes.pop(), /no volume data/],
];

for (const [what, change, found] of PODS)
  test(`finds a pod with ${what}`, async () => assert.match(await foundAfter('Deployment', 'api', change), found));

test('finds names that nothing has', async () => {
  const port = await foundAfter('Service', 'sites', (held) => Object.assign(held.spec.ports[0], { targetPort: 'web' }));
  assert.match(port, /no pod that it selects has a port web/);
  const labels = { matchLabels: { 'app.kubernetes.io/name': 'gone' } };
  const budget = await foundAfter('PodDisruptionBudget', 'host', (held) =>
    Object.assign(held.spec, { selector: labels }),
  );
  assert.match(budget, /PodDisruptionBudget host: it selects nothing/);
  const policy = await foundAfter('NetworkPolicy', 'sites', (held) =>
    Object.assign(held.spec, { podSelector: labels }),
  );
  assert.match(policy, /NetworkPolicy sites: it selects nothing/);
  const scale = await foundAfter('HorizontalPodAutoscaler', 'api', (held) =>
    Object.assign(held.spec.scaleTargetRef, { name: 'apis' }),
  );
  assert.match(scale, /what it scales is not there/);
  const ingress = await foundAfter('Ingress', 'sites', (held) =>
    Object.assign(held.spec.rules[0].http.paths[0].backend.service, { name: 'pages' }),
  );
  assert.match(ingress, /leads to pages, which is no service/);
  const area = await foundAfter('Ingress', 'dashboard', (held) => held.spec.rules.splice(3, 1));
  assert.match(area, /no ingress leads to mfe-pages/);
});

test('finds what docker-compose.yml says of an image and the manifests do not', async () => {
  const unsaid = await foundAfter('ConfigMap', 'backend', (held) => delete held.data.S3_BUCKET);
  assert.match(unsaid, /backend: nobody says S3_BUCKET/);
  const without = readManifests(BASE).filter(({ name }) => name !== 'mfe-forms');
  assert.match(
    (await findManifestFaults(without)).join('\n'),
    /mfe-forms: docker-compose.yml has it, and the manifests/,
  );
  const elsewhere = await foundAfter('Deployment', 'host', (held) =>
    Object.assign(container(held).volumeMounts[1], { mountPath: '/srv' }),
  );
  assert.match(elsewhere, /host: nothing stands at \/etc\/landfall\/config\.json/);
  const other = await foundAfter('Deployment', 'host', (held) => container(held).env.splice(3, 1));
  assert.match(other, /host: nobody says BACKEND_URL/);
});

test('finds a patch of what is not there', async () => {
  const patches = readManifests(EXAMPLE);
  for (const patch of patches) patch.name = 'renamed';
  assert.match((await findManifestFaults(undefined, patches)).join('\n'), /it patches what is not there/);
});

test('finds an ingress that bounds what visitors send, and a store without its region', async () => {
  const bounded = await foundAfter('Ingress', 'sites', (held) => delete held.metadata.annotations);
  assert.match(bounded, /Ingress sites: it leads to the backend without .*proxy-body-size: "0"/);
  const uploads = await foundAfter('Ingress', 'dashboard', (held) => delete held.metadata.annotations);
  assert.match(uploads, /Ingress dashboard: it leads to the backend without .*proxy-body-size: "0"/);
  const region = await foundAfter('ConfigMap', 'backend', (held) => delete held.data.S3_REGION);
  assert.match(region, /ConfigMap backend: it says S3_ENDPOINT without S3_REGION/);
});

test('finds images that the example leaves out, or has of another version', async () => {
  const images: Held[] = readKustomization(EXAMPLE).images;
  const found = (held: Held[]) => findManifestFaults(undefined, undefined, held).then((faults) => faults.join('\n'));
  assert.match(await found(images.slice(1)), /does not say where the image landfall\/backend is/);
  assert.match(
    await found(images.map((image) => ({ ...image, newTag: '0.0.1' }))),
    /is of 0\.0\.1, not of this version/,
  );
});

test('the nightly backup keeps seven whole ones, and nothing that another day left half', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-backups-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const days = Array.from({ length: 9 }, (_, day) => `2020-01-0${day + 1}`);
  for (const name of [...days, '2020-01-05.partial', 'lost+found', 'by-hand']) mkdirSync(path.join(folder, name));
  const job = readManifests(BASE).find(({ kind }) => kind === 'CronJob');
  const script: string = job?.held.spec.jobTemplate.spec.template.spec.containers[0].command[2];
  const here = script.replaceAll('/backups', folder).replace('node src/cli/main.ts backup --to', 'mkdir');
  execFileSync('sh', ['-c', here]);
  const [newest, ...left] = readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort()
    .reverse();
  assert.match(newest ?? '', /^20(?!20)\d\d-\d\d-\d\d$/);
  assert.deepEqual(left, days.slice(3).reverse());
  assert.deepEqual(
    readdirSync(folder)
      .filter((name) => !/^\d/.test(name))
      .sort(),
    ['by-hand', 'lost+found'],
  );
});

test('finds what the linter finds: more than a pod may have, and what a container leaves out', async () => {
  const found = await foundAfter('Deployment', 'api', (held) => {
    Object.assign(held.spec.template.spec, { hostNetwork: true });
    Object.assign(container(held).securityContext, { privileged: true, runAsNonRoot: false });
    delete container(held).resources.limits;
  });
  for (const rule of ['PSS102', 'PSS103', 'PSS203', 'KBP005'])
    assert.match(found, new RegExp(`Deployment api: ${rule}: `));
});

test('asks kubeconform where somebody has it, and says what it refuses', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kubeconform-'));
  const program = path.join(folder, 'kubeconform');
  const refusal = 'stdin - Deployment api is invalid: additional properties';
  const script = `#!/bin/sh\ncat > ${folder}/read\necho "$@" > ${folder}/said\necho "${refusal}"\nexit 1\n`;
  writeFileSync(program, script, { mode: 0o755 });
  process.env.KUBECONFORM = program;
  process.env.KUBECONFORM_SCHEMAS = '/schemas/{{.ResourceKind}}.json';
  t.after(() => {
    delete process.env.KUBECONFORM;
    delete process.env.KUBECONFORM_SCHEMAS;
    rmSync(folder, { recursive: true });
  });
  assert.deepEqual(await findManifestFaults(), [refusal]);
  const read = readFileSync(`${folder}/read`, 'utf8');
  assert.match(read, /^kind: Deployment$/m);
  assert.match(read, /proxy-request-buffering: "off"/);
  assert.equal(readFileSync(`${folder}/said`, 'utf8'), '-strict -schema-location /schemas/{{.ResourceKind}}.json -\n');
});
