import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { showView } from '../save-state.ts';
import { find } from '../start.ts';
import { language, say, type TextName } from '../texts.ts';
import { type HeadChanges, type ReadSettings, writeSettings } from './read-settings.ts';
import { sharedCard } from './shared-card.ts';
import { type ChosenPicture, socialPicture } from './social-picture.ts';

const LONGEST = { title: 100, slug: 100, description: 160 } as const;
type Field = keyof typeof LONGEST;
const NAMES: Readonly<Record<Field, TextName>> = {
  title: 'settingsTitle',
  slug: 'settingsSlug',
  description: 'settingsDescription',
};

/** The name of a language in the one that is read here. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The page's own name for shared links and search engines, as the project has it written. */
const titleOf = (pattern: string, title: string, site: string): string =>
  pattern.replace(/\{(title|site)\}/g, (_whole, name) => (name === 'title' ? title : site)).trim();

/** What stands about the page in the editor's top bar. */
function showInBar({ title, path, url, isActive }: { title: string; path: string; url: string; isActive: boolean }) {
  find('.page-name h1').textContent = title;
  find('.page-name .path').textContent = path;
  document.title = document.title.replace(/^.*(?= – [^–]* – [^–]*$)/s, () => title);
  if (isActive) showView(url);
}

interface SettingsForm {
  form: HTMLFormElement;
  /** Whether the form may be left; where something is not saved it says so first, and may be left the next time. */
  mayLeave: () => boolean;
}

