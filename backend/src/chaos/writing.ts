import { setTimeout as pause } from 'node:timers/promises';
import type { Reached } from './reached.ts';

/** Pages that are written in the background, asked for one after the other. */
export class Writing {
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

  /** What was asked for and is not there after so many seconds. */
  async unwritten(seconds: number): Promise<string[]> {
    const deadline = Date.now() + seconds * 1000;
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
