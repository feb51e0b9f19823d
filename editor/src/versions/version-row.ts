import type { PageVersion } from '@landfall/shared/contracts';
import { make } from '../forms/form-controls.ts';
import { language, say, type TextName } from '../texts.ts';

interface Ways {
  /** Whether something here is not published. */
  hasUnpublished: () => boolean;
  /** Brings a version back. @returns whether it worked */
  restore: (version: PageVersion) => Promise<boolean>;
}

const ORIGINS: Readonly<Record<PageVersion['origin'], TextName>> = {
  created: 'versionCreated',
  generated: 'versionGenerated',
  saved: 'versionSaved',
  restored: 'versionRestored',
};

const originOf = ({ origin, restored_from }: PageVersion): string =>
  restored_from === null ? say(ORIGINS[origin]) : say('versionRestoredFrom', restored_from);

const timeOf = ({ created_at }: PageVersion): HTMLTimeElement =>
  make(
    'time',
    { dateTime: new Date(created_at * 1000).toISOString() },
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(created_at * 1000),
  );

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

/** One version of the page: when and how it came about, what was noted, and the ways to see it and to have it back. */
export function versionRow(version: PageVersion, ways: Ways): HTMLLIElement {
  const { number, current, view_url, note } = version;
  const look = make(
    'a',
    { className: 'tool outlined', href: view_url, target: '_blank', rel: 'noopener', hidden: !view_url },
    say('versionLook'),
  );
  look.setAttribute('aria-label', say('versionLookAt', number));
  const bring = make('button', { type: 'button', className: 'tool outlined', hidden: current }, say('versionRestore'));
  bring.setAttribute('aria-label', say('versionRestoreOf', number));
  const tools = make('div', { className: 'version-tools' }, look, bring);
  const row = make(
    'li',
    {},
    make(
      'div',
      { className: 'version-told' },
      make('strong', {}, say('version', number), ...(current ? [make('span', {}, say('versionCurrent'))] : [])),
      make('small', {}, originOf(version), ' · ', timeOf(version)),
      ...(note ? [make('q', {}, note)] : []),
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
