import { NEXT_STEP } from '@landfall/page/publish/next-step-link';
import { linkAddress } from '@landfall/page/sanitize/link-address';
import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { showSettings } from '../panels.ts';
import { say, type TextName } from '../texts.ts';
import type { DeadLinks, DeadPlace } from './dead-links.ts';
import { chooseLink } from './link-dialog.ts';

const hrefOf = (link: Component) => String(link.getAttributes().href ?? '');

/** What is known of the places of the site that is edited. */
const known = new WeakMap<Editor, DeadLinks>();

const DEAD: Readonly<Record<DeadPlace, TextName>> = { anchor: 'deadAnchor', page: 'deadPage', offline: 'offlinePage' };

/** What is wrong with an address; empty for a good one. */
function complaintOf(editor: Editor, typed: string): string {
  const address = linkAddress(typed);
  if (address === null) return say('badAddress');
  if (!address) return say('noAddress');
  const why = known.get(editor)?.why(address);
  return why ? say(DEAD[why]) : '';
}

const inputOf = (field: HTMLElement) => field.querySelector<HTMLInputElement>('input[type="text"]');
const nextStepOf = (field: HTMLElement) => field.querySelector<HTMLInputElement>('input[type="checkbox"]');

/** Shows where a link leads: an address, or the next step, which has none of its own. */
function show(editor: Editor, field: HTMLElement, href: string): void {
  const [input, nextStep] = [inputOf(field), nextStepOf(field)];
  const isNextStep = href === NEXT_STEP;
  if (nextStep) nextStep.checked = isNextStep;
  if (input) Object.assign(input, { value: isNextStep ? '' : href, disabled: isNextStep });
  complain(field, isNextStep ? '' : complaintOf(editor, href));
  const message = field.querySelector('[role="status"]');
  if (message && isNextStep) message.textContent = say('nextStepHelp');
}

function complain(field: HTMLElement, complaint: string): void {
  const input = inputOf(field);
  if (input) input.ariaInvalid = String(complaint !== '');
  const message = field.querySelector('[role="status"]');
  if (message) message.textContent = complaint;
}

/** GrapesJS plugin: a link's settings begin with where it leads, and say so where it leads nowhere. */
export function linkSettings(editor: Editor): void {
  editor.TraitManager.addType('address', {
    createInput() {
      const field = document.createElement('div');
      field.className = 'address';
      field.innerHTML =
        '<div class="gjs-field"><input type="text" inputmode="url" autocomplete="off" spellcheck="false" aria-describedby="address-note"></div><p id="address-note" role="status"></p><button type="button" class="tool outlined"></button><label class="form-tick"><span></span><input type="checkbox"></label>';
      const words = field.querySelector('label span');
      if (words) words.textContent = say('nextStep');
      // Named here: every other field of these settings is named by its row.
      nextStepOf(field)?.setAttribute('aria-label', say('nextStep'));
      const input = inputOf(field);
      if (input) input.placeholder = say('addressExample');
      const button = field.querySelector('button');
      button?.replaceChildren(say('chooseLink'));
      button?.addEventListener('click', () => editor.runCommand('choose-link'));
      return field;
    },
    onEvent({ component, elInput, event }) {
      if (event?.target === nextStepOf(elInput)) {
        const href = nextStepOf(elInput)?.checked ? NEXT_STEP : '';
        component.addAttributes({ href });
        show(editor, elInput, href);
        return;
      }
      const input = inputOf(elInput);
      const address = linkAddress(input?.value ?? '');
      complain(elInput, complaintOf(editor, input?.value ?? ''));
      if (!input || address === null) return;
      input.value = address;
      component.addAttributes({ href: address });
    },
    onUpdate({ component, elInput }) {
      show(editor, elInput, hrefOf(component));
    },
  });
  editor.Components.addType('link', {
    model: { defaults: { traits: [{ type: 'address', name: 'href' }, 'target', 'title'] } },
  });
}

/** Milliseconds in which GrapesJS selects a link after it was made out of words. */
const JUST_MADE_MS = 500;

/** Asks where a link leads that was just made of some words, and offers the places that it can lead to. */
export function connectLinks(editor: Editor, start: EditorStart, deadLinks: DeadLinks): void {
  const showAgain = () => {
    const selected = editor.getSelected();
    const field = document.querySelector<HTMLElement>('#traits .address');
    if (selected?.is('link') && field && !field.contains(document.activeElement)) show(editor, field, hrefOf(selected));
  };
  known.set(editor, deadLinks);
  deadLinks.onChange(showAgain);
  editor.Commands.add('choose-link', async () => {
    const link = editor.getSelected();
    if (!link?.is('link')) return;
    const href = await chooseLink(editor, start, hrefOf(link));
    if (href !== null) link.addAttributes({ href });
    showAgain();
  });
  let leftAt = Number.NEGATIVE_INFINITY;
  editor.on('rte:disable', () => {
    leftAt = performance.now();
  });
  editor.on('component:selected', (component: Component) => {
    if (!component.is('link') || hrefOf(component)) return;
    // Which of the two comes first is nobody's business.
    setTimeout(() => {
      if (performance.now() - leftAt < JUST_MADE_MS && editor.getSelected() === component) showSettings();
    });
  });
}
