import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Ports, startBalancer } from '../testing/balancer.ts';
import { type Child, startChild } from '../testing/child.ts';
import { freePort } from '../testing/free-port.ts';
import { makeNextRelease, removeRelease } from '../testing/next-release.ts';
import { NO_NGINX } from '../testing/nginx.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../testing/postgres.ts';
import { EventLedger } from './event-ledger.ts';
import { type Answer, callAt, type Reached } from './instance.ts';
import { Ledger } from './ledger.ts';
import { OpenEditor } from './open-editor.ts';
import { CannotTry, type Options, type Result } from './scenario.ts';
import { type Address, Visitors } from './visitors.ts';

const TYPE = 'project:landing:page';
/** Processes that answer at the same time, and one more while one is replaced. */
const REPLICAS = 2;
/** Milliseconds until an answer counts as none: a machine that starts processes beside is busy. */
const PATIENCE = 150_000;
/** Seconds until what was begun has to be done once the roll-out is over. */
const SETTLING = 150;

interface Release {
  name: string;
  folder: string;
}

/** Processes of releases at fixed ports, behind one balancer. */
class Fleet {
  readonly #ports: readonly Ports[];
  readonly #env: Record<string, string>;
  readonly #children = new Map<Ports, Child>();
  readonly #asked = new Set<Child>();
  /** Processes that ended without being asked to. */
  readonly failures: string[] = [];

  constructor(ports: readonly Ports[], env: Record<string, string>) {
    this.#ports = ports;
    this.#env = env;
  }

