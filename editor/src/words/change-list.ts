import type { Change, DeadLink } from '@landfall/page/edit/change';
import { say } from '../texts.ts';
import { wordDiff } from './word-diff.ts';

const element = (tag: string, text = '', className = ''): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text, className });

/** Characters of a new section that the list shows. */
const SHOWN = 140;
const clipped = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

/** Old and new words, those that go and those that come marked. */
function difference(before: string, after: string): HTMLElement {
  const shown = element('p', '', 'difference');
  for (const { kind, text } of wordDiff(before, after))
    shown.append(kind === 'same' ? document.createTextNode(text) : element(kind, text));
  return shown;
}

/** The names of a palette and of letters, as the theme panel has them; a brand's own palette has none. */
const themeName = (key: string) =>
  key
    .split('-')
    .map(
      (part) => document.querySelector(`#theme input[value="${CSS.escape(part)}"] ~ :last-child`)?.textContent ?? part,
    )
    .join(', ');

/** What a change of a whole section or of the page does, in a few words. */
function deed({ op, after }: Change): string {
  switch (op) {
    case 'move':
      return after ? say('changeMove', after) : say('changeMoveEnd');
    case 'remove':
      return say('changeRemove');
    case 'insert':
      return say('changeInsert');
    case 'duplicate':
      return say('changeDuplicate');
    case 'replace':
      return say('changeReplace');
    case 'theme':
      return say('changeTheme');
    case 'language':
      return say('changeLanguage');
    default:
      return '';
  }
}

/** One change as an item of the list: where, what, and the words that go and come. */
export function changeItem(change: Change): HTMLLIElement {
  const item = document.createElement('li');
  const head = element('p', '', 'change-head');
  head.append(element('strong', change.heading || change.section || say('wordsWholePage')));
  const done = deed(change);
  if (done) head.append(` ${done}`);
  item.append(head);
  if (change.op === 'theme') item.append(difference(themeName(change.before), themeName(change.after)));
  else if (change.op === 'insert') item.append(difference('', clipped(change.after)));
  else if (change.op !== 'remove' && change.op !== 'move' && change.op !== 'duplicate' && change.op !== 'replace')
    item.append(difference(change.before, change.after));
  return item;
}

/** A heading with a list below it; nothing for an empty one. */
function listed(title: string, texts: readonly string[]): HTMLElement[] {
  if (texts.length === 0) return [];
  const list = document.createElement('ul');
  list.append(...texts.map((text) => element('li', text)));
  return [element('p', title, 'note-title'), list];
}

export interface Notes {
  dropped: readonly string[];
  broken: readonly DeadLink[];
  refused: number;
  message: string;
}

/** What else there is to know before changes are kept. */
export const noteItems = ({ dropped, broken, refused, message }: Notes): HTMLElement[] => [
  ...(message ? [element('p', message)] : []),
  ...listed(say('wordsDropped'), dropped),
  ...listed(
    say('wordsBroken'),
    broken.map(({ text, href }) => `${text || '…'} (${href})`),
  ),
  ...(refused > 0 ? [element('p', say('wordsRefused', refused))] : []),
];
