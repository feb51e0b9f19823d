import type { PageVersion } from '@landfall/shared/contracts';
import { make } from '../forms/form-controls.ts';
import { say, type TextName } from '../texts.ts';
import { momentOf } from './version-moment.ts';

interface Ways {
  /** Whether something here is not published. */
  hasUnpublished: () => boolean;
  /** Brings a version back. @returns whether it worked */
  restore: (version: PageVersion) => Promise<boolean>;
  /** Shows a version beside the one that is online. */
  compare: (version: PageVersion) => void;
  /** Keeps what is noted of a version; absent where the deployment keeps no notes. */
  keepNote: ((version: PageVersion, note: string) => Promise<void>) | undefined;
}

/** Characters that a note may have. */
const LONGEST_NOTE = 120;

const ORIGINS: Readonly<Record<PageVersion['origin'], TextName>> = {
  created: 'versionCreated',
  generated: 'versionGenerated',
  saved: 'versionSaved',
  restored: 'versionRestored',
};

const originOf = ({ origin, restored_from }: PageVersion): string =>
  restored_from === null ? say(ORIGINS[origin]) : say('versionRestoredFrom', restored_from);

const timeOf = ({ created_at }: PageVersion): HTMLTimeElement =>
  make('time', { dateTime: new Date(created_at * 1000).toISOString() }, momentOf({ created_at }));

/** Asks in the place of the row's buttons whether the version is to come back. */
function question(version: PageVersion, { hasUnpublished, restore }: Ways, back: () => void): HTMLElement {
  const yes = make('button', { type: 'button', className: 'save' }, say('versionRestore'));
  const no = make('button', { type: 'button', className: 'tool outlined' }, say('cancel'));
  const text = make(
    'p',
    { id: `version-question-${version.number}` },
    [say('versionQuestion', version.number), hasUnpublished() && say('versionQuestionDraft')].filter(Boolean).join(' '),
  );
  yes.setAttribute('aria-describedby', text.id);
  yes.addEventListener('click', async () => {
    yes.disabled = no.disabled = true;
    if (!(await restore(version))) back();
  });
  no.addEventListener('click', back);
  return make('div', { className: 'version-question' }, text, make('div', {}, yes, no));
}

/** What was noted of a version, to be changed where notes are kept. */
function noteOf(version: PageVersion, keepNote: Ways['keepNote']): Node[] {
  const { number, note } = version;
  if (!keepNote) return note ? [make('q', {}, note)] : [];
  const field = make('input', { value: note ?? '', maxLength: LONGEST_NOTE, placeholder: say('versionNoteAdd') });
  field.setAttribute('aria-label', say('versionNote', number));
  field.autocomplete = 'off';
  field.addEventListener('change', () => void keepNote(version, field.value));
  return [make('div', { className: 'field' }, field)];
}

/** One version of the page: what it looked like, when and how it came about, what was noted, and the ways to see it and to have it back. */
export function versionRow(version: PageVersion, ways: Ways): HTMLLIElement {
  const { number, current, view_url, preview_img } = version;
  const look = make(
    'a',
    { className: 'tool outlined', href: view_url, target: '_blank', rel: 'noopener', hidden: !view_url },
    say('versionLook'),
  );
  look.setAttribute('aria-label', say('versionLookAt', number));
  const bring = make('button', { type: 'button', className: 'tool outlined', hidden: current }, say('versionRestore'));
  bring.setAttribute('aria-label', say('versionRestoreOf', number));
  const compare = make(
    'button',
    { type: 'button', className: 'tool outlined', hidden: current || !view_url },
    say('versionCompare'),
  );
  compare.setAttribute('aria-label', say('versionCompareOf', number));
  compare.addEventListener('click', () => ways.compare(version));
  const tools = make('div', { className: 'version-tools' }, look, compare, bring);
  const row = make(
    'li',
    {},
    preview_img ? make('img', { src: preview_img, alt: '', loading: 'lazy' }) : '',
    make(
      'div',
      { className: 'version-told' },
      make('strong', {}, say('version', number), ...(current ? [make('span', {}, say('versionCurrent'))] : [])),
      make('small', {}, originOf(version), ' · ', timeOf(version)),
      ...noteOf(version, ways.keepNote),
    ),
    tools,
  );
  bring.addEventListener('click', () => {
    const asked = question(version, ways, () => {
      asked.replaceWith(tools);
      bring.focus();
    });
    tools.replaceWith(asked);
    asked.querySelector('button')?.focus();
  });
  return row;
}
