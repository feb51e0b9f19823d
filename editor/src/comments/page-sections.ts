import { PINNED_TAGS, type PinnedSection, POPUP_KIND, pinned } from '@landfall/page/pins/pin';
import type { Component, Editor } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { madeUpIds } from '../idle-ids.ts';
import { wordsOf } from '../links/page-anchors.ts';
import { isInPopup, isPopup } from '../popups/popup.ts';

/** A section of the page being edited, as comments are pinned to it. */
export interface PageSection extends PinnedSection {
  component: Component;
  /** What it is called here: its heading, else its kind. */
  label: string;
}

/** Popups below a component, wherever they stand. */
const popupsIn = (component: Component): Component[] =>
  component.components().models.flatMap((inner) => (isPopup(inner) ? [inner] : popupsIn(inner)));

/** Sections that lie in no other one, and popups, which are parts of their own. */
const outermost = (component: Component): Component[] =>
  component.components().models.flatMap((inner) => {
    if (isPopup(inner)) return [inner];
    return PINNED_TAGS.includes(String(inner.get('tagName'))) ? [inner, ...popupsIn(inner)] : outermost(inner);
  });

const kindOf = (component: Component): string =>
  isPopup(component)
    ? POPUP_KIND
    : String(component.getAttributes()['data-section'] ?? '') || String(component.get('tagName'));

/** The first heading of a part that is none of a popup in it. */
const headingOf = (component: Component): Component | undefined =>
  within(component, 'h1', 'h2', 'h3').find((heading) => isPopup(component) || !isInPopup(heading));

/** What `wordsOf` finds is markup. */
const plain = (markup: string): string =>
  markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The sections of the page in its order, as a preview of it has them. */
export function sectionsOf(editor: Editor): PageSection[] {
  const page = editor.getWrapper();
  if (!page) return [];
  const madeUp = madeUpIds(editor);
  const anchorOf = (component: Component): string => {
    const id = String(component.get('attributes')?.id ?? '');
    // A preview has no id that neither a style nor a link needs.
    return id && madeUp.has(id) && editor.Css.getRules(`#${id}`).length === 0 ? '' : id;
  };
  const found = outermost(page);
  const pins = pinned(
    found.map((component) => {
      const heading = headingOf(component);
      return {
        anchor: anchorOf(component),
        kind: kindOf(component),
        words: heading ? plain(wordsOf(heading)) : '',
      };
    }),
  );
  return found.flatMap((component, index) => {
    const pin = pins[index];
    return pin ? [{ ...pin, component, label: pin.name || component.getName() }] : [];
  });
}
