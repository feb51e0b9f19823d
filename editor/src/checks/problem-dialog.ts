import type { Editor } from 'grapesjs';
import { select } from '../elements.ts';
import { make } from '../forms/form-controls.ts';
import type { DeadLinks } from '../links/dead-links.ts';
import { showSettings } from '../panels.ts';
import { find } from '../start.ts';
import { say, type TextName } from '../texts.ts';
import { drawnProblems } from './drawn-problems.ts';
import { type Plan, type Problem, problemsOf } from './problems.ts';

const TEXTS: Readonly<Record<Problem['kind'], TextName>> = {
  noAddress: 'problemNoAddress',
  deadLink: 'problemDeadLink',
  deadPage: 'problemDeadPage',
  offlinePage: 'problemOfflinePage',
  noAlt: 'problemNoAlt',
  emptyButton: 'problemEmptyButton',
  emptyLink: 'problemEmptyLink',
  secondHeadline: 'problemSecondHeadline',
  hiddenRequired: 'problemHiddenRequired',
  unusedPopup: 'problemUnusedPopup',
  endlessCountdown: 'problemEndlessCountdown',
  pastCountdown: 'problemPastCountdown',
  emptyEmbed: 'problemEmptyEmbed',
  embedWithoutPlan: 'problemEmbedWithoutPlan',
  formWithoutPlan: 'problemFormWithoutPlan',
  undeliveredFile: 'problemUndeliveredFile',
  heldBack: 'problemHeldBack',
  faintText: 'problemFaintText',
  brightBackdrop: 'problemBrightBackdrop',
};

/** What is wrong, in words; not every text names the words and the address. */
const textOf = ({ kind, words, address, buttons }: Problem): string =>
  (say as (name: TextName, ...values: (string | number)[]) => string)(TEXTS[kind], words, buttons ?? address);

/** Those that are mended in the settings; the others are mended in the page itself. */
const IN_SETTINGS: ReadonlySet<Problem['kind']> = new Set([
  'noAddress',
  'deadLink',
  'deadPage',
  'offlinePage',
  'noAlt',
  'endlessCountdown',
  'pastCountdown',
  'emptyEmbed',
  'embedWithoutPlan',
  'formWithoutPlan',
  'brightBackdrop',
]);

function goTo(editor: Editor, { kind, component }: Problem): void {
  select(editor, component);
  if (IN_SETTINGS.has(kind)) showSettings();
  else find('.stage').focus();
}

/**
 * Points out what visitors would stumble over, with the way to each place.
 * @returns whether the page is to be published: nothing was found, or it is to be published all the same
 */
export async function askAboutProblems(editor: Editor, plan: Plan, deadLinks: DeadLinks): Promise<boolean> {
  const page = editor.getWrapper();
  await deadLinks.refresh();
  const problems = page
    ? [
        ...problemsOf(page, deadLinks.why, find('.page-name .path').textContent ?? '', plan),
        ...(await drawnProblems(page)),
      ]
    : [];
  if (problems.length === 0) return true;
  return new Promise((resolve) => {
    const dialog = make('dialog', { id: 'problems' });
    dialog.setAttribute('aria-labelledby', 'problems-title');
    let chosen: Problem | undefined;
    let isWanted = false;
    const items = problems.map((problem) => {
      const button = make('button', { type: 'button', className: 'problem' }, textOf(problem));
      button.addEventListener('click', () => {
        chosen = problem;
        dialog.close();
      });
      return make('li', {}, button);
    });
    const back = make('button', { type: 'button', className: 'tool outlined' }, say('keepEditing'));
    back.addEventListener('click', () => dialog.close());
    const publish = make('button', { type: 'button', className: 'save' }, say('publishAnyway'));
    publish.addEventListener('click', () => {
      isWanted = true;
      dialog.close();
    });
    dialog.append(
      make('div', { className: 'dialog-head' }, make('h2', { id: 'problems-title' }, say('problems'))),
      make(
        'div',
        { className: 'dialog-body' },
        make('p', { className: 'hint' }, say('problemsHint')),
        make('ul', { className: 'problems' }, ...items),
      ),
      make('div', { className: 'dialog-foot' }, make('div', { className: 'dialog-actions' }, back, publish)),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (chosen) goTo(editor, chosen);
      resolve(isWanted);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
