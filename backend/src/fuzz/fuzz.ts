import { Agent, request } from 'node:http';
import { startChild } from '../testing/child.ts';
import { hostileText } from './hostile-values.ts';
import { Random } from './random.ts';
import { type FuzzedRequest, type Operation, operationsOf, requestTo } from './requests.ts';

interface FuzzedAccount {
  name: string;
  /** Stands in what the account owns; an answer to anybody else must not hold it. */
  marker: string;
  tokens: string[];
  ids: Record<string, string>;
  /** Host of its published page. */
  site: string;
}

interface Server {
  api: number;
  sites: number;
  control: number;
  accounts: FuzzedAccount[];
}

interface Answer {
  status: number;
  body: string;
  ms: number;
}

export interface FuzzOptions {
  requests: number;
  seed: number;
  concurrency?: number;
  /** An answer over so many milliseconds is a finding; only a quiet machine can tell. */
  slowMs?: number;
  /** Bytes that the process may grow by, after a collection of garbage. */
  growth?: number;
  /** Called after each ten thousandth request, with the findings so far. */
  onProgress?: (sent: number, findings: readonly string[]) => void;
}

export interface FuzzReport {
  /** What must not be, a line each, with the request that showed it. */
  findings: string[];
  /** Answers by status. */
  statuses: Record<string, number>;
  slowest: { ms: number; call: string }[];
  /** Bytes before and after, without what the database stores. */
  memory: { before: number; after: number };
  seconds: number;
}

const ID_NAMES =
  /^(?:project_id|page_id|file_id|domain_id|lead_id|version_id|session_id|section_id|invoice_id|payment_id)$/;

/** Ids that an account was given, by name; those that its requests put into paths. */
class Known {
  readonly #ids = new Map<string, string[]>();

  add(name: string, id: string): void {
    const ids = this.#ids.get(name) ?? [];
    if (ids.includes(id)) return;
    ids.push(id);
    if (ids.length > 20) ids.shift();
    this.#ids.set(name, ids);
  }

  /** Keeps every id of an answer. */
  learn(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) {
        if (ID_NAMES.test(name) && typeof part === 'string') this.add(name, part);
        else this.learn(part);
      }
  }

  pick(name: string, random: Random): string | undefined {
    const ids = this.#ids.get(name);
    return ids?.length ? random.pick(ids) : undefined;
  }
}

/** A head that is longer ends its connection, and with it whatever would follow. */
const LONG_HEAD = 8_000;

function send(port: number, { method, url, headers: own, body }: FuzzedRequest, agent: Agent): Promise<Answer> {
  const started = performance.now();
  const headers: Record<string, string> = { ...own };
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body));
  const isLong = JSON.stringify([url, own]).length > LONG_HEAD;
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, method, path: url, headers, agent: isLong ? false : agent },
      async (response) => {
        let text = '';
        try {
          for await (const part of response.setEncoding('latin1')) if (text.length < 2_000_000) text += part;
        } catch {
          // Cut off on purpose where a body was refused.
        }
        resolve({ status: response.statusCode ?? 0, body: text, ms: performance.now() - started });
      },
    );
    call.once('error', reject).end(body);
  });
}

const shown = ({ method, url, body }: FuzzedRequest) =>
  `${method} ${url.slice(0, 300)} ${String(body ?? '').slice(0, 400)}`;

/** What nobody else may change: everything that an account can read of its own. */
async function snapshot(port: number, account: FuzzedAccount, agent: Agent): Promise<string> {
  const { project_id, page_id } = account.ids;
  const at = `/v1/api/project/${project_id}`;
  const paths = [
    '/v1/api/user/me',
    at,
    `${at}/page`,
    `${at}/page/${page_id}`,
    `${at}/domain`,
    `${at}/seo`,
    `${at}/brand`,
  ];
  const headers = { accesstokenapp: account.tokens[0] ?? '' };
  const answers = await Promise.all(
    paths.map((url) => send(port, { method: 'GET', url, headers, body: undefined }, agent)),
  );
  // Domains are looked up again by themselves.
  const lasting = (name: string, value: unknown) =>
    /^(?:checks|checked_at|next_check_at)$/.test(name) ? undefined : value;
  return answers.map(({ status, body }) => `${status} ${JSON.stringify(JSON.parse(body, lasting))}`).join('\n');
}

/**
 * Sends random calls, valid and broken ones, of two accounts to a backend of its own: to everything that its OpenAPI
 * document describes, with their own ids, each other's and those of a third account that only looks on.
 */
