import { NEXT_STEP } from '@landfall/page/publish/next-step-link';
import { linkAddress } from '@landfall/page/sanitize/link-address';
import type { Component, Editor } from 'grapesjs';
import { showSettings } from './panels.ts';
import { say } from './texts.ts';

const hrefOf = (link: Component) => String(link.getAttributes().href ?? '');

/** What is wrong with an address; empty for a good one. */
function complaintOf(typed: string): string {
  const address = linkAddress(typed);
  if (address === null) return say('badAddress');
  return address ? '' : say('noAddress');
}

const inputOf = (field: HTMLElement) => field.querySelector<HTMLInputElement>('input[type="text"]');
const nextStepOf = (field: HTMLElement) => field.querySelector<HTMLInputElement>('input[type="checkbox"]');

/** Shows where a link leads: an address, or the next step, which has none of its own. */
function show(field: HTMLElement, href: string): void {
  const [input, nextStep] = [inputOf(field), nextStepOf(field)];
  const isNextStep = href === NEXT_STEP;
  if (nextStep) nextStep.checked = isNextStep;
  if (input) Object.assign(input, { value: isNextStep ? '' : href, disabled: isNextStep });
  complain(field, isNextStep ? '' : complaintOf(href));
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
        '<div class="gjs-field"><input type="text" inputmode="url" autocomplete="off" spellcheck="false" aria-describedby="address-note"></div><p id="address-note" role="status"></p><label class="form-tick"><span></span><input type="checkbox"></label>';
      const words = field.querySelector('label span');
      if (words) words.textContent = say('nextStep');
      // Named here: every other field of these settings is named by its row.
      nextStepOf(field)?.setAttribute('aria-label', say('nextStep'));
      const input = inputOf(field);
      if (input) input.placeholder = say('addressExample');
      return field;
    },
    onEvent({ component, elInput, event }) {
      if (event?.target === nextStepOf(elInput)) {
        const href = nextStepOf(elInput)?.checked ? NEXT_STEP : '';
        component.addAttributes({ href });
        show(elInput, href);
        return;
      }
      const input = inputOf(elInput);
      const address = linkAddress(input?.value ?? '');
      complain(elInput, complaintOf(input?.value ?? ''));
      if (!input || address === null) return;
      input.value = address;
      component.addAttributes({ href: address });
    },
    onUpdate({ component, elInput }) {
      show(elInput, hrefOf(component));
    },
  });
  editor.Components.addType('link', {
    model: { defaults: { traits: [{ type: 'address', name: 'href' }, 'target', 'title'] } },
  });
}

/** Milliseconds in which GrapesJS selects a link after it was made out of words. */
const JUST_MADE_MS = 500;

/** Asks where a link leads that was just made of some words. */
export function connectLinks(editor: Editor): void {
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
