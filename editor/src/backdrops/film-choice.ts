import { make } from '../forms/form-controls.ts';
import { readFilms, type StoredMedia, uploadFilm } from '../picture-files.ts';
import { say } from '../texts.ts';

/** The choice of a video among the account's files. */
export interface FilmChoice {
  element: HTMLElement;
  /** Shows which one is chosen; empty for none. */
  show: (href: string) => void;
}

/** Lets somebody choose one of the account's videos, or upload one. `choose` gets its address, empty for none. */
export function filmChoice(choose: (href: string) => void): FilmChoice {
  const list = make('select', {});
  const input = make('input', { type: 'file', accept: 'video/mp4,video/webm' });
  const status = make('p', { className: 'hint' });
  status.setAttribute('role', 'status');
  const element = make(
    'div',
    { className: 'film-choice' },
    make('label', {}, make('span', {}, say('backdropFilm')), list),
    make('label', { className: 'upload tool outlined' }, input, say('backdropFilmUpload')),
    status,
    make('p', { className: 'hint' }, say('backdropFilmHint')),
  );
  let films: StoredMedia[] | undefined;
  let chosen = '';

  const draw = () => {
    const isListed = !chosen || films?.some(({ src }) => src === chosen);
    const options = [
      ['', say('backdropNoFilm')],
      ...(isListed ? [] : [[chosen, chosen.split('/').at(-1) ?? chosen]]),
      ...(films ?? []).map(({ src, name }) => [src, name]),
    ];
    list.replaceChildren(...options.map(([value = '', text = '']) => make('option', { value }, text)));
    list.value = chosen;
  };
  async function load(): Promise<void> {
    if (films) return;
    films = [];
    films = (await readFilms()) ?? undefined;
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
      const film = await uploadFilm(file, (percent) => {
        status.textContent = say('uploading', file.name, percent);
      });
      films = [film, ...(films ?? [])];
      chosen = film.src;
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
