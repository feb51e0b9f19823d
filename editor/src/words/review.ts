import type { DeadLink } from '@landfall/page/edit/change';
import type { EditStep } from '@landfall/shared/contracts';
import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { changeItem, noteItems } from './change-list.ts';
import { Preview } from './preview.ts';

/** What would change: shown in the page and as a list, until it is kept or discarded. */
export class Review {
  /** What a model said that nobody had said before. */
  dropped: readonly string[] = [];
  message = '';
  readonly #editor: Editor;
  readonly #start: EditorStart;
  readonly #changes = find('[data-words-changes]');
  readonly #notes = find('[data-words-notes]');
  #preview: Preview | null = null;
  #broken: DeadLink[] = [];
  #refused = 0;

  constructor(editor: Editor, start: EditorStart) {
    this.#editor = editor;
    this.#start = start;
  }

  get isOpen(): boolean {
    return this.#preview !== null;
  }

  /** How many changes are shown. */
  get count(): number {
    return this.#changes.childElementCount;
  }

  /** Begins anew: what was shown before is not kept. */
  open(): void {
    this.#preview?.discard();
    this.#preview = new Preview(this.#editor, this.#start);
    this.#broken = [];
    this.#refused = 0;
    this.#changes.replaceChildren();
    this.#notes.replaceChildren();
  }

  show(step: EditStep): void {
    const applied = this.#preview?.apply(step);
    if (!applied) return;
    if ('refused' in applied) this.#refused += 1;
    else {
      this.#broken.push(...applied.broken);
      this.#changes.append(changeItem(applied.change));
    }
  }

  /** Says what else there is to know of the changes. */
  note(): void {
    const { dropped, message } = this;
    this.#notes.replaceChildren(...noteItems({ dropped, message, broken: this.#broken, refused: this.#refused }));
  }

  /** Why there is nothing to look at; empty where nobody said. */
  reason(): string {
    const refused = this.#refused > 0 ? say('wordsRefused', this.#refused) : '';
    const dropped = this.dropped.length > 0 ? `${say('wordsDropped')} ${this.dropped.join(' · ')}` : '';
    return [this.message, refused, dropped].filter(Boolean).join(' ');
  }

  /** `how`: makes the changes, takes them back, or gives them up because the page has changed under them. */
  close(how: 'keep' | 'discard' | 'drop'): void {
    const preview = this.#preview;
    this.#preview = null;
    preview?.[how]();
    this.dropped = [];
    this.message = '';
  }
}
