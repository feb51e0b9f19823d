import sharp from 'sharp';
import type { Reached } from './reached.ts';

const TYPE = 'project:landing:page';

/** Writes to an instance and remembers what was acknowledged, so that it can be looked for afterwards. */
export class Ledger {
  readonly #instance: Reached;
  #project = '';
  #picture = new Blob();
  readonly #pages = new Map<string, { title: string; maybe: string | undefined }>();
  readonly #files = new Set<string>();
  /** Writes that were acknowledged, and those that were not. */
  acknowledged = 0;
  refused = 0;
  /** Answers by status; 0: none. */
  readonly statuses: Record<number, number> = {};
  slowest = 0;
  #count = 0;
  #isWriting = false;

  constructor(instance: Reached) {
    this.#instance = instance;
  }

  /** Makes the project that everything goes into. */
  async begin(): Promise<void> {
    const body = { name: 'Chaos', description: 'What must not be lost.', tipo: TYPE, type: TYPE };
    const { status, data } = await this.#instance.call('POST', '/v1/api/project/new', body);
    if (status >= 300) throw new Error(`The project was refused with ${status}.`);
    this.#project = String(data.project_id);
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3b82f6' } })
      .png()
      .toBuffer();
    this.#picture = new Blob([Uint8Array.from(png)], { type: 'image/png' });
  }

  /** One page with its public address. */
  async publish(): Promise<{ host: string; path: string } | undefined> {
    const slug = `/visited-${++this.#count}`;
    const { status, data } = await this.#call('POST', `${this.#at}/page/new`, this.#page(slug, 'Visited'));
    return status < 300 ? { host: new URL(String(data.url)).host, path: slug } : undefined;
  }

  /** Writes one thing after the other until `stop`, with a pause between. Milliseconds. */
  async write(pauseMs = 0): Promise<void> {
    this.#isWriting = true;
    const turns = [() => this.#createPage(), () => this.#changePage(), () => this.#changePage(), () => this.#upload()];
    for (let turn = 0; this.#isWriting; turn += 1) {
      const status = await turns[turn % turns.length]?.();
      // Nobody answers: a moment later somebody may.
      const ms = status === 0 || status === 503 ? 50 : pauseMs;
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }

  stop(): void {
    this.#isWriting = false;
  }

  /** What was acknowledged and is not there any more, or not as it was acknowledged: a line each. */
  async missing(): Promise<string[]> {
    const lost: string[] = [];
    for (const [id, { title, maybe }] of this.#pages) {
      const { status, data } = await this.#instance.call('GET', `${this.#at}/page/${id}`);
      if (status !== 200) lost.push(`page ${id}: ${status}`);
      else if (data.title !== title && data.title !== maybe) lost.push(`page ${id}: "${data.title}" is not "${title}"`);
    }
    for (const path of this.#files) {
      const { status } = await this.#instance.call('GET', path);
      if (status !== 200) lost.push(`file ${path}: ${status}`);
    }
    return lost;
  }

  get #at(): string {
    return `/v1/api/project/${this.#project}`;
  }

  #page = (slug: string, title: string) => ({ title, slug, description: '', description_ai: '' });

  async #call(method: string, path: string, body: object | FormData) {
    const answer = await this.#instance.call(method, path, body);
    this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
    this.slowest = Math.max(this.slowest, answer.ms);
    if (answer.status >= 200 && answer.status < 300) this.acknowledged += 1;
    else this.refused += 1;
    return answer;
  }

  async #createPage(): Promise<number> {
    if (this.#pages.size >= 120) return this.#changePage();
    const number = ++this.#count;
    const title = `Page ${number}`;
    const { status, data } = await this.#call('POST', `${this.#at}/page/new`, this.#page(`/page-${number}`, title));
    if (status === 201) this.#pages.set(String(data.page_id), { title, maybe: undefined });
    return status;
  }

  async #changePage(): Promise<number> {
    const ids = [...this.#pages.keys()];
    const id = ids[this.#count % Math.max(1, ids.length)];
    const known = id && this.#pages.get(id);
    if (!known) return 0;
    const title = `Title ${++this.#count}`;
    const { status } = await this.#call('PUT', `${this.#at}/page/${id}`, { title });
    // Without an answer it may have been stored or not; a refusal stores nothing.
    if (status === 200) this.#pages.set(id, { title, maybe: undefined });
    else if (status === 0 || status >= 500) this.#pages.set(id, { ...known, maybe: title });
    return status;
  }

  async #upload(): Promise<number> {
    const body = new FormData();
    body.set('file', this.#picture, `picture-${++this.#count}.png`);
    const { status, data } = await this.#call('POST', '/v1/editor/other/upload', body);
    if (status < 300 && status > 0) this.#files.add(`/v1/files/${data.path_parent}/${data.path_child}`);
    return status;
  }
}
