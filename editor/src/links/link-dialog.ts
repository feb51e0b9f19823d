import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { say, type TextName } from '../texts.ts';
import { fileTargets, type LinkTarget, pageTargets, partTargets, popupTargets, typedTarget } from './link-targets.ts';
import { decoded } from './site-address.ts';

/** Milliseconds after the last key until the server is asked. */
const TYPING_MS = 200;

interface Group {
  name: TextName;
  /** Nothing while they are on their way; null where they could not be read. */
  targets: LinkTarget[] | null | undefined;
}

/** What stands first; nothing while that may still change, or where nobody knows. */
function firstOf(groups: readonly Group[]): LinkTarget | undefined {
  const group = groups.find(({ targets }) => targets?.length !== 0);
  return group?.targets?.[0];
}

/**
 * Asks where a link leads: a part of this page, another page, a file, or what is typed (a mail address, a phone number, a
 * web address).
 * @returns the address; null where nothing was chosen
 */
export function chooseLink(editor: Editor, start: EditorStart, current: string): Promise<string | null> {
  return new Promise((resolve) => {
    const dialog = make('dialog', { id: 'links' });
    dialog.setAttribute('aria-labelledby', 'links-title');
    const input = make('input', { type: 'search', autocomplete: 'off', maxLength: 300, spellcheck: false });
    input.setAttribute('aria-describedby', 'links-hint');
    const list = make('div', { className: 'link-groups' });
    const status = make('p', { className: 'read' });
    status.setAttribute('role', 'status');
    let chosen: LinkTarget | undefined;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Enter was pressed, and nothing was done since. */
    let isFirstWanted = false;

    const choose = (target: LinkTarget) => {
      chosen = target;
      dialog.close();
    };

    const row = (target: LinkTarget): HTMLElement => {
      const button = make(
        'button',
        { type: 'button', className: 'link-target' },
        make('span', {}, target.label),
        make('small', {}, target.note),
      );
      if (current && decoded(target.address) === decoded(current)) button.setAttribute('aria-current', 'true');
      button.addEventListener('click', () => choose(target));
      return make('li', {}, button);
    };

    const sections = new Map<TextName, { section: HTMLElement; rows: HTMLElement; note: HTMLElement }>();
    const sectionOf = (name: TextName) => {
      const known = sections.get(name);
      if (known) return known;
      const made = { section: make('section'), rows: make('ul'), note: make('div') };
      made.section.append(make('h3', { id: `links-${name}` }, say(name)), made.rows, made.note);
      made.section.setAttribute('aria-labelledby', `links-${name}`);
      sections.set(name, made);
      list.append(made.section);
      return made;
    };

    /** Rows that stay are not touched: whoever presses one while others come and go presses that one. */
    const show = (shown: HTMLElement, targets: readonly LinkTarget[]) => {
      const names = targets.map(({ label, note, address }) => JSON.stringify([label, note, address]));
      const keys = names.map((name, index) => {
        const before = names.slice(0, index).filter((other) => other === name);
        return `${name} ${before.length}`;
      });
      for (const item of [...shown.children] as HTMLElement[])
        if (!keys.includes(item.dataset.key ?? '')) item.remove();
      for (const [index, target] of targets.entries()) {
        const at = shown.children[index] as HTMLElement | undefined;
        if (at?.dataset.key === keys[index]) continue;
        const item = row(target);
        item.dataset.key = keys[index];
        shown.insertBefore(item, at ?? null);
        for (const other of [...shown.children] as HTMLElement[])
          if (other !== item && other.dataset.key === keys[index]) other.remove();
      }
    };

    const failed = () => {
      const again = make('button', { type: 'button', className: 'tool outlined' }, say('tryAgain'));
      again.addEventListener('click', () => void look());
      return make('div', { className: 'link-failed' }, make('p', {}, say('linkFailed')), again);
    };

    const nothing = make('p', { className: 'hint' }, say('linkNone'));
    const draw = (groups: readonly Group[]) => {
      const isInList = list.contains(document.activeElement);
      for (const { name, targets } of groups) {
        const { section, rows: shown, note } = sectionOf(name);
        // What was found before stays until the answer is there.
        if (targets !== undefined) show(shown, targets ?? []);
        const isEmpty = shown.childElementCount === 0;
        const waits = targets === undefined && (isEmpty || isFirstWanted);
        note.replaceChildren(
          ...(targets === null ? [failed()] : waits ? [make('p', { className: 'hint' }, say('linkLoading'))] : []),
        );
        section.hidden = isEmpty && !note.hasChildNodes();
      }
      const isDone = groups.every(({ targets }) => targets !== undefined);
      const count = groups.flatMap(({ targets }) => targets ?? []).length;
      nothing.remove();
      if (isDone && [...sections.values()].every(({ section }) => section.hidden)) list.append(nothing);
      if (isInList && !list.contains(document.activeElement)) input.focus();
      status.textContent = isDone ? say('linkFound', count) : isFirstWanted ? say('linkLoading') : '';
      const first = isFirstWanted ? firstOf(groups) : undefined;
      if (isDone) isFirstWanted = false;
      if (first) choose(first);
    };

    async function look(): Promise<void> {
      asked += 1;
      const own = asked;
      const typed = input.value.trim();
      const groups: [Group, Group, Group, Group, Group] = [
        { name: 'linkTyped', targets: typedTarget(typed) },
        { name: 'linkParts', targets: partTargets(editor, typed) },
        { name: 'linkPopups', targets: popupTargets(editor, typed) },
        { name: 'linkPages', targets: undefined },
        { name: 'linkFiles', targets: undefined },
      ];
      draw(groups);
      if (!dialog.open) return;
      const read = async (group: Group, targets: Promise<LinkTarget[] | null>) => {
        group.targets = await targets;
        if (own === asked && dialog.open) draw(groups);
      };
      await Promise.all([read(groups[3], pageTargets(start, typed)), read(groups[4], fileTargets(typed))]);
    }

    const rows = () => [...list.querySelectorAll<HTMLButtonElement>('.link-target')];
    input.addEventListener('blur', () => {
      isFirstWanted = false;
    });
    input.addEventListener('input', () => {
      isFirstWanted = false;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), TYPING_MS);
    });
    dialog.addEventListener('keydown', (event) => {
      const all: HTMLElement[] = [input, ...rows()];
      const at = all.indexOf(document.activeElement as HTMLElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
      if (event.key === 'Enter' && document.activeElement === input) {
        event.preventDefault();
        if (event.isComposing || input.value.trim() === '') return;
        clearTimeout(timer);
        isFirstWanted = true;
        void look();
      } else if (at >= 0 && to !== undefined) {
        event.preventDefault();
        all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
      }
    });

    const close = make('button', { type: 'button', className: 'tool outlined' }, say('cancel'));
    close.addEventListener('click', () => dialog.close());
    dialog.append(
      make('div', { className: 'dialog-head' }, make('h2', { id: 'links-title' }, say('linkTitle'))),
      make(
        'div',
        { className: 'dialog-body' },
        make('label', { className: 'field' }, say('linkSearch'), input),
        make('p', { className: 'hint', id: 'links-hint' }, say('linkHint')),
        status,
        list,
      ),
      make('div', { className: 'dialog-foot' }, make('div', { className: 'dialog-actions' }, close)),
    );
    dialog.addEventListener('close', () => {
      clearTimeout(timer);
      dialog.remove();
      resolve(chosen ? chosen.href() : null);
    });
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    void look();
  });
}
