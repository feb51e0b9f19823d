import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AREAS } from '../../tools/areas.ts';
import { hasNginx } from '../../tools/nginx.ts';
import {
  checkoutConfig,
  pageSources,
  portOf,
  runtimeConfig,
  settingsFromEnvironment,
} from '../../tools/product/index.ts';
import { inRoot } from '../../tools/root.ts';
import { readCompose } from '../support/compose.ts';
import { expect, test } from '../support/test.ts';

const AREA_ARGUMENT = /\$\{AREA\}/;

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

const compose = readCompose();
const dockerfile = read('tools/deploy/Dockerfile');
const settings = settingsFromEnvironment({});
const services = Object.entries(compose.services);
const variablesOf = (name: string) => Object.keys(compose.services[name]?.environment ?? {});

test('compose runs every area and what they stand on, at the ports of the embedded default', () => {
  for (const { name } of AREAS) {
    const service = compose.services[name];
    expect(service?.build, name).toMatchObject({ target: 'area', args: { AREA: name } });
    expect(service?.ports, name).toEqual([`127.0.0.1:${portOf(settings, name)}:8080`]);
    expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
  expect(compose.services.backend?.ports).toEqual(['127.0.0.1:4000:4000', '127.0.0.1:4080:4080']);
  for (const name of ['postgres', 'storage', 'mail']) expect(compose.services[name]?.image).toMatch(/:[\w.-]*\d/);
});

test('every file, stage, volume, configuration and service that compose names exists', () => {
  const stages = Array.from(dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm), ([, stage]) => stage);
  for (const [name, service] of services) {
    if (service.build) {
      expect(existsSync(inRoot(service.build.dockerfile)), name).toBe(true);
      expect(stages, name).toContain(service.build.target);
    }
    for (const { source } of service.configs ?? []) expect(Object.keys(compose.configs), name).toContain(source);
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0]);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = compose.services[other];
      expect(needed, `${name} waits for ${other}`).toBeDefined();
      if (condition === 'service_healthy') expect(Boolean(needed?.healthcheck ?? needed?.build), other).toBe(true);
    }
  }
});

test('the images are told nothing that they do not know', () => {
  const serve = read('tools/deploy/nginx/serve.sh');
  for (const { name } of AREAS)
    for (const variable of variablesOf(name)) expect(serve, `${name}: ${variable}`).toContain(variable);
  const known = read('backend/src/platform/config.ts');
  for (const variable of variablesOf('backend')) expect(known, variable).toMatch(new RegExp(`^  ${variable}: `, 'm'));
});

test('the front end is configured as in the embedded default', () => {
  const content = (name: string) => JSON.parse(compose.configs[name]?.content ?? '');
  expect(content('host-config')).toEqual(runtimeConfig(settings));
  expect(content('checkout-config')).toEqual(checkoutConfig(settings));
  for (const [service, config] of [
    ['host', runtimeConfig(settings)],
    ['mfe-checkout', checkoutConfig(settings)],
  ] as const) {
    const { remotes, apis, files } = pageSources(config);
    const environment = compose.services[service]?.environment;
    expect(environment?.REMOTE_ORIGINS ?? '', service).toBe(remotes.join(' '));
    expect(environment?.API_ORIGINS ?? '', service).toBe(apis.join(' '));
    expect(environment?.FILE_ORIGINS ?? '', service).toBe(files.join(' '));
  }
});

test('the Dockerfile copies what exists, runs as nobody special, and asks the health check that is served', () => {
  const stages = new Set<string>();
  let stage = '';
  let user = '';
  const users: Record<string, string> = {};
  for (const line of dockerfile.split('\n')) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (word === 'FROM') {
      [, , stage = ''] = rest;
      stages.add(stage);
      user = '';
    }
    if (word === 'USER') user = rest[0] ?? '';
    users[stage] = user;
    if (word !== 'COPY') continue;
    const [from] = rest.filter((part) => part.startsWith('--from='));
    if (from) expect(stages, line).toContain(from.replace('--from=', ''));
    else
      for (const source of rest.filter((part) => !part.startsWith('--')).slice(0, -1))
        for (const { name } of AREA_ARGUMENT.test(source) ? AREAS : [{ name: '' }])
          expect(existsSync(inRoot(source.replace(AREA_ARGUMENT, name))), line).toBe(true);
  }
  expect(users).toMatchObject({ area: 'www-data', backend: 'node' });
  for (const { name } of AREAS) expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`);
  expect(dockerfile).toContain('CMD ["/opt/landfall/healthy.sh"]');
  const healthy = read('tools/deploy/nginx/healthy.sh');
  expect(healthy).toContain('GET /healthz');
  expect(healthy).toMatch(/^port=\$\{LISTEN:-8080\}$/m);
  expect(read('tools/deploy/nginx/nginx.conf.template')).toContain('location = /healthz');
  expect(read('tools/deploy/nginx/serve.sh')).toMatch(/^LISTEN=\$\{LISTEN:-8080\}$/m);
  expect(dockerfile).toMatch(/process\.env\.PORT \?\? 4000\}\/v1\/health\/ready/);
});

test('nginx takes every role as it is configured, and tells browsers to come back by https where that is served', () => {
  test.skip(!hasNginx(), 'nginx is not installed, and cannot be here');
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-serve-'));
  for (const [role, area] of [
    ['host', 'host'],
    ['area', 'mfe-pages'],
    ['page', 'mfe-checkout'],
  ] as const)
    for (const scheme of ['http', 'https']) {
      const run = path.join(folder, `${role}-${scheme}`);
      const env = {
        ...process.env,
        ROLE: role,
        ROOT: inRoot(area, 'dist'),
        RUN_DIR: run,
        SCHEME: scheme,
        LISTEN: '18999',
      };
      const checked = spawnSync('sh', [inRoot('tools/deploy/nginx/serve.sh'), '-t'], {
        env: { ...env, BACKEND_URL: 'http://127.0.0.1:4000', TRUSTED_PROXIES: '10.0.0.0/8' },
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      expect(checked.status, checked.stderr).toBe(0);
      for (const file of ['page-headers.conf', 'remote-headers.conf'])
        expect(
          readFileSync(path.join(run, file), 'utf8').includes('Strict-Transport-Security'),
          `${role} ${file}`,
        ).toBe(scheme === 'https');
    }
  rmSync(folder, { recursive: true });
});
