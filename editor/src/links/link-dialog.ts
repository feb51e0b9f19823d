import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { say, type TextName } from '../texts.ts';
import { fileTargets, type LinkTarget, pageTargets, partTargets, typedTarget } from './link-targets.ts';

/** Milliseconds after the last key until the server is asked. */
const TYPING_MS = 200;

interface Group {
  name: TextName;
  /** Nothing while they are on their way; null where they could not be read. */
  targets: LinkTarget[] | null | undefined;
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

    const row = (target: LinkTarget): HTMLElement => {
      const button = make(
        'button',
        { type: 'button', className: 'link-target' },
        make('span', {}, target.label),
        make('small', {}, target.note),
      );
      if (current && target.note.split(' · ')[0] === current) button.setAttribute('aria-current', 'true');
      button.addEventListener('click', () => {
        chosen = target;
        dialog.close();
      });
      return make('li', {}, button);
    };

    const inside = ({ targets }: Group): HTMLElement => {
      if (targets === undefined) return make('p', { className: 'hint' }, say('linkLoading'));
      if (targets !== null) return make('ul', {}, ...targets.map(row));
      const again = make('button', { type: 'button', className: 'tool outlined' }, say('tryAgain'));
      again.addEventListener('click', () => void look());
      return make('div', { className: 'link-failed' }, make('p', {}, say('linkFailed')), again);
    };

    const draw = (groups: readonly Group[]) => {
      const focused = document.activeElement?.textContent;
      const isInList = list.contains(document.activeElement);
      const shown = groups.filter(({ targets }) => targets?.length !== 0);
      list.replaceChildren(
        ...shown.map((group) => {
          const section = make(
            'section',
            {},
            make('h3', { id: `links-${group.name}` }, say(group.name)),
            inside(group),
          );
          section.setAttribute('aria-labelledby', `links-${group.name}`);
          return section;
        }),
        ...(shown.length === 0 ? [make('p', { className: 'hint' }, say('linkNone'))] : []),
      );
      if (isInList) (rows().find(({ textContent }) => textContent === focused) ?? input).focus();
      status.textContent = groups.every(({ targets }) => targets !== undefined)
        ? say('linkFound', groups.flatMap(({ targets }) => targets ?? []).length)
        : '';
    };

    async function look(): Promise<void> {
      asked += 1;
      const own = asked;
      const typed = input.value.trim();
      const groups: [Group, Group, Group, Group] = [
        { name: 'linkTyped', targets: typedTarget(typed) },
        { name: 'linkParts', targets: partTargets(editor, typed) },
        { name: 'linkPages', targets: undefined },
        { name: 'linkFiles', targets: undefined },
      ];
      draw(groups);
      const read = async (group: Group, targets: Promise<LinkTarget[] | null>) => {
        group.targets = await targets;
        if (own === asked && dialog.open) draw(groups);
      };
      await Promise.all([read(groups[2], pageTargets(start, typed)), read(groups[3], fileTargets(typed))]);
    }

    const rows = () => [...list.querySelectorAll<HTMLButtonElement>('.link-target')];
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), TYPING_MS);
    });
    dialog.addEventListener('keydown', (event) => {
      const all: HTMLElement[] = [input, ...rows()];
      const at = all.indexOf(document.activeElement as HTMLElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
      if (event.key === 'Enter' && document.activeElement === input) {
        event.preventDefault();
        clearTimeout(timer);
        void look().then(() => rows()[0]?.click());
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
