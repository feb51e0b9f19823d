import { NEXT_STEP } from '@landfall/page/publish/next-step-link';
import { linkAddress } from '@landfall/page/sanitize/link-address';
import { unfilledSections } from '@landfall/page/sanitize/unfilled';
import { embedAddress } from '@landfall/page/sections/parts/embed-link';
import { endOf } from '@landfall/page/sections/parts/time-left';
import type { Component } from 'grapesjs';
import { endingOf, isCountdown } from '../countdowns/time-left.ts';
import type { EditorStart } from '../editor-start.ts';
import { isEmbed } from '../embeds/embed-link.ts';
import { fieldsOf, isAdvanced } from '../forms/form-model.ts';
import { decoded, ownAnchor } from '../links/site-address.ts';
import { hiddenScreens } from '../looks/looks.ts';
import { isPopup } from '../popups/popup.ts';

/** Something about a page that its visitors would stumble over. */
export interface Problem {
  kind:
    | 'noAddress'
    | 'deadLink'
    | 'deadPage'
    | 'offlinePage'
    | 'noAlt'
    | 'emptyButton'
    | 'emptyLink'
    | 'secondHeadline'
    | 'hiddenRequired'
    | 'unusedPopup'
    | 'endlessCountdown'
    | 'pastCountdown'
    | 'emptyEmbed'
    | 'embedWithoutPlan'
    | 'formWithoutPlan'
    | 'undeliveredFile'
    | 'heldBack'
    | 'faintText'
    | 'brightBackdrop';
  component: Component;
  /** What the element says, in at most 40 characters. */
  words: string;
  /** Where a dead link leads. */
  address: string;
  /** How many buttons lead to a section that is not published. */
  buttons?: number;
}

/** What of pages the account's plan includes. */
export type Plan = Pick<EditorStart, 'showsEmbeds' | 'hasAdvancedForms'>;

/** Characters of what an element says. */
export const MAX_WORDS = 40;
const CONTROLS: ReadonlySet<string> = new Set(['input', 'textarea', 'select']);

const tagOf = (component: Component): string => String(component.get('tagName') ?? '').toLowerCase();
const attributesOf = (component: Component): Record<string, unknown> =>
  component.getAttributes({ noClass: true, noStyle: true });

