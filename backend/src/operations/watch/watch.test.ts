import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { mails } from '../../platform/db/schema.ts';
import { startMetricsServer } from '../../platform/metrics/metrics-server.ts';
import { NO_OPENSSL, testCertificates } from '../../testing/certificates.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { noteBackup } from '../backup/note-backup.ts';
import { registerInstallationGauges } from './installation-gauges.ts';

let backend: TestApp;
let read: () => Promise<string>;
let end: () => Promise<void>;

before(async () => {
  const certificates = NO_OPENSSL ? undefined : testCertificates();
  const shown = certificates?.issue('localhost', 40);
  const proxy = createHttps(shown ?? {}).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  backend = await testApp({ PUBLIC_URL: `https://localhost:${(proxy.address() as AddressInfo).port}` });
  registerInstallationGauges(backend.context);
  const connections = () => ({ busy: 2, idle: 1, waiting: 0 });
  const server = await startMetricsServer(backend.context, connections, { host: '127.0.0.1', port: 0 });
  read = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).text();
  end = async () => {
    server.close();
    proxy.close();
    certificates?.close();
    await backend.close();
  };
});
after(() => end());

const file = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const RULES = 'tools/deploy/prometheus/alerts.yml';
const DASHBOARD = 'tools/deploy/grafana/landfall.json';

/** What Prometheus itself says of what it reads. */
const ITS_OWN = new Set(['up', 'ALERTS']);
const ITS_LABELS = new Set(['instance', 'job', 'le', 'alertname', 'alertstate']);

test('tells when a certificate ends, without holding up whoever reads', { skip: NO_OPENSSL }, async () => {
  const shown = /landfall_certificate_end_timestamp_seconds{of="dashboard"} (\d+)/;
  await until(async () => shown.test(await read()));
  const [, seconds] = shown.exec(await read()) ?? [];
  const days = (Number(seconds) - Date.now() / 1000) / (24 * 60 * 60);
  assert.ok(days > 39 && days < 41, `${days} days`);
});

test('tells of the disk, and that no backup was ever noted', async () => {
  assert.match(await read(), /landfall_disk_free_bytes \d+/);
  assert.match(await read(), /landfall_disk_size_bytes \d+/);
  await until(async () => /landfall_backup_timestamp_seconds 0\n/.test(await read()));
});

test('tells of the newest backup and of mails that wait, as soon as they are looked at again', async () => {
  const fresh = await testApp();
  await noteBackup(fresh.context.db, 'backup', '/backups/one');
  await fresh.context.db
    .insert(mails)
    .values({ id: 'm', recipient: 'a@example.com', subject: '', body: '', lastError: '550 no' });
  await noteBackup(fresh.context.db, 'backup of files', '/backups/files');
  await fresh.context.db.insert(mails).values({
    id: 'given up',
    recipient: 'nobody@example.com',
    subject: '',
    body: '',
    lastError: '550 no',
    createdAt: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000),
  });
  registerInstallationGauges(fresh.context);
  const text = () => fresh.context.metrics.registry.metrics();
  assert.doesNotMatch(await text(), /landfall_backup_timestamp_seconds \d/);
  await until(async () => /landfall_backup_timestamp_seconds 1\d{9}/.test(await text()));
  await until(async () => /landfall_mails_waiting 1\n/.test(await text()));
  await fresh.close();
});

test('rules, dashboard and guides name no metric and no label that is not there', async () => {
  const text = await read();
  const held = new Map<string, Set<string>>();
  for (const metric of backend.context.metrics.registry.getMetricsAsArray()) {
    const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] };
    for (const series of [name, `${name}_count`, `${name}_bucket`, `${name}_sum`])
      held.set(series, new Set(labelNames));
    assert.match(text, new RegExp(`^# TYPE ${name} `, 'm'));
  }
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(await file(DASHBOARD));
  const rules = await file(RULES);
  const expressions = [
    ...[...rules.matchAll(/expr: (?:>-\n +)?(.+)/g)].map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  assert.ok(expressions.length > 40);
  for (const expression of expressions) {
    const names = [...expression.matchAll(/\b(?:landfall|process|nodejs)_[a-z0-9_]+|\bup\b|\bALERTS\b/g)].map(
      ([name]) => name,
    );
    assert.ok(names.length > 0, expression);
    for (const name of names) assert.ok(ITS_OWN.has(name) || held.has(name), `${name} in ${expression}`);
    const labels = new Set(names.flatMap((name) => [...(held.get(name) ?? [])]));
    const used = [
      ...[...expression.matchAll(/([a-z_]+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
      ...[...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
    ];
    for (const label of used) assert.ok(labels.has(label) || ITS_LABELS.has(label), `${label} in ${expression}`);
    // A route that was renamed would be watched no more.
    for (const [, route = ''] of expression.matchAll(/route="([^"]+)"/g))
      assert.ok(backend.app.hasRoute({ method: 'POST', url: route }), route);
  }
  for (const [name] of (await file('docs/operations.md')).matchAll(/\blandfall_(?!sites)[a-z_]+/g))
    assert.ok(held.has(name) || name === 'landfall_routes', `docs/operations.md: ${name}`);
});

test('each rule says why its threshold is what it is, how urgent it is, and has its section in the runbook', async () => {
  const rules = (await file(RULES)).split(/^(?= {6}# )/m).slice(1);
  const runbook = await file('docs/runbook.md');
  assert.ok(rules.length > 15);
  for (const rule of rules) {
    const [, name = ''] = /- alert: (\w+)/.exec(rule) ?? [];
    assert.match(rule, /^ {6}# .{40,}\n {6}- alert: \w+\n/, name);
    assert.match(rule, /for: \d+[mh]\n +labels: { severity: (?:page|ticket) }\n/, name);
    assert.match(rule, new RegExp(`runbook: docs/runbook\\.md#${name.toLowerCase()}\\s*$`), name);
    assert.match(runbook, new RegExp(`^## ${name}\\n\\n[^\\n]+\\n\\n1\\. `, 'm'), name);
  }
  assert.equal(rules.length, (runbook.match(/^## /gm) ?? []).length);
});
