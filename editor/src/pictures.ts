import type { Component, Editor } from 'grapesjs';
import { isOffered } from './offered.ts';
import { readPictures, type StoredMedia, uploadPicture } from './picture-files.ts';
import { find } from './start.ts';
import { say } from './texts.ts';

/**
 * The width and height that keep a picture's place on the page while it loads: as wide as is asked for, else as it is, and
 * with its own proportions. Nothing where it cannot be read.
 */
async function sidesFor(src: string, wanted = 0): Promise<{ width?: string; height?: string }> {
  const image = Object.assign(new Image(), { src });
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isRead || image.naturalWidth === 0) return {};
  const width = wanted || image.naturalWidth;
  return { width: String(width), height: String(Math.round((width * image.naturalHeight) / image.naturalWidth)) };
}

/** Shows another picture in the place of one, as wide as that, as one step. */
export async function replacePicture(target: Component, src: string): Promise<void> {
  const sides = await sidesFor(src, Number(target.getAttributes().width));
  target.set('src', src);
  target.addAttributes(sides);
}

/** A picture as the block of that name adds one: whoever uses it is asked for an alternative text before they publish. */
export async function pictureMarkup(src: string): Promise<string> {
  const picture = document.createElement('img');
  picture.className = 'picture';
  for (const [name, value] of Object.entries({ ...(await sidesFor(src)), src })) picture.setAttribute(name, value);
  return picture.outerHTML;
}

/** Says what a picture shows. Our drawings are kept from screen readers; what somebody describes is read to them. */
function setAlt(picture: Component, text: string): void {
  const alt = text.trim();
  picture.addAttributes({ alt });
  if (alt) picture.removeAttributes('aria-hidden');
}

/** How long somebody types on before what was typed is looked for. */
const TYPING_MS = 200;

/** The picture dialog: the account's own pictures, new ones, and what the picture says to those who cannot see it. */
export function connectPictures(editor: Editor): void {
  const dialog = find<HTMLDialogElement>('#pictures');
  const list = find('[data-picture-list]', dialog);
  const status = find('[data-picture-status]', dialog);
  const more = find<HTMLButtonElement>('[data-action="more-pictures"]', dialog);
  const use = find<HTMLButtonElement>('[data-action="use-picture"]', dialog);
  const input = find<HTMLInputElement>('input[type="file"]', dialog);
  const alt = find<HTMLInputElement>('[name="alt"]', dialog);
  const described = [find('.dialog-foot .field', dialog), find('#alt-hint', dialog)];
  const mine = find<HTMLFieldSetElement>('.picture-list', dialog);
  const finding = find('[data-picture-find]', dialog);
  const words = find<HTMLInputElement>('input', finding);
  words.placeholder = say('pictureFind');
  let target: Component | undefined;
  let choose: ((src: string) => void) | undefined;
  let page = 0;
  let asked = 0;

  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };

  const choiceOf = ({ name, src }: StoredMedia, isChosen = false) => {
    const label = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'picture', value: src });
    radio.checked = isChosen;
    const image = Object.assign(document.createElement('img'), { src, alt: '', loading: 'lazy' });
    const text = Object.assign(document.createElement('span'), { textContent: name, title: name });
    label.append(radio, image, text);
    return label;
  };
  const chosen = () => list.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  const refresh = () => {
    use.disabled = !chosen() && !target?.getAttributes().src;
  };

  async function load(): Promise<void> {
    asked += 1;
    const turn = asked;
    more.disabled = true;
    tell(say('loadingPictures'));
    const part = await readPictures(page + 1, words.value.trim());
    // Other words were asked for meanwhile.
    if (turn !== asked) return;
    if (page === 0) list.replaceChildren();
    more.disabled = false;
    if (!part) {
      more.hidden = false;
      more.textContent = say('tryAgain');
      return tell(say('picturesFailed'), true);
    }
    page += 1;
    list.append(...part.pictures.map((picture) => choiceOf(picture)));
    more.hidden = part.isLast;
    more.textContent = say('morePictures');
    mine.hidden = list.childElementCount === 0;
    tell(mine.hidden && part.isLast ? say(words.value.trim() ? 'pictureNoneFound' : 'noPictures') : '');
    refresh();
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    input.disabled = true;
    try {
      const picture = await uploadPicture(file, (percent) => tell(say('uploading', file.name, percent)));
      const choice = choiceOf(picture, true);
      list.prepend(choice);
      mine.hidden = false;
      tell(say('uploadDone', file.name));
      refresh();
      choice.querySelector('input')?.focus();
    } catch (error) {
      tell((error as Error).message, true);
    } finally {
      input.disabled = false;
      input.value = '';
    }
  }

  editor.Assets.getConfig().custom = {
    open: (props: { options?: { target?: Component; choose?: (src: string) => void } }) => {
      choose = props.options?.choose;
      target = choose ? undefined : (props.options?.target ?? editor.getSelected());
      // What only decorates says nothing.
      for (const part of described) part.hidden = choose !== undefined;
      alt.value = String(target?.getAttributes().alt ?? '');
      list.replaceChildren();
      mine.hidden = true;
      words.value = '';
      page = 0;
      refresh();
      dialog.showModal();
      void load();
      void isOffered('lists.query').then((isSearched) => {
        finding.hidden = !isSearched;
      });
    },
    close: () => dialog.close(),
  };
  dialog.addEventListener('close', () => editor.stopCommand('open-assets'));
  list.addEventListener('change', refresh);
  let later: ReturnType<typeof setTimeout> | undefined;
  words.addEventListener('input', () => {
    clearTimeout(later);
    later = setTimeout(() => {
      page = 0;
      void load();
    }, TYPING_MS);
  });
  // Enter looks for the words; it does not take the picture.
  words.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  more.addEventListener('click', () => void load());
  input.addEventListener('change', () => void take(input.files?.[0]));
  dialog.addEventListener('dragover', (event) => event.preventDefault());
  dialog.addEventListener('drop', (event) => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  });
  find('form', dialog).addEventListener('submit', async (event) => {
    event.preventDefault();
    const [src, picture] = [chosen(), target];
    use.disabled = true;
    if (picture && src) await replacePicture(picture, src);
    // An empty text is said too: it tells screen readers that the picture only decorates.
    if (picture) setAlt(picture, alt.value);
    dialog.close();
    if (src) choose?.(src);
  });
}

/** Adds the way to the dialog to the settings of every picture, where the keyboard finds it too. */
export function pictureSettings(editor: Editor): void {
  editor.Components.addType('image', {
    model: {
      defaults: {
        traits: [
          { type: 'button', label: false, full: true, text: say('chooseImage'), command: 'open-picture' },
          {
            ...{ name: 'alt', label: say('altText') },
            setValue: ({
              component,
              value,
              emitUpdate,
            }: {
              component: Component;
              value: string;
              emitUpdate: () => void;
            }) => {
              setAlt(component, String(value));
              emitUpdate();
            },
          },
        ],
      },
    },
  });
  editor.Commands.add('open-picture', (at: Editor) => at.runCommand('open-assets', { target: at.getSelected() }));
}
