import { make } from './forms/form-controls.ts';
import type { StoredMedia } from './picture-files.ts';
import { say } from './texts.ts';

/** The choice of one of the account's files. */
export interface FileChoice {
  element: HTMLElement;
  /** Shows which one is chosen; empty for none. */
  show: (href: string) => void;
}

interface FileChoiceOptions {
  /** What the choice is called, what stands for no file, and what the upload is called. */
  label: string;
  none: string;
  upload: string;
  hint: string;
  /** Which files the browser offers to upload. */
  accept: string;
  /** Null where they could not be read. */
  read: () => Promise<StoredMedia[] | null>;
  /** @throws Error with a message for the person */
  send: (file: File, onPercent: (percent: number) => void) => Promise<StoredMedia>;
  /** Gets the address of what was chosen, empty for none. */
  choose: (href: string) => void;
}

/** Lets somebody choose one of the account's files, or upload one. */
export function fileChoice(options: FileChoiceOptions): FileChoice {
  const { label, none, upload, hint, accept, read, send, choose } = options;
  const list = make('select', {});
  const input = make('input', { type: 'file', accept });
  const status = make('p', { className: 'hint' });
  status.setAttribute('role', 'status');
  const element = make(
    'div',
    { className: 'file-choice' },
    make('label', {}, make('span', {}, label), list),
    make('label', { className: 'upload tool outlined' }, input, upload),
    status,
    make('p', { className: 'hint' }, hint),
  );
  let files: StoredMedia[] | undefined;
  let chosen = '';

  const draw = () => {
    const isListed = !chosen || files?.some(({ src }) => src === chosen);
    const offered = [
      ['', none],
      ...(isListed ? [] : [[chosen, chosen.split('/').at(-1) ?? chosen]]),
      ...(files ?? []).map(({ src, name }) => [src, name]),
    ];
    list.replaceChildren(...offered.map(([value = '', text = '']) => make('option', { value }, text)));
    list.value = chosen;
  };
  async function load(): Promise<void> {
    if (files) return;
    files = [];
    files = (await read()) ?? undefined;
    draw();
  }
  list.addEventListener('change', () => {
    chosen = list.value;
    choose(chosen);
  });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    input.disabled = true;
    status.classList.remove('wrong');
    try {
      const sent = await send(file, (percent) => {
        status.textContent = say('uploading', file.name, percent);
      });
      files = [sent, ...(files ?? [])];
      chosen = sent.src;
      draw();
      status.textContent = say('uploadDone', file.name);
      choose(chosen);
    } catch (error) {
      status.textContent = (error as Error).message;
      status.classList.add('wrong');
    } finally {
      input.disabled = false;
      input.value = '';
    }
  });
  return {
    element,
    show(href) {
      if (chosen !== href) status.textContent = '';
      chosen = href;
      draw();
      void load();
    },
  };
}
