import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Reached } from './reached.ts';

/** How long an answer may take before it counts as none. Milliseconds. */
const PATIENCE = 15_000;

interface Visit {
  /** 0 where there was no answer. */
  status: number;
  body: string;
  retryAfter: string;
  ms: number;
}

/** A published page, by its host and path. */
export interface Address {
  host: string;
  path: string;
}

/** Visitors of published pages, and the forms that they send; counts what they get. */
export class Visitors {
  readonly #instance: Reached;
  readonly #addresses: readonly Address[];
  readonly #patience: number;
  #isVisiting = false;
  #count = 0;
  /** Answers by status. */
  readonly pages: Record<number, number> = {};
  readonly forms: Record<number, number> = {};
  /** Milliseconds of each visit. */
  readonly times: number[] = [];
  /** What was typed into forms that were acknowledged. */
  readonly acknowledged: string[] = [];
  readonly failures: string[] = [];

  /** An answer that takes longer than `patience` milliseconds counts as none. */
  constructor(instance: Reached, addresses: readonly Address[], patience = PATIENCE) {
    this.#instance = instance;
    this.#addresses = addresses;
    this.#patience = patience;
  }

  /** Asks for one page after the other until `stop`, from the first `known` ones at first. */
  async visit(pauseMs: number): Promise<void> {
    this.#isVisiting = true;
    for (let turn = 0; this.#isVisiting; turn += 1) {
      const address = this.#addresses[turn % this.#addresses.length];
      if (address) await this.look(address);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  async look(address: Address): Promise<number> {
    const { status, body, ms } = await this.#ask('GET', address);
    this.pages[status] = (this.pages[status] ?? 0) + 1;
    this.times.push(ms);
    if (status !== 200 || !body.includes('</html>')) this.failures.push(`${address.host}${address.path}: ${status}`);
    return status;
  }

  /** Sends a form a second until `stop`. */
  async send(): Promise<void> {
    while (this.#isVisiting) {
      const address = this.#addresses[this.#count % this.#addresses.length];
      if (address) await this.sendOne(address);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }

  async sendOne(address: Address): Promise<number> {
    const typed = `Visitor ${++this.#count} "of" <many>`;
    // A page of an earlier release may ask for a date.
    const fields = { Name: typed, 'E-mail': 'a@example.com', Date: '2030-12-24', Message: `I am ${typed}` };
    const form = new URLSearchParams(fields).toString();
    const { status, body, retryAfter } = await this.#ask('POST', address, form);
    this.forms[status] = (this.forms[status] ?? 0) + 1;
    if (status === 303) this.acknowledged.push(typed);
    else if (status !== 503) this.failures.push(`A form was answered ${status}`);
    else if (!retryAfter || !body.includes(`value="Visitor ${this.#count} &quot;of&quot; &lt;many&gt;"`))
      this.failures.push('A form that was not taken came back without what was typed');
    return status;
  }

  stop(): void {
    this.#isVisiting = false;
  }

  /** The time that a share of the visits took at most. */
  percentile(share: number): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  }

  #ask(method: 'GET' | 'POST', { host, path }: Address, form?: string): Promise<Visit> {
    const began = performance.now();
    const headers = { host, ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) };
    return new Promise((resolve) => {
      const none = () => resolve({ status: 0, body: '', retryAfter: '', ms: performance.now() - began });
      const port = this.#instance.sitesPort;
      const call = request({ host: '127.0.0.1', port, method, path, headers, timeout: this.#patience }, (response) => {
        text(response).then((body) => {
          const retryAfter = response.headers['retry-after'] ?? '';
          resolve({ status: response.statusCode ?? 0, body, retryAfter, ms: performance.now() - began });
        }, none);
      });
      call.once('error', none);
      call.once('timeout', () => call.destroy());
      call.end(form);
    });
  }
}
