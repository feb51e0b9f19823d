import { rulesOf as ownRulesOf } from '@landfall/page/sanitize/own-rules';
import type { Component, Editor } from 'grapesjs';
import { appendBlock } from '../blocks.ts';
import { call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { madeUpIds } from '../idle-ids.ts';
import { cssOfStyles, styleClassesIn, stylesOf } from '../named-styles/named-styles.ts';
import { hideNotice, showNotice } from '../notice.ts';
import { say } from '../texts.ts';
import { type Copied, readCopied, withOwnIds, writeCopied } from './copied.ts';

const STYLE = /\.(style-[\w-]+)/g;
const NAMED = /(?<=#)[\w-]+/g;

const TEXT = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

const idsIn = (component: Component): string[] => [
  component.getId(),
  ...component.components().models.flatMap((inner) => idsIn(inner)),
];

/** The rules that elements have by their ids: those of most classes are the theme's, and every page has them. */
const rulesOf = (editor: Editor, ids: readonly string[]): string =>
  ids
    .flatMap((id) => editor.Css.getRules(`#${id}`))
    .map((rule) => rule.toCSS())
    .join('');

function copiedFrom(editor: Editor, component: Component): Copied {
  const css = rulesOf(editor, idsIn(component)) + cssOfStyles(editor, styleClassesIn(component));
  const madeUp = madeUpIds(editor);
  const html = component.toHTML({
    attributes: (inner: Component, { id: _id, ...others }: Record<string, unknown>) => {
      const id = inner.getId();
      return !madeUp.has(id) || css.includes(`#${id}`) ? { ...others, id } : others;
    },
  });
  const isPart = component.parent()?.get('tagName') === 'main';
  return { id: crypto.randomUUID(), html, css, isPart };
}

/** Without the styles that the page has already: there, what has them looks as everything else that does. */
const withoutKnownStyles = (editor: Editor, css: string): string => {
  const known = new Set(stylesOf(editor).map(({ className }) => className));
  const brought = Array.from(css.matchAll(STYLE), ([, name = '']) => name).filter((name) => !known.has(name));
  const ids = new Set(Array.from(css.matchAll(NAMED), ([id]) => id));
  return ownRulesOf({ ids, styles: new Set(brought) }, css);
};

/** Puts what was cleaned where it is meant: a section below the selected one, anything else after what is selected. */
function insert(editor: Editor, { html, css, isPart }: Omit<Copied, 'id'>): void {
  const selected = editor.getSelected();
  const parent = selected?.parent();
  const rules = withoutKnownStyles(editor, css);
  if (rules) editor.Css.addRules(rules);
  if (isPart || !selected || !parent || selected.get('tagName') === 'main') {
    appendBlock(editor, html);
    return;
  }
  const [added] = parent.append(html, { at: selected.index() + 1 });
  if (!added) return;
  editor.select(added);
  added.getEl()?.scrollIntoView({ block: 'center' });
}

/**
 * Copies elements from page to page, of whichever project and tab, by the clipboard of the browser. What comes from
 * elsewhere is cleaned by the server, which leaves pictures of other accounts out.
 */
export function connectCopying(editor: Editor, { projectId }: Pick<EditorStart, 'projectId'>): void {
  /** The element that this tab copied last, which it pastes exactly. */
  let own = '';
  let pasting = Promise.resolve();

  const tell = (text: string) => showNotice(text, [{ label: say('close'), run: () => hideNotice() }], 'calm');
  const isElsewhere = ({ target }: Event) =>
    (target as HTMLElement | null)?.closest?.(TEXT) != null ||
    editor.getEditing() ||
    document.querySelector('dialog[open]') !== null;

  function copy(event: ClipboardEvent): void {
    const selected = editor.getSelected();
    if (!event.clipboardData || !selected || isElsewhere(event) || !selected.get('copyable')) return;
    event.preventDefault();
    editor.runCommand('core:copy');
    const copied = copiedFrom(editor, selected);
    writeCopied(event.clipboardData, copied, selected.getEl()?.textContent ?? '');
    own = copied.id;
  }

  async function pasteFromElsewhere(copied: Copied): Promise<void> {
    const { html, css } = copied;
    const answer = await call('POST', `/v1/editor/project/${projectId}/paste`, { html, css });
    const cleaned = answer.data as { html: string; css: string; foreign_pictures: number } | undefined;
    if (answer.status !== 200 || !cleaned) return tell((answer.status !== 0 && answer.message) || say('copyFailed'));
    if (!cleaned.html) return tell(say('copyNothing'));
    const named = withOwnIds(cleaned, () => `i${crypto.randomUUID().slice(0, 8)}`);
    insert(editor, { ...named, isPart: copied.isPart });
    if (cleaned.foreign_pictures > 0) tell(say('copyForeignPictures', cleaned.foreign_pictures));
  }

  function paste(event: ClipboardEvent): void {
    if (!event.clipboardData || isElsewhere(event)) return;
    const copied = readCopied(event.clipboardData);
    if (!copied) return;
    event.preventDefault();
    if (copied.id === own) editor.runCommand('core:paste');
    else pasting = pasting.then(() => pasteFromElsewhere(copied)).catch(() => tell(say('copyFailed')));
  }

  const listen = (target: Document | null) => {
    target?.addEventListener('copy', copy);
    target?.addEventListener('paste', paste);
  };
  listen(document);
  listen(editor.Canvas.getDocument());
  editor.on('canvas:frame:load', () => listen(editor.Canvas.getDocument()));
}
