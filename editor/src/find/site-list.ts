import type { TextExcerpt } from '@landfall/shared/contracts';
import { make } from '../forms/form-controls.ts';
import { say, type TextName } from '../texts.ts';

export type Outcome = 'changed' | 'unchanged' | 'conflict' | 'failed' | 'held' | 'undone';

/** A page or a shared section that has the words, in the list. */
export interface Row {
  /** The id of a page or of a shared section. */
  key: string;
  name: string;
  /** What tells it apart: its path, or what it is. */
  note: string;
  hits: number;
  excerpt: TextExcerpt;
  /** Where the first place is shown: an address, or on this page. */
  go?: string | (() => void);
}

const SAID = {
  changed: 'findChanged',
  unchanged: 'findUnchanged',
  conflict: 'findConflict',
  failed: 'findFailed',
  held: 'findHeld',
  undone: 'findUndone',
} satisfies Record<Outcome, TextName>;

/** What was found in the pages of a project, to be chosen from. `changed` is told of every choice. */
export function siteList(changed: () => void) {
  const element = make('ul', { className: 'found found-pages' });
  const rows = new Map<string, { row: Row; tick: HTMLInputElement; item: HTMLElement; end: HTMLElement }>();

  function add(row: Row): void {
    if (rows.has(row.key)) return;
    const tick = make('input', { type: 'checkbox', checked: true });
    tick.addEventListener('change', changed);
    const title = make('span', { className: 'found-name' }, row.name);
    const note = make('small', {}, `${row.note} · ${say('findTimes', row.hits)}`);
    const { before, match, after } = row.excerpt;
    const excerpt = make('p', { className: 'found-excerpt' }, before, make('mark', {}, match), after);
    const end = make('div', { className: 'found-end' });
    const { go } = row;
    if (typeof go === 'string') {
      const link = make(
        'a',
        { className: 'tool outlined', href: go, target: '_blank', rel: 'noopener' },
        say('findOpen'),
      );
      link.setAttribute('aria-label', say('findOpenPage', row.name));
      end.append(link);
    } else if (go) {
      const button = make('button', { type: 'button', className: 'tool outlined' }, say('findOpen'));
      button.setAttribute('aria-label', say('findOpenPage', row.name));
      button.addEventListener('click', go);
      end.append(button);
    }
    const label = make(
      'label',
      { className: 'found-choice' },
      tick,
      make('span', { className: 'found-words' }, title, note),
    );
    const item = make('li', {}, label, end, excerpt);
    rows.set(row.key, { row, tick, item, end });
    // What is on this page comes first.
    if (typeof go === 'function') item.dataset.here = '';
    const next = [...element.querySelectorAll('li:not([data-here])')].find(
      (each) => (each.querySelector('.found-name')?.textContent ?? '').localeCompare(row.name) > 0,
    );
    element.insertBefore(item, next ?? null);
  }

  return {
    element,
    add,
    size: () => rows.size,
    clear(): void {
      rows.clear();
      element.replaceChildren();
    },
    /** The keys of what is chosen and not done yet. */
    chosen: (): string[] => [...rows].flatMap(([key, { tick }]) => (tick.checked && !tick.disabled ? [key] : [])),
    /** Says what became of a row; `undo` takes it back. */
    settle(key: string, outcome: Outcome, message = '', undo?: () => Promise<void>): void {
      const found = rows.get(key);
      if (!found) return;
      const { tick, item, end, row } = found;
      tick.disabled = true;
      item.dataset.outcome = outcome;
      item.querySelector('.found-outcome')?.remove();
      item.append(make('p', { className: 'found-outcome' }, message || say(SAID[outcome])));
      const hadFocus = end.contains(document.activeElement);
      end.querySelector('[data-act="undo"]')?.remove();
      if (hadFocus) (end.querySelector<HTMLElement>('a, button') ?? tick).focus();
      if (!undo) return;
      const button = make('button', { type: 'button', className: 'tool outlined' }, say('undo'));
      button.dataset.act = 'undo';
      button.setAttribute('aria-label', say('findUndo', row.name));
      button.addEventListener('click', () => {
        button.disabled = true;
        void undo().finally(() => {
          button.disabled = false;
        });
      });
      end.prepend(button);
    },
  };
}
