import { make } from './forms/form-controls.ts';
import type { NewestFiles, StoredMedia } from './picture-files.ts';
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
  /** The newest files, or of all those that hold the words; null where they could not be read. */
  read: (words: string) => Promise<NewestFiles | null>;
  /** @throws Error with a message for the person */
  send: (file: File, onPercent: (percent: number) => void) => Promise<StoredMedia>;
  /** Gets the address of what was chosen, empty for none. */
  choose: (href: string) => void;
}

/** How long somebody types on before what was typed is looked for. */
const TYPING_MS = 200;

/** Lets somebody choose one of the account's files, or upload one. Who has more than are listed can look for one. */
export function fileChoice(options: FileChoiceOptions): FileChoice {
  const { label, none, upload, hint, accept, read, send, choose } = options;
  const list = make('select', {});
  const words = make('input', {
    type: 'search',
    placeholder: say('fileFind'),
    ariaLabel: say('fileFind'),
    hidden: true,
  });
  const input = make('input', { type: 'file', accept });
  const status = make('p', { className: 'hint' });
  status.setAttribute('role', 'status');
  const element = make(
    'div',
    { className: 'file-choice' },
    make('label', {}, make('span', {}, label), list),
    words,
    make('label', { className: 'upload tool outlined' }, input, upload),
    status,
    make('p', { className: 'hint' }, hint),
  );
  let files: StoredMedia[] | undefined;
  /** Of every file that was listed, by its address. */
  const names = new Map<string, string>();
  let chosen = '';
  let asked = 0;

  const draw = () => {
    for (const { src, name } of files ?? []) names.set(src, name);
    const isListed = !chosen || files?.some(({ src }) => src === chosen);
    const offered = [
      ['', none],
      ...(isListed ? [] : [[chosen, names.get(chosen) ?? chosen.split('/').at(-1) ?? chosen]]),
      ...(files ?? []).map(({ src, name }) => [src, name]),
    ];
    list.replaceChildren(...offered.map(([value = '', text = '']) => make('option', { value }, text)));
    list.value = chosen;
  };
  async function load(): Promise<void> {
    asked += 1;
    const turn = asked;
    files ??= [];
    const looked = words.value.trim();
    const newest = await read(looked);
    // Other words were asked for meanwhile.
    if (turn !== asked) return;
    files = newest?.files;
    if (!looked && newest) words.hidden = newest.isAll;
    draw();
    status.classList.toggle('wrong', !newest);
    if (!newest) status.textContent = say('filesFailed');
    else status.textContent = looked ? say('filesFound', newest.files.length) : '';
  }
  let typing: ReturnType<typeof setTimeout> | undefined;
  words.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(() => void load(), TYPING_MS);
  });
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
      if (!files) void load();
    },
  };
}
