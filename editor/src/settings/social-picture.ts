import { make } from '../forms/form-controls.ts';
import { readPictures, type StoredMedia, uploadPicture } from '../picture-files.ts';
import { say } from '../texts.ts';

/** Which picture shared links show: none of its own, the one it has, or another one of the account's. */
export interface ChosenPicture {
  /** Nothing where it stays as it is. */
  id?: string | null;
  src: string;
}

/** The choice of a picture for shared links. `chosen` hears of each choice. */
export function socialPicture(current: string, chosen: (picture: ChosenPicture) => void): HTMLElement {
  const choose = make('button', { type: 'button', className: 'tool outlined' }, say('settingsChoosePicture'));
  choose.setAttribute('aria-expanded', 'false');
  const remove = make('button', { type: 'button', className: 'tool' }, say('settingsRemovePicture'));
  remove.hidden = !current;
  const status = make('p', { className: 'picture-status' });
  status.setAttribute('role', 'status');
  const list = make('div');
  list.dataset.pictureList = '';
  const more = make('button', { type: 'button', className: 'tool outlined', hidden: true }, say('morePictures'));
  const input = make('input', { type: 'file', accept: 'image/*' });
  const upload = make('label', { className: 'upload tool outlined' }, input, say('upload'));
  const library = make(
    'fieldset',
    { className: 'picture-list', hidden: true },
    make('legend', { className: 'read' }, say('yourPictures')),
    ...[upload, status, list, more],
  );
  let page = 0;

  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };
  const choiceOf = ({ id, name, src }: StoredMedia, isChosen = false) => {
    const radio = make('input', { type: 'radio', name: 'social-picture', checked: isChosen });
    radio.addEventListener('change', () => use({ id, src }));
    return make(
      'label',
      {},
      radio,
      make('img', { src, alt: '', loading: 'lazy' }),
      make('span', { title: name }, name),
    );
  };
  const use = (picture: ChosenPicture) => {
    remove.hidden = !picture.src;
    chosen(picture);
  };

  async function load(): Promise<void> {
    more.disabled = true;
    tell(say('loadingPictures'));
    const part = await readPictures(page + 1);
    more.disabled = false;
    more.hidden = part?.isLast ?? false;
    more.textContent = say(part ? 'morePictures' : 'tryAgain');
    if (!part) return tell(say('picturesFailed'), true);
    page += 1;
    list.append(...part.pictures.map((picture) => choiceOf(picture)));
    tell(list.childElementCount === 0 && part.isLast ? say('noPictures') : '');
  }

  choose.addEventListener('click', () => {
    library.hidden = !library.hidden;
    choose.setAttribute('aria-expanded', String(!library.hidden));
    if (!library.hidden && page === 0) void load();
  });
  more.addEventListener('click', () => void load());
  remove.addEventListener('click', () => {
    for (const radio of list.querySelectorAll('input')) radio.checked = false;
    use({ id: null, src: '' });
    choose.focus();
  });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    input.disabled = true;
    try {
      const picture = await uploadPicture(file, (percent) => tell(say('uploading', file.name, percent)));
      list.prepend(choiceOf(picture, true));
      tell(say('uploadDone', file.name));
      use(picture);
    } catch (error) {
      tell((error as Error).message, true);
    } finally {
      input.disabled = false;
      input.value = '';
    }
  });
  return make(
    'div',
    { className: 'social-picture' },
    make('div', { className: 'social-actions' }, choose, remove),
    library,
  );
}
