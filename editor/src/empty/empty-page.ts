import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { madeUpIds } from '../idle-ids.ts';
import { hideNotice, showNotice } from '../notice.ts';
import { isOffered } from '../offered.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { componentTree } from '../words/component-tree.ts';
import { openDescribe } from './describe-dialog.ts';
import { isEmptyPage } from './is-empty.ts';
import { putStart } from './put-start.ts';
import type { DrawnStart } from './start-calls.ts';
import { openTemplates } from './template-dialog.ts';

/** Opens the blocks, and goes to the first of them. */
function showBlocks(): void {
  if (find('.work').dataset.side !== 'add') find('[data-open="add"]').click();
  find('#tab-blocks-panel').click();
  find('#blocks [data-block]').focus();
}

const wayTo = (element: HTMLElement, name: string, hint: string) => {
  element.className = 'empty-way';
  element.append(make('strong', {}, name), make('span', {}, hint));
  return element;
};

/** What a page without any section begins with: a description, a template or a section. Gone while there is one. */
export async function connectEmptyPage(editor: Editor, start: EditorStart): Promise<void> {
  if (!(await isOffered('pages.start'))) return;
  const hasTemplates = await isOffered('templates');
  const isEmpty = () => {
    const madeUp = madeUpIds(editor);
    return isEmptyPage(componentTree(editor, (id) => madeUp.has(id)));
  };
  const tell = (text: string, tone: 'warning' | 'calm') =>
    showNotice(text, [{ label: say('close'), run: () => hideNotice() }], tone);
  const put = (drawn: DrawnStart) => {
    // Somebody may have filled it while it was asked for: another tab, or an undo.
    if (!isEmpty()) return tell(say('startGone'), 'warning');
    putStart(editor, start, drawn);
    tell(say('startPut'), 'calm');
    find('.stage').focus();
  };
  const kept = { text: '' };
  const way = (name: string, hint: string, open: (opener: HTMLElement) => void) => {
    const button = wayTo(make('button', { type: 'button' }), name, hint);
    button.addEventListener('click', () => open(button));
    return button;
  };
  const section = wayTo(make('button', { type: 'button' }), say('emptySection'), say('emptySectionHint'));
  section.addEventListener('click', showBlocks);
  const panel = make(
    'section',
    { className: 'empty-page', hidden: true },
    make('h2', { id: 'empty-title' }, say('emptyTitle')),
    make(
      'div',
      { className: 'empty-ways' },
      section,
      ...(hasTemplates
        ? [way(say('emptyTemplate'), say('emptyTemplateHint'), (opener) => void openTemplates(start, { put, opener }))]
        : []),
      way(say('emptyDescribe'), say('emptyDescribeHint'), (opener) => openDescribe(start, { kept, put, opener })),
    ),
  );
  panel.setAttribute('aria-labelledby', 'empty-title');
  find('.stage').prepend(panel);

  let isDue = false;
  const draw = () => {
    isDue = false;
    const hasNothing = isEmpty();
    // Whoever chose a way by keys is not left without a place.
    if (!hasNothing && panel.contains(document.activeElement)) find('.stage').focus();
    panel.hidden = !hasNothing;
  };
  const soon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(draw);
  };
  editor.on('component:add component:remove update', soon);
  draw();
}