/** The form of a page's settings. What it says is saved at once, but for the language, which is published with the page. */
export function settingsForm(editor: Editor, start: EditorStart, read: ReadSettings, close: () => void): SettingsForm {
  const known = { ...read.head };
  let picture: ChosenPicture = { src: known.image };
  let isSaving = false;
  const card = sharedCard();
  const fields = {
    title: make('input', { type: 'text', maxLength: LONGEST.title, required: true, value: known.title }),
    slug: make('input', {
      type: 'text',
      maxLength: LONGEST.slug,
      required: true,
      value: known.slug,
      spellcheck: false,
    }),
    description: make('textarea', { rows: 3, maxLength: LONGEST.description, value: known.description }),
  };
  const note = (name: Field) => make('p', { id: `settings-${name}-note`, className: 'field-note' });
  const notes = { title: note('title'), slug: note('slug'), description: note('description') };
  const listed = make('input', { type: 'checkbox', checked: known.robots === 'index' });
  const isSiteHidden = read.site.robots === 'noindex';
  if (isSiteHidden) Object.assign(listed, { checked: false, disabled: true });
  const page = editor.getWrapper();
  const spoken = String(page?.getAttributes().lang ?? start.language);
  const languages = [...new Set([spoken, ...start.languages])];
  const tongue = make('select', {}, ...languages.map((code) => make('option', { value: code }, languageName(code))));
  tongue.value = spoken;
  const status = make('p', { className: 'settings-status' });
  status.setAttribute('role', 'status');
  const back = make('button', { type: 'button', className: 'tool outlined' }, say('close'));
  const save = make('button', { type: 'submit', className: 'save' }, say('settingsSave'));

  const changes = (): HeadChanges => ({
    ...(fields.title.value.trim() !== known.title && { title: fields.title.value.trim() }),
    ...(fields.slug.value.trim() !== known.slug && { slug: fields.slug.value.trim() }),
    ...(fields.description.value.trim() !== known.description && { description: fields.description.value.trim() }),
    ...(!isSiteHidden &&
      listed.checked !== (known.robots === 'index') && { robots: listed.checked ? 'index' : 'noindex' }),
    ...(picture.id !== undefined && { image_id: picture.id }),
  });
  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };
  const refresh = () => {
    save.disabled = isSaving || Object.keys(changes()).length === 0;
    const count = fields.description.value.length;
    notes.description.textContent = say('settingsLength', count, LONGEST.description);
    const origin = URL.canParse(read.url) ? new URL(read.url).origin : '';
    card.show({
      title: titleOf(read.site.titlePattern, fields.title.value.trim(), start.siteName),
      description: fields.description.value.trim() || read.site.description,
      image: picture.src || read.site.image || read.preview,
      url: origin + fields.slug.value.trim(),
      isListed: listed.checked,
    });
  };
  const complain = (name: Field, text: string) => {
    fields[name].ariaInvalid = String(text !== '');
    notes[name].classList.toggle('wrong', text !== '');
    notes[name].textContent = text;
  };

  const row = (name: Field, hint = '') => {
    fields[name].name = name;
    fields[name].setAttribute('aria-describedby', notes[name].id);
    notes[name].textContent = hint;
    return make('div', {}, make('label', { className: 'field' }, say(NAMES[name]), fields[name]), notes[name]);
  };
  const languageNote = make(
    'p',
    { id: 'settings-language-note', className: 'field-note' },
    say('settingsLanguageHint'),
  );
  tongue.setAttribute('aria-describedby', languageNote.id);
  const listedNote = make(
    'p',
    { id: 'settings-listed-note', className: 'field-note' },
    isSiteHidden ? say('settingsSiteHidden') : '',
  );
  listed.setAttribute('aria-describedby', listedNote.id);
  const form = make(
    'form',
    { noValidate: true },
    make(
      'div',
      { className: 'dialog-body settings-body' },
      make(
        'div',
        { className: 'settings-fields' },
        row('title'),
        row('slug', say('settingsSlugHint')),
        row('description'),
        make(
          'fieldset',
          {},
          make('legend', {}, say('settingsPicture')),
          socialPicture(known.image, (chosen) => {
            picture = chosen;
            if (!isSaving) tell('');
            ask(false);
            refresh();
          }),
        ),
        make(
          'div',
          {},
          make('label', { className: 'settings-tick' }, listed, make('span', {}, say('settingsListed'))),
          listedNote,
        ),
        make('div', {}, make('label', { className: 'field' }, say('settingsLanguage'), tongue), languageNote),
      ),
      card.element,
    ),
    make(
      'div',
      { className: 'dialog-foot settings-foot' },
      status,
      make('div', { className: 'dialog-actions' }, back, save),
    ),
  );
  let isAsked = false;
  const ask = (isAsking: boolean) => {
    isAsked = isAsking;
    back.textContent = say(isAsking ? 'settingsDiscard' : 'close');
  };
  const mayLeave = () => {
    if (isAsked || Object.keys(changes()).length === 0) return true;
    tell(say('settingsUnsaved'), true);
    ask(true);
    return false;
  };
  back.addEventListener('click', () => mayLeave() && close());
  form.addEventListener('input', () => {
    if (!isSaving) tell('');
    ask(false);
    refresh();
  });
  tongue.addEventListener('change', () => {
    page?.addAttributes({ lang: tongue.value });
    tell(say('settingsLanguageSet'));
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wanted = changes();
    if (isSaving || Object.keys(wanted).length === 0) return;
    isSaving = true;
    ask(false);
    refresh();
    tell(say('saving'));
    const sent = { ...picture };
    const written = await writeSettings(start, wanted);
    isSaving = false;
    for (const name of Object.keys(fields) as Field[]) complain(name, '');
    notes.slug.textContent = say('settingsSlugHint');
    if ('page' in written) {
      const { image_id, ...others } = wanted;
      Object.assign(known, others, image_id !== undefined && { image: sent.src });
      if (image_id === picture.id) picture = { src: sent.src };
      read.url = written.page.url;
      showInBar(written.page);
      tell(say('saved'));
      refresh();
      return;
    }
    refresh();
    tell(written.message, true);
    const wrong = (Object.keys(fields) as Field[]).filter((name) => written.fields[name]?.[0]);
    for (const name of wrong) complain(name, written.fields[name]?.[0] ?? '');
    if (wrong[0]) fields[wrong[0]].focus();
  });
  refresh();
  return { form, mayLeave };
}