export async function fuzz({
  requests,
  seed,
  concurrency = 20,
  slowMs,
  growth,
  onProgress,
}: FuzzOptions): Promise<FuzzReport> {
  const started = Date.now();
  const child = startChild(new URL('./server.ts', import.meta.url), [], { NODE_OPTIONS: '--expose-gc' });
  try {
    const server: Server = JSON.parse(await child.line(/^\{/));
    const report = await fuzzServer(server, {
      requests,
      seed,
      concurrency,
      ...(slowMs && { slowMs }),
      ...(onProgress && { onProgress }),
    });
    const { before, after } = report.memory;
    if (growth && after - before > growth)
      report.findings.push(`Memory grew from ${Math.round(before / 1e6)} to ${Math.round(after / 1e6)} MB`);
    return { ...report, seconds: (Date.now() - started) / 1000 };
  } finally {
    await child.kill('SIGTERM');
  }
}

async function fuzzServer(
  { api, sites, control, accounts }: Server,
  { requests, seed, concurrency = 20, slowMs, onProgress }: FuzzOptions,
): Promise<Omit<FuzzReport, 'seconds'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  // Asked seldom: a connection kept for it would have been closed by the server meanwhile.
  const once = new Agent();
  const document = await send(
    api,
    { method: 'GET', url: '/v1/docs/openapi.json', headers: {}, body: undefined },
    agent,
  );
  const operations = operationsOf(JSON.parse(document.body));
  const [a, b, onlooker] = accounts as [FuzzedAccount, FuzzedAccount, FuzzedAccount];
  const known = new Map([a, b].map((account) => [account, new Known()]));
  for (const [account, ids] of known) ids.learn(account.ids);
  const before = await snapshot(api, onlooker, agent);
  const memoryOf = async () =>
    JSON.parse((await send(control, { method: 'GET', url: '/', headers: {}, body: undefined }, once)).body)
      .bytes as number;

  const findings: string[] = [];
  const statuses: Record<string, number> = {};
  const slowest: FuzzReport['slowest'] = [];
  let memoryBefore = 0;
  let next = 0;

  async function one(index: number): Promise<void> {
    const random = new Random(seed * 1_000_003 + index);
    const [actor, other] = random.chance(0.5) ? [a, b] : [b, a];
    const mine = known.get(actor) as Known;
    const idOf = (name: string): string => {
      if (random.chance(0.75)) return mine.pick(name, random) ?? crypto.randomUUID();
      if (random.chance(0.5)) return known.get(other)?.pick(name, random) ?? crypto.randomUUID();
      return random.chance(0.5) ? (onlooker.ids[name] ?? crypto.randomUUID()) : hostileText(random).slice(0, 500);
    };
    const toSite = random.chance(0.04);
    const operation: Operation = random.pick(operations);
    const fuzzed = toSite ? siteRequest(random, actor) : requestTo(operation, random, idOf);
    const isSigned = !toSite && random.chance(0.97);
    const token = isSigned
      ? actor.tokens[index % actor.tokens.length]
      : hostileText(random).replaceAll(/[^\x20-\x7e]/g, '');
    if (!toSite && token) fuzzed.headers.accesstokenapp = token;
    const answer = await send(toSite ? sites : api, fuzzed, agent).catch((error: Error) => {
      findings.push(`${error.message}: ${shown(fuzzed)}`);
      return undefined;
    });
    if (!answer) return;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const call = shown(fuzzed);
    if (answer.status >= 500) findings.push(`${answer.status}: ${call} -> ${answer.body.slice(0, 300)}`);
    if (slowMs && answer.ms > slowMs) findings.push(`${Math.round(answer.ms)} ms: ${call}`);
    slowest.push({ ms: Math.round(answer.ms), call: call.slice(0, 160) });
    if (slowest.length > 400) slowest.sort((x, y) => y.ms - x.ms).splice(10);
    for (const owner of accounts)
      if (owner !== actor && answer.body.includes(owner.marker))
        findings.push(`${actor.name} was shown what is ${owner.name}'s: ${call}`);
    if (isSigned && answer.status === 401 && operation.needsAccount) await signInAgain(actor, token);
    if (isSigned && answer.status < 300 && answer.body.startsWith('{')) {
      try {
        mine.learn(JSON.parse(answer.body));
      } catch {
        // A stream of lines.
      }
    }
  }

  /** Tokens end by log-outs that are fuzzed, too. */
  async function signInAgain(account: FuzzedAccount, ended: string | undefined): Promise<void> {
    account.tokens = account.tokens.filter((token) => token !== ended);
    if (account.tokens.length > 10) return;
    const asked: FuzzedRequest = { method: 'GET', url: `/token/${account.name}`, headers: {}, body: undefined };
    account.tokens.push((await send(control, asked, once)).body);
  }

  const worker = async () => {
    while (next < requests) {
      const index = next++;
      if (index === Math.floor(requests / 5)) memoryBefore = await memoryOf();
      await one(index);
      if (index % 10_000 === 9_999) onProgress?.(index + 1, findings);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const after = await snapshot(api, onlooker, once);
  if (after !== before) findings.push(`What is ${onlooker.name}'s was changed:\n${before}\n${after}`);
  const memory = { before: memoryBefore, after: await memoryOf() };
  agent.destroy();
  return { findings, statuses, slowest: slowest.sort((x, y) => y.ms - x.ms).slice(0, 10), memory };
}

/** What visitors may send to a published site. */
function siteRequest(random: Random, { site }: FuzzedAccount): FuzzedRequest {
  const isForm = random.chance(0.3);
  const path = random.chance(0.3) ? '/' : `/${encodeURIComponent(hostileText(random).toWellFormed()).slice(0, 2_000)}`;
  return {
    method: isForm ? 'POST' : 'GET',
    url: random.chance(0.2) ? random.pick(['/robots.txt', '/sitemap.xml', '/_landfall/fonts/x', '/%zz']) : path,
    headers: {
      host: random.chance(0.8) ? site : random.pick(['evil.example', 'localhost', '127.0.0.1', 'a'.repeat(300)]),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: isForm ? `email=${encodeURIComponent(hostileText(random).toWellFormed())}&a[]=1&_gotcha=` : undefined,
  };
}
