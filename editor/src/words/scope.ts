import { indexPage } from '@landfall/page/edit/outline';
import type { Component, Editor } from 'grapesjs';
import { find } from '../start.ts';
import { say, type TextName } from '../texts.ts';
import { whenShown } from '../when-shown.ts';
import { pageTree } from './preview.ts';

const FOR_PAGE: readonly TextName[] = [
  'chipShorter',
  'chipDarker',
  'chipType',
  'chipHours',
  'chipHeadline',
  'chipExchange',
];
const FOR_SECTION: readonly TextName[] = ['chipShorter', 'chipUp', 'chipDuplicate', 'chipRemove', 'chipExchange'];

/** The section around the selected element, by the name that the outline gives it. */
export function selectedSection(editor: Editor): { id: string; name: string } | null {
  const around = new Set<Component>();
  for (let at: Component | undefined = editor.getSelected(); at; at = at.parent()) around.add(at);
  if (around.size === 0) return null;
  for (const [id, { node, section }] of indexPage(pageTree(editor).tree))
    if (around.has(node)) return { id, name: section.heading || node.getName() };
  return null;
}

/** Buttons that put an example into the field, ready to be sent or filled in. */
export function showChips(list: Element, texts: readonly string[], choose: (text: string) => void): void {
  list.replaceChildren(
    ...texts.map((text) => {
      const chip = Object.assign(document.createElement('button'), { type: 'button', textContent: text.trim() });
      chip.addEventListener('click', () => choose(text));
      return chip;
    }),
  );
}

/** The switch between one section and the whole page; it follows what is selected. */
export function connectScope(editor: Editor, choose: (text: string) => void) {
  const panel = find('#words');
  const [whole, one] = ['page', 'section'].map((value) =>
    find<HTMLInputElement>(`[name="scope"][value="${value}"]`, panel),
  );
  const name = find('[data-scope="section"]', panel);
  const again = find<HTMLButtonElement>('[data-words-again]', panel);
  const chips = find('[data-words-chips]', panel);
  let section: ReturnType<typeof selectedSection> = null;

  const draw = () =>
    showChips(
      chips,
      (one?.checked ? FOR_SECTION : FOR_PAGE).map((text) => say(text)),
      choose,
    );
  const follow = () => {
    section = selectedSection(editor);
    name.textContent = section ? say('wordsNamed', section.name.slice(0, 40)) : say('wordsSection');
    find('[data-scope="page"]', panel).textContent = say('wordsPage');
    if (one && whole) {
      one.disabled = !section;
      one.checked = section !== null;
      whole.checked = section === null;
    }
    again.disabled = !section;
    draw();
  };
  panel.addEventListener('change', ({ target }) => (target as HTMLInputElement).name === 'scope' && draw());
  editor.on('component:selected component:deselected', whenShown(panel, follow));
  follow();
  return {
    /** The section that alone may change; undefined for the whole page. */
    sectionId: () => (one?.checked ? section?.id : undefined),
    selected: () => section,
  };
}