/** What an element says: its words, those of its pictures, and what is said in their place. */
export function saysOf(component: Component): string {
  const { alt = '', 'aria-label': label = '', title = '' } = attributesOf(component);
  const own = [component.get('content') ?? '', label, title, tagOf(component) === 'img' ? alt : ''].join(' ');
  const inner = component.components().models.map(saysOf);
  return [own, ...inner]
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a field has to be filled in on every screen, and some do not show it: its form could not be sent from there. */
function isHiddenRequired(control: Component): boolean {
  if (attributesOf(control).required === undefined) return false;
  let isHidden = false;
  for (let at: Component | undefined = control; at; at = at.parent()) {
    if (tagOf(at) === 'form') return isHidden;
    isHidden ||= hiddenScreens(at).length > 0;
  }
  return false;
}

/** Whether a form leads on without its thanks, and asks for no address: nobody gets the file that it delivers. */
const isFileLost = (form: Component): boolean =>
  attributesOf(form)['data-file'] !== undefined &&
  attributesOf(form)['data-next-step'] !== undefined &&
  !fieldsOf(form).some(({ field }) => field.input === 'email');

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4']);

/** What a section is headed with. */
export function headingOf(section: Component): string {
  const heading = everything(section).find((inner) => HEADINGS.has(tagOf(inner)));
  return heading ? saysOf(heading).slice(0, MAX_WORDS) : '';
}

/** What the section around an element is headed with. */
function titleAround(component: Component): string {
  for (let at = component.parent(); at; at = at.parent()) if (tagOf(at) === 'section') return headingOf(at);
  return '';
}

/** Samples that nobody wrote over are not published. */
const isSample = (component: Component) => attributesOf(component)['data-placeholder'] !== undefined;

const everything = (component: Component): Component[] =>
  component.components().models.flatMap((inner) => [inner, ...everything(inner)]);
/** The elements of a page that visitors get. */
export const published = (component: Component): Component[] =>
  component.components().models.flatMap((inner) => (isSample(inner) ? [] : [inner, ...published(inner)]));

const isButton = (component: Component) => tagOf(component) === 'a' && component.getClasses().includes('button');

/** Sections of samples alone that buttons lead to: neither is published. */
function heldBack(page: Component, shown: readonly Component[]): Problem[] {
  const absent = unfilledSections(page.toHTML());
  const sections = everything(page).filter((each) => absent.has(String(attributesOf(each).id ?? '')));
  const gone = new Set(sections.flatMap(everything));
  const buttons = shown.filter((each) => isButton(each) && !gone.has(each));
  return sections.flatMap((section): Problem[] => {
    const leading = buttons.filter((button) => attributesOf(button).href === `#${attributesOf(section).id}`).length;
    const words = headingOf(section);
    return leading > 0 ? [{ kind: 'heldBack', component: section, words, address: '', buttons: leading }] : [];
  });
}

/**
 * What a visitor or a search engine would stumble over, in the order of the page, then what is held back. `placeOf` says of an address on the site
 * whether a page is missing there, or not online; `ownPath` is where the page itself stands, `now` the moment in milliseconds, `showsEmbeds`
 * whether the plan shows other sites in pages, `hasAdvancedForms` whether it has steps, conditions and files in forms.
 */
export function problemsOf(
  page: Component,
  placeOf: (address: string) => string = () => '',
  ownPath = '',
  { now = Date.now(), showsEmbeds = true, hasAdvancedForms = true }: { now?: number } & Partial<Plan> = {},
): Problem[] {
  // Those of samples, too: links to them go with them, and buttons are told of by section.
  const ids = new Set(['', 'top', ...everything(page).map((element) => String(attributesOf(element).id ?? ''))]);
  const shown = published(page);
  const led = new Set(shown.map((element) => ownAnchor(String(attributesOf(element).href ?? ''), ownPath)));
  let headlines = 0;
  const found = shown.flatMap((component): Problem[] => {
    const tag = tagOf(component);
    const { href = '', alt } = attributesOf(component);
    const says = () => saysOf(component).slice(0, MAX_WORDS);
    const found = (kind: Problem['kind'], words = says(), address = ''): Problem[] => [
      { kind, component, words, address },
    ];
    if (isPopup(component))
      return led.has(String(attributesOf(component).id)) ? [] : found('unusedPopup', headingOf(component));
    if (isCountdown(component)) {
      const end = endOf(endingOf(component));
      if (end === null) return found('endlessCountdown', titleAround(component));
      return end <= now ? found('pastCountdown', titleAround(component)) : [];
    }
    if (isEmbed(component)) {
      if (!embedAddress(String(href))) return found('emptyEmbed', titleAround(component));
      return showsEmbeds ? [] : found('embedWithoutPlan', titleAround(component));
    }
    if (tag === 'form') {
      if (!hasAdvancedForms && isAdvanced(component)) return found('formWithoutPlan', titleAround(component));
      return isFileLost(component) ? found('undeliveredFile', titleAround(component)) : [];
    }
    if (tag === 'h1') {
      headlines += 1;
      return headlines > 1 ? found('secondHeadline') : [];
    }
    if (tag === 'img') return alt === undefined ? found('noAlt', '') : [];
    if (CONTROLS.has(tag))
      return isHiddenRequired(component) ? found('hiddenRequired', String(attributesOf(component).name ?? '')) : [];
    if (tag === 'button') return says() === '' ? found('emptyButton') : [];
    if (tag !== 'a') return [];
    if (says() === '') return found(component.getClasses().includes('button') ? 'emptyButton' : 'emptyLink');
    const address = linkAddress(String(href));
    if (!address) return found('noAddress');
    const isDead = address.startsWith('#') && address !== NEXT_STEP && !ids.has(decoded(address.slice(1)));
    if (isDead) return found('deadLink', says(), address);
    const place = address.startsWith('/') ? placeOf(address) : '';
    if (place === 'anchor') return found('deadLink', says(), address);
    return place ? found(place === 'page' ? 'deadPage' : 'offlinePage', says(), address) : [];
  });
  return [...found, ...heldBack(page, shown)];
}
