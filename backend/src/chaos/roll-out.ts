import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Ports, startBalancer } from '../testing/balancer.ts';
import { freePort } from '../testing/free-port.ts';
import { NO_NGINX } from '../testing/nginx.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../testing/postgres.ts';
import { Fleet, type Release } from './fleet.ts';
import { callAt, type Reached } from './reached.ts';
import { CannotTry } from './scenario.ts';
import type { Address } from './visitors.ts';

const TYPE = 'project:landing:page';
/** Processes that answer at the same time, and one more while one is replaced. */
const REPLICAS = 2;
/** Milliseconds until an answer counts as none: a machine that starts processes beside is busy. */
export const PATIENCE = 150_000;

/** The checkout that this file is in, as a release. */
export const TODAY: Release = { name: 'this release', folder: join(import.meta.dirname, '../../..') };

/** Processes of one release behind one balancer, which can be replaced by those of another, and one account. */
export interface RollOut {
  /** Where the balancer listens. */
  ports: Ports;
  token: string;
  /** The API of that account, and where published sites are. */
  front: Reached;
  /** Replaces one process after the other: a new one is ready, then an old one is asked to end. Returns the seconds that it took. */
  replaceAll: (to: Release) => Promise<number>;
  /** Processes that ended by themselves or badly, so far. */
  failures: readonly string[];
  stop: () => Promise<void>;
}

/**
 * Starts two processes of a release on a PostgreSQL of their own behind nginx.
 * @throws CannotTry without PostgreSQL or nginx
 */
export async function beginRollOut(from: Release): Promise<RollOut> {
  const binaries = findPostgres();
  if (!binaries) throw new CannotTry(NO_POSTGRES);
  const places: Ports[] = [];
  while (places.length <= REPLICAS) places.push({ api: await freePort(), sites: await freePort() });
  const balancer = await startBalancer(places);
  if (!balancer) throw new CannotTry(NO_NGINX);
  const postgres = await startPostgres(binaries);
  const folder = await mkdtemp(join(tmpdir(), 'landfall-rolling-'));
  const env = {
    DATABASE_URL: await postgres.newDatabase(),
    DATA_DIR: folder,
    SECRET_KEY: 'ab'.repeat(32),
    REQUEST_RATE: 'off',
    LOG_LEVEL: 'info',
    SITES_DOMAIN: `sites.localhost:${balancer.sites}`,
    TRUSTED_PROXIES: '127.0.0.1',
    OUTBOUND_ALLOW: '127.0.0.0/8,::1',
    WEBHOOK_RETRIES: ['0', ...Array(40).fill('0.5')].join(','),
    SHUTDOWN_DELAY_MS: '1000',
    SHUTDOWN_REQUESTS_MS: String(PATIENCE),
  };
  const fleet = new Fleet(places, env);
  const stop = async () => {
    await fleet.endAll();
    await balancer.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const olds = await Promise.all(Array.from({ length: REPLICAS }, () => fleet.start(from)));
    const signIn = await newAccount(from, env);
    const token = String((await callAt(balancer.api, '', 'POST', '/v1/api/login', signIn)).data.access_token);
    const call: Reached['call'] = (method, path, body) => callAt(balancer.api, token, method, path, body, PATIENCE);
    const replaceAll = async (to: Release) => {
      const began = performance.now();
      for (const old of olds) {
        await fleet.start(to);
        await fleet.end(old);
      }
      return Math.round((performance.now() - began) / 1000);
    };
    const { api, sites } = balancer;
    const front = { sitesPort: sites, call };
    return { ports: { api, sites }, token, front, replaceAll, failures: fleet.failures, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** An account, made by a release's own command line. */
async function newAccount({ folder }: Release, env: Record<string, string>) {
  const email = 'roll@example.com';
  const command = [join(folder, 'backend/src/cli/main.ts'), 'users', 'create', '--email', email, '--plan', 'premium'];
  const { stdout } = await promisify(execFile)(process.execPath, [...command, '--json'], {
    env: { ...process.env, ...env },
  });
  return { email, password: (JSON.parse(stdout) as { password: string }).password };
}

export async function newProject(front: Reached, name: string): Promise<string> {
  const body = { name, description: 'A bakery in Porto.', tipo: TYPE, type: TYPE };
  return String((await front.call('POST', '/v1/api/project/new', body)).data.project_id);
}

export async function newPages(
  front: Reached,
  project: string,
  count: number,
): Promise<{ id: string; address: Address }[]> {
  const pages = [];
  for (let number = 0; number < count; number += 1) {
    const form = { title: `Page ${number}`, slug: `/page-${number}`, description: '', description_ai: '' };
    const { status, data } = await front.call('POST', `/v1/api/project/${project}/page/new`, form);
    if (status !== 201) throw new Error(`A page was answered ${status}`);
    pages.push({ id: String(data.page_id), address: { host: new URL(String(data.url)).host, path: form.slug } });
  }
  return pages;
}

/** Reads of the account, all the time. Returns the number of answers by status. */
export async function read(front: Reached, isOver: () => boolean): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  while (!isOver()) {
    for (const path of ['/v1/api/user/me', '/v1/api/project', '/v1/api/public/other/pricing']) {
      const { status } = await front.call('GET', path);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    await pause(20);
  }
  return statuses;
}

/** What is not a success, of calls that all have to be one. */
export const failed = (what: string, statuses: Record<number, number>): string[] =>
  Object.entries(statuses)
    .filter(([status]) => Number(status) < 200 || Number(status) >= 400)
    .map(([status, count]) => `${what}: ${count} times ${status}`);
