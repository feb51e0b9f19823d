import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { askForStart, type DrawnStart } from './start-calls.ts';
import { startDialog } from './start-dialog.ts';

/** As many as a new page's description may have. */
const MOST_LETTERS = 5_000;

/** Asks for a description. `kept` is what was typed before; it is kept when the dialog is closed, too. */
export function openDescribe(
  start: EditorStart,
  { kept, put, opener }: { kept: { text: string }; put: (drawn: DrawnStart) => void; opener: HTMLElement },
): void {
  const dialog = startDialog({
    ...{ id: 'start-describe', title: say('startDescribe'), waits: say('startWrites'), put, opener },
  });
  const field = make('textarea', { rows: 9, maxLength: MOST_LETTERS, value: kept.text, id: 'start-text' });
  const help = make('p', { className: 'field-note', id: 'start-help' }, say('startDescribeHelp'));
  field.setAttribute('aria-describedby', help.id);
  field.addEventListener('input', () => {
    kept.text = field.value;
    dialog.tell('');
  });
  const write = make('button', { type: 'submit', className: 'save' }, say('startWrite'));
  write.setAttribute('form', 'start-form');
  const form = make(
    'form',
    { id: 'start-form', className: 'dialog-body', noValidate: true },
    make('label', { className: 'field' }, say('startDescribeLabel'), field),
    help,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const description = field.value.trim();
    if (!description) {
      dialog.tell(say('startMissing'), true);
      return field.focus();
    }
    void dialog.run((signal) => askForStart(start, { description }, signal));
  });
  dialog.show(form, write);
  field.focus();
}
