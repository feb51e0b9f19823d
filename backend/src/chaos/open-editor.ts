import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EditorStart } from '@landfall/editor/editor-start';

const ASSET = /\/v1\/editor\/assets\/[\w./-]+/g;

/** What a save goes on from. */
type Known = Pick<EditorStart, 'version' | 'stamp'>;

/** What a page in the editor does while it is open: it asks for its assets, keeps drafts and publishes. */
export class OpenEditor {
  readonly #origin: string;
  readonly #token: string;
  readonly #address: string;
  readonly #patience: number;
  readonly #writer = randomUUID();
  #assets: string[] = [];
  #known: Known = { version: 0, stamp: '' };
  #isOpen = false;
  /** Drafts that were kept, and publications. */
  saved = 0;
  /** Assets that came. */
  loaded = 0;
  readonly failures: string[] = [];

  /** An answer may take `patience` milliseconds. */
  constructor(port: number, token: string, address: string, patience: number) {
    this.#origin = `http://127.0.0.1:${port}`;
    this.#token = token;
    this.#address = address;
    this.#patience = patience;
  }

  /** Asks for the editor's page, and reads what it is to load. */
  async open(): Promise<void> {
    const answer = await this.#ask('GET', `${this.#address}/edit`, { cookie: `access_token_app=${this.#token}` });
    if (!answer) return;
    const markup = await answer.text();
    const start: EditorStart = JSON.parse(
      /<script type="application\/json" id="start">(.*?)<\/script>/s.exec(markup)?.[1] ?? '{}',
    );
    this.#known = { version: start.version, stamp: start.stamp };
    const { styles } = start.themes;
    // Those that the page names itself, and the canvas' rules in one theme.
    this.#assets = [...(markup.split('<body>')[0]?.match(ASSET) ?? []), ...Object.values(styles).slice(0, 1)];
    if (this.#assets.length < 3) this.failures.push(`The editor's page names ${this.#assets.length} assets`);
  }

  /** Goes on as one who writes until `close`: assets that come late, a draft, now and then a publication. */
  async use(): Promise<void> {
    this.#isOpen = true;
    for (let turn = 1; this.#isOpen; turn += 1) {
      await this.load();
      await (turn % 8 === 0 ? this.#publish(turn) : this.#keep(turn));
      await pause(150);
    }
  }

  /** Asks for everything that the page needs, as a browser without a cache. */
  async load(): Promise<void> {
    for (const path of this.#assets) {
      const answer = await this.#ask('GET', path);
      if (answer && (await answer.arrayBuffer()).byteLength > 0) this.loaded += 1;
    }
  }

  close(): void {
    this.#isOpen = false;
  }

  async #keep(turn: number): Promise<void> {
    await this.#save(`${this.#address}/draft`, { data: { pages: [`turn ${turn}`] } });
  }

  async #publish(turn: number): Promise<void> {
    const html = `<main><h1>Turn ${turn}</h1></main>`;
    await this.#save(this.#address, { data: { pages: [`turn ${turn}`] }, html, css: '' });
  }

  async #save(path: string, content: object): Promise<void> {
    const body = JSON.stringify({ ...this.#known, writer: this.#writer, ...content });
    const answer = await this.#ask('PUT', path, { 'content-type': 'application/json' }, body);
    if (!answer) return;
    const { version, stamp } = (await answer.json()) as Known;
    this.#known = { version, stamp };
    this.saved += 1;
  }

  /** An answer, or none where it was not what the editor can go on with. */
  async #ask(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    const own = { ...(headers.cookie ? {} : { accesstokenapp: this.#token }), ...headers };
    const signal = AbortSignal.timeout(this.#patience);
    const answer = await fetch(this.#origin + path, { method, headers: own, signal, ...(body && { body }) }).catch(
      (error: Error) => error,
    );
    if (!(answer instanceof Error) && answer.status === 200) return answer;
    const said = answer instanceof Error ? String(answer.cause ?? answer) : `${answer.status} ${await answer.text()}`;
    this.failures.push(`The editor's ${method} ${path}: ${said.slice(0, 200)}`);
    return undefined;
  }
}