  /** Starts a release at a free place, and waits until it is ready. @throws Error where it is not within two minutes */
  async start({ name, folder }: Release): Promise<Ports> {
    const ports = this.#ports.find((each) => !this.#children.has(each));
    if (!ports) throw new Error('Every place is taken.');
    const own = { ...this.#env, PORT: String(ports.api), SITES_PORT: String(ports.sites) };
    const child = startChild(pathToFileURL(join(folder, 'backend/src/main.ts')), [], own);
    this.#children.set(ports, child);
    void child.exited.then((code) => {
      if (this.#asked.has(child)) return;
      this.failures.push(`A process of ${name} ended by itself with ${code}: ${child.errors().slice(-2_000)}`);
    });
    await child.line(/Sites on/);
    const deadline = Date.now() + 120_000;
    while ((await callAt(ports.api, '', 'GET', '/v1/health/ready')).status !== 200) {
      if (Date.now() > deadline) throw new Error(`${name} is not ready: ${child.errors()}`);
      await pause(100);
    }
    return ports;
  }

  /** Asks a process to end, and waits for it. */
  async end(ports: Ports): Promise<void> {
    const child = this.#children.get(ports);
    if (!child) return;
    if (child.process.exitCode === null) this.#asked.add(child);
    await child.kill('SIGTERM');
    this.#children.delete(ports);
    const code = await child.exited;
    if (code !== 0) this.failures.push(`A process that was asked to end did so with ${code}: ${child.errors()}`);
  }

  async endAll(): Promise<void> {
    for (const child of this.#children.values()) this.#asked.add(child);
    await Promise.all([...this.#children.values()].map((child) => child.kill('SIGKILL')));
  }
}

/** Pages that are written in the background, asked for one after the other. */
class Writing {
  readonly #front: Reached;
  readonly #project: string;
  readonly #pages: string[] = [];
  #isStopped = false;
  readonly failures: string[] = [];

  constructor(front: Reached, project: string) {
    this.#front = front;
    this.#project = project;
  }

  get count(): number {
    return this.#pages.length;
  }

  async ask(): Promise<void> {
    while (!this.#isStopped && this.#pages.length < 100) {
      const slug = `/written-${this.#pages.length}`;
      const body = { title: 'Written', slug, description: '', description_ai: 'A bakery in Porto that sells bread.' };
      const { status, data } = await this.#front.call('POST', `/v1/api/project/${this.#project}/page/new`, body);
      if (status === 201) this.#pages.push(String(data.page_id));
      else this.failures.push(`A page to be written was answered ${status}`);
      await pause(3_000);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** What was asked for and is not there in time. */
  async unwritten(): Promise<string[]> {
    const deadline = Date.now() + SETTLING * 1000;
    let left = this.#pages;
    while (left.length > 0 && Date.now() < deadline) {
      const answers = await Promise.all(
        left.map((id) => this.#front.call('GET', `/v1/api/project/${this.#project}/page/${id}`)),
      );
      left = left.filter((_, index) => answers[index]?.data.status !== 'active');
      if (left.length > 0) await pause(500);
    }
    return left.map((id) => `Page ${id} was never written`);
  }
}

/** Reads of the account, all the time. */
async function read(front: Reached, isOver: () => boolean): Promise<Record<number, number>> {
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

/** An account, made by a release's own command line. */
async function newAccount({ folder }: Release, env: Record<string, string>) {
  const email = 'roll@example.com';
  const command = [join(folder, 'backend/src/cli/main.ts'), 'users', 'create', '--email', email, '--plan', 'premium'];
  const { stdout } = await promisify(execFile)(process.execPath, [...command, '--json'], {
    env: { ...process.env, ...env },
  });
  return { email, password: (JSON.parse(stdout) as { password: string }).password };
}

async function newProject(front: Reached, name: string): Promise<string> {
  const body = { name, description: 'A bakery in Porto.', tipo: TYPE, type: TYPE };
  return String((await front.call('POST', '/v1/api/project/new', body)).data.project_id);
}

async function newPages(front: Reached, project: string, count: number): Promise<{ id: string; address: Address }[]> {
  const pages = [];
  for (let number = 0; number < count; number += 1) {
    const form = { title: `Page ${number}`, slug: `/page-${number}`, description: '', description_ai: '' };
    const { status, data } = await front.call('POST', `/v1/api/project/${project}/page/new`, form);
    if (status !== 201) throw new Error(`A page was answered ${status}`);
    pages.push({ id: String(data.page_id), address: { host: new URL(String(data.url)).host, path: form.slug } });
  }
  return pages;
}

/** Events with a receiver; none where the release that is replaced has no webhooks. */
async function eventsOf(front: Reached, project: string): Promise<EventLedger | undefined> {
  const { status } = await front.call('GET', `/v1/api/project/${project}/webhook`);
  return status === 404 ? undefined : EventLedger.begin(front);
}

/** Replaces one process after the other, under what is going on. Returns the seconds that it took. */
async function replaceAll(fleet: Fleet, { olds, to }: { olds: readonly Ports[]; to: Release }): Promise<number> {
  await pause(1_500);
  const began = performance.now();
  for (const old of olds) {
    await fleet.start(to);
    await fleet.end(old);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  await pause(1_500);
  return seconds;
}

/** What is not a success, of calls that all have to be one. */
const failed = (what: string, statuses: Record<number, number>): string[] =>
  Object.entries(statuses)
    .filter(([status]) => Number(status) < 200 || Number(status) >= 400)
    .map(([status, count]) => `${what}: ${count} times ${status}`);

/**
 * Replaces the processes of one release by those of another on PostgreSQL behind nginx, one after the other (a new one is
 * started, is ready, an old one is asked to end), while the API is read and written, sites are visited, forms are sent,
 * pages are written in the background, webhooks are delivered, and one page stays open in the editor.
 */
async function roll(from: Release, to: Release): Promise<Result> {
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
  try {
    const olds = [await fleet.start(from)];
    while (olds.length < REPLICAS) olds.push(await fleet.start(from));
    const signIn = await newAccount(from, env);
    const token = String((await callAt(balancer.api, '', 'POST', '/v1/api/login', signIn)).data.access_token);
    const call = (method: string, path: string, body?: object | FormData): Promise<Answer> =>
      callAt(balancer.api, token, method, path, body, PATIENCE);
    const front: Reached = { sitesPort: balancer.sites, call };

    const project = await newProject(front, 'Rolling');
    const pages = await newPages(front, project, 12);
    const [first, ...others] = pages;
    const visitors = new Visitors(
      front,
      others.map(({ address }) => address),
      PATIENCE,
    );
    const editorOf = (id = '') =>
      new OpenEditor(balancer.api, token, `/v1/editor/project/${project}/page/${id}`, PATIENCE);
    const editor = editorOf(first?.id);
    await editor.open();
    const ledger = new Ledger(front);
    await ledger.begin();
    const events = await eventsOf(front, project);
    const writing = new Writing(front, await newProject(front, 'Written'));

    let isOver = false;
    const failures: string[] = [];
    // Somebody who opens the editor anew, of whichever release answers, and asks any process for what it names.
    const openAnew = async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const fresh = editorOf(others[turn % others.length]?.id);
        await fresh.open();
        await fresh.load();
        failures.push(...fresh.failures);
        await pause(300);
      }
    };
    const load = Promise.all([
      read(front, () => isOver),
      visitors.visit(20),
      visitors.visit(20),
      visitors.send(),
      ledger.write(150),
      events?.write(),
      writing.ask(),
      editor.use(),
      openAnew(),
    ]);
    // What breaks it is thrown where it is awaited.
    load.catch(() => {});
    const end = () => {
      isOver = true;
      for (const part of [visitors, ledger, events, writing]) part?.stop();
      editor.close();
    };
    const seconds = await replaceAll(fleet, { olds, to }).finally(end);
    const [reads] = await load;

    failures.push(
      ...failed('Reads', reads),
      ...failed('Writes', ledger.statuses),
      ...failed('Visits', visitors.pages),
      ...failed('Forms', visitors.forms),
      ...(events?.unacknowledged ?? []),
      ...visitors.failures,
      ...editor.failures,
      ...writing.failures,
      ...(await ledger.missing()),
      ...(await writing.unwritten()),
      ...((await events?.judge(SETTLING)) ?? []),
      ...fleet.failures,
    );
    const count = (statuses: Record<number, number>) => Object.values(statuses).reduce((sum, each) => sum + each, 0);
    const note = `${from.name} to ${to.name} in ${seconds} s: ${count(reads)} reads, ${ledger.acknowledged} writes, ${count(visitors.pages)} visits, ${events?.acknowledged.length ?? 0} events delivered, ${writing.count} pages written, ${editor.saved} saves and ${editor.loaded} assets of an open editor`;
    return {
      acknowledged: ledger.acknowledged,
      refused: ledger.refused,
      slowest: Math.round(ledger.slowest),
      failures,
      note,
    };
  } finally {
    await fleet.endAll();
    await balancer.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const TODAY: Release = { name: 'this release', folder: join(import.meta.dirname, '../../..') };

/** This release is replaced by one that has another build of the editor and one more change of the schema. */
async function rollToNext(): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-next-'));
  try {
    await makeNextRelease(folder);
    return await roll(TODAY, { name: 'the next', folder });
  } finally {
    await removeRelease(folder);
  }
}

/** An earlier release, where its folder is given, is replaced by this one, else this one by the next. */
export const rolling = ({ from }: Pick<Options, 'from'>): Promise<Result> =>
  from ? roll({ name: basename(from).slice(0, 10), folder: from }, TODAY) : rollToNext();
