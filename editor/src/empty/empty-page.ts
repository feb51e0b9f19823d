import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { madeUpIds } from '../idle-ids.ts';
import { isOffered } from '../offered.ts';
import type { Saving } from '../saving.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { componentTree } from '../words/component-tree.ts';
import { isEmptyPage } from './is-empty.ts';

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
export async function connectEmptyPage(editor: Editor, { projectId }: EditorStart, saving: Saving): Promise<void> {
  if (!(await isOffered('pages.start'))) return;
  const hasDrafts = await isOffered('pages.drafts');
  const hasTemplates = hasDrafts && (await isOffered('templates'));

  const leading = (from: '1' | 'template', name: string, hint: string) => {
    const href = `/dashboard/pages?new=${from}&project=${encodeURIComponent(projectId)}`;
    const link = wayTo(make('a', { href }), name, hint);
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void saving.flush().then(() => location.assign(href));
    });
    return link;
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
      ...(hasTemplates ? [leading('template', say('emptyTemplate'), say('emptyTemplateHint'))] : []),
      ...(hasDrafts ? [leading('1', say('emptyDescribe'), say('emptyDescribeHint'))] : []),
    ),
  );
  panel.setAttribute('aria-labelledby', 'empty-title');
  find('.stage').prepend(panel);

  let isDue = false;
  const draw = () => {
    isDue = false;
    const madeUp = madeUpIds(editor);
    const isEmpty = isEmptyPage(componentTree(editor, (id) => madeUp.has(id)));
    // Whoever chose a way by keys is not left without a place.
    if (!isEmpty && panel.contains(document.activeElement)) find('.stage').focus();
    panel.hidden = !isEmpty;
  };
  const soon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(draw);
  };
  editor.on('component:add component:remove update', soon);
  draw();
}
