import type { Template } from '@landfall/shared/contracts';
import type { EditorStart } from '../editor-start.ts';
import { choice, make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { askForStart, askForTemplates, type DrawnStart } from './start-calls.ts';
import { startDialog } from './start-dialog.ts';

function card({ name, description, preview_img, view_url }: Template, use: () => void): HTMLLIElement {
  const picture = make('img', { src: preview_img, alt: '', loading: 'lazy', width: 320, height: 400 });
  const button = make('button', { type: 'button', className: 'template-use' }, picture, make('strong', {}, name));
  button.setAttribute('aria-label', say('startUse', name));
  button.addEventListener('click', use);
  const look = make('a', { href: view_url, target: '_blank', rel: 'noopener' }, say('startLook', name));
  return make('li', {}, button, make('p', {}, description), view_url ? look : '');
}

/** Shows the templates; the one that is chosen is put into the page. */
export async function openTemplates(
  start: EditorStart,
  { put, opener }: { put: (drawn: DrawnStart) => void; opener: HTMLElement },
): Promise<void> {
  const dialog = startDialog({
    ...{ id: 'start-templates', title: say('startTemplates'), waits: say('startWaits'), put, opener },
  });
  const list = make('ul', { className: 'template-list' });
  const group = choice([['', say('startAll')]], '');
  const body = make(
    'div',
    { className: 'dialog-body' },
    make('label', { className: 'field template-group' }, say('startGroup'), group),
    list,
  );
  list.ariaBusy = 'true';
  dialog.show(body);
  group.focus();
  const answer = await askForTemplates(start.language);
  list.ariaBusy = 'false';
  if ('problem' in answer) return dialog.tell(`${say('startLoadFailed')} ${answer.problem}`, true);
  const all = answer.data;
  for (const name of new Set(all.map(({ category }) => category))) group.append(make('option', { value: name }, name));
  const draw = () =>
    list.replaceChildren(
      ...all
        .filter(({ category }) => group.value === '' || category === group.value)
        .map((template) =>
          card(
            template,
            () => void dialog.run((signal) => askForStart(start, { template: template.template_id }, signal)),
          ),
        ),
    );
  group.addEventListener('change', draw);
  draw();
}
