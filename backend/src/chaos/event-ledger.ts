import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Receiver, webhookReceiver } from '../testing/webhook-receiver.ts';
import type { Reached } from './reached.ts';

const TYPE = 'project:landing:page';

/** Below what a project may have by its plan. */
const MOST_PAGES = 150;

interface Told {
  type: string;
  /** What it happened to: a page's id, or the number that a lead carries. */
  subject: string;
}

/** What a lead is called that came through a connection rather than a webhook. */
const CONNECTED = 'lead.connected';
const TEMPLATE = '{"type":"lead.connected","data":{"fields":{"Number":"{{Number}}"}}}';

/** Sends forms and publishes pages, and compares what was acknowledged with what a receiver was told of. */
export class EventLedger {
  readonly #instance: Reached;
  readonly #inbox: Receiver;
  /** Every event that came, by its id, and whether it was answered well at least once. */
  readonly #told: Map<string, Told & { isTaken: boolean }>;
  readonly acknowledged: Told[] = [];
  /** Tries that the receiver refused. */
  refused = 0;
  /** Forms and publications that were not acknowledged, with their statuses; 0: no answer. */
  readonly unacknowledged: string[] = [];
  #address = '';
  #pages = '';
  #published = 0;
  #isStopped = false;

  private constructor(instance: Reached, inbox: Receiver, told: EventLedger['told']) {
    this.#instance = instance;
    this.#inbox = inbox;
    this.#told = told;
  }

  get told(): Map<string, Told & { isTaken: boolean }> {
    return this.#told;
  }

  /** Subscribes a receiver, by a webhook and by a connection, that fails a third of the time to a new project with one published page. */
  static async begin(instance: Reached): Promise<EventLedger> {
    const told: EventLedger['told'] = new Map();
    const inbox = await webhookReceiver((reply) => {
      const last = inbox.received.at(-1);
      const { type, data } = JSON.parse(last?.body ?? '{}');
      const subject = type.startsWith('lead.') ? data.fields.Number : data.id;
      const id =
        type === CONNECTED ? `connected ${last?.headers['idempotency-key']}` : `${last?.headers['webhook-id']}`;
      const isTaken = Math.random() > 1 / 3;
      told.set(id, { type, subject, isTaken: isTaken || told.get(id)?.isTaken === true });
      if (isTaken) reply.end();
      else {
        ledger.refused += 1;
        if (Math.random() > 0.5) reply.writeHead(500).end();
        else reply.destroy();
      }
    });
    const ledger = new EventLedger(instance, inbox, told);
    const body = { name: 'Events', description: 'A bakery in Porto.', tipo: TYPE, type: TYPE };
    const project = await instance.call('POST', '/v1/api/project/new', body);
    const base = `/v1/api/project/${String(project.data.project_id)}`;
    const hook = await instance.call('POST', `${base}/webhook`, { url: inbox.url, events: ['*'] });
    if (hook.status !== 201) throw new Error(`The webhook was not added: ${hook.status}`);
    const connection = { kind: 'http', name: 'Chaos', settings: { url: inbox.url, template: TEMPLATE } };
    const connected = await instance.call('POST', `${base}/integration`, connection);
    if (connected.status !== 201) throw new Error(`The connection was not added: ${connected.status}`);
    ledger.#pages = `${base}/page`;
    // A machine that is busy refuses one.
    while (!ledger.#address) await ledger.#publish();
    return ledger;
  }

  async #publish(): Promise<void> {
    this.#published += 1;
    const slug = `/${randomUUID()}`;
    const form = { title: 'Page', slug, template: 'waiting-list' };
    const { status, data } = await this.#instance.call('POST', `${this.#pages}/new`, form);
    if (status !== 201) return void this.unacknowledged.push(`A publication: ${status}`);
    const subject = String(data.page_id);
    this.acknowledged.push({ type: 'page.created', subject }, { type: 'page.published', subject });
    this.#address ||= String(data.url);
  }

  async #sendForm(): Promise<void> {
    const subject = randomUUID();
    const { host, pathname: path } = new URL(this.#address);
    const bytes = () => Math.floor(Math.random() * 250) + 1;
    const headers = {
      host,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.${bytes()}.${bytes()}.${bytes()}`,
    };
    const options = { host: '127.0.0.1', port: this.#instance.sitesPort, method: 'POST', path, headers, agent: false };
    const status = await new Promise<number>((resolve) => {
      const call = request(options, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.once('error', () => resolve(0)).end(`E-mail=${subject}%40example.com&Number=${subject}`);
    });
    if (status === 303) this.acknowledged.push({ type: 'lead.created', subject }, { type: CONNECTED, subject });
    else this.unacknowledged.push(`A form: ${status}`);
  }

  /** Goes on until it is stopped. */
  async write(): Promise<void> {
    while (!this.#isStopped) {
      if (Math.random() < 0.1 && this.#published < MOST_PAGES) await this.#publish();
      else await this.#sendForm();
      await pause(Math.random() * 40);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  #missing(): Told[] {
    const taken = new Set([...this.#told.values()].filter((each) => each.isTaken).map(keyOf));
    return this.acknowledged.filter((each) => !taken.has(keyOf(each)));
  }

  /**
   * Waits until everything that was acknowledged has arrived, as long as anything does within so many seconds: a busy
   * machine delivers late what a broken one loses. Returns what is wrong.
   */
  async judge(seconds: number): Promise<string[]> {
    let missing = this.#missing().length;
    for (let since = Date.now(); missing > 0 && Date.now() - since < seconds * 1000; ) {
      await pause(200);
      const now = this.#missing().length;
      if (now < missing) since = Date.now();
      missing = now;
    }
    this.#inbox.close();
    const once = new Map<string, string>();
    const twice: string[] = [];
    for (const [id, event] of this.#told) {
      if (once.has(keyOf(event))) twice.push(`${keyOf(event)} came as ${once.get(keyOf(event))} and as ${id}`);
      once.set(keyOf(event), id);
    }
    return [...this.#missing().map((each) => `${keyOf(each)} was acknowledged and never arrived`), ...twice];
  }

  /** Messages that came, repeated ones included. */
  get received(): number {
    return this.#inbox.received.length;
  }
}

const keyOf = ({ type, subject }: Told): string => `${type} ${subject}`;
