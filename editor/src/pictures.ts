import type { Component, Editor } from 'grapesjs';
import { type Picture, readPictures, uploadPicture } from './picture-files.ts';
import { find } from './start.ts';
import { say } from './texts.ts';

/**
 * The width and height that keep a picture's place on the page while it loads: as wide as what it replaces, and with its
 * own proportions. Nothing where it cannot be read.
 */
async function sidesFor(target: Component, src: string): Promise<{ width?: string; height?: string }> {
  const image = Object.assign(new Image(), { src });
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isRead || image.naturalWidth === 0) return {};
  const width = Number(target.getAttributes().width) || image.naturalWidth;
  return { width: String(width), height: String(Math.round((width * image.naturalHeight) / image.naturalWidth)) };
}

/** The picture dialog: the account's own pictures, new ones, and what the picture says to those who cannot see it. */
export function connectPictures(editor: Editor): void {
  const dialog = find<HTMLDialogElement>('#pictures');
  const list = find('[data-picture-list]', dialog);
  const status = find('[data-picture-status]', dialog);
  const more = find<HTMLButtonElement>('[data-action="more-pictures"]', dialog);
  const use = find<HTMLButtonElement>('[data-action="use-picture"]', dialog);
  const input = find<HTMLInputElement>('input[type="file"]', dialog);
  const alt = find<HTMLInputElement>('[name="alt"]', dialog);
  let target: Component | undefined;
  let page = 0;

  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };

  const choiceOf = ({ name, src }: Picture, isChosen = false) => {
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
    more.disabled = true;
    tell(say('loadingPictures'));
    const part = await readPictures(page + 1);
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
    tell(list.childElementCount === 0 && part.isLast ? say('noPictures') : '');
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    input.disabled = true;
    try {
      const picture = await uploadPicture(file, (percent) => tell(say('uploading', file.name, percent)));
      const choice = choiceOf(picture, true);
      list.prepend(choice);
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
    open: (props: { options?: { target?: Component } }) => {
      target = props.options?.target ?? editor.getSelected();
      alt.value = String(target?.getAttributes().alt ?? '');
      list.replaceChildren();
      page = 0;
      refresh();
      dialog.showModal();
      void load();
    },
    close: () => dialog.close(),
  };
  dialog.addEventListener('close', () => editor.stopCommand('open-assets'));
  list.addEventListener('change', refresh);
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
    const sides = picture && src ? await sidesFor(picture, src) : {};
    if (picture && src) picture.set('src', src);
    // An empty text is said too: it tells screen readers that the picture only decorates.
    picture?.addAttributes({ ...sides, alt: alt.value.trim() });
    dialog.close();
  });
}

/** Adds the way to the dialog to the settings of every picture, where the keyboard finds it too. */
export function pictureSettings(editor: Editor): void {
  editor.Components.addType('image', {
    model: {
      defaults: {
        traits: [
          { type: 'button', label: false, full: true, text: say('chooseImage'), command: 'open-picture' },
          { name: 'alt', label: say('altText') },
        ],
      },
    },
  });
  editor.Commands.add('open-picture', (at: Editor) => at.runCommand('open-assets', { target: at.getSelected() }));
}
