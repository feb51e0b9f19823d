import { linkAddress } from '@landfall/page/sanitize/link-address';
import type { Editor } from 'grapesjs';
import { call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { isInPopup, isPopup } from '../popups/popup.ts';
import { say } from '../texts.ts';
import { anchorFor, type PagePart, partsOf, plainLetters } from './page-anchors.ts';

/** Somewhere that a link can lead to. */
export interface LinkTarget {
  label: string;
  /** Beside the label: its address, or what is to be known of it. */
  note: string;
  /** Empty where it gets one only when it is chosen. */
  address: string;
  href: () => string;
}

interface ListedPage {
  page_id: string;
  title: string;
  path: string;
  status: string;
}

interface ListedFile {
  file_name: string;
  path_parent: string;
  path_child: string;
}

/** As many as one looks through; who looks for another one types a word of it. */
const SHOWN = 20;

const holds = (typed: string, ...texts: string[]): boolean =>
  plainLetters(typed)
    .split(/\s+/)
    .every((word) => texts.some((text) => plainLetters(text).includes(word)));

const target = (label: string, note: string, address: string): LinkTarget => ({
  label,
  note,
  address,
  href: () => address,
});

/** What was typed, where it is an address itself: a mail, a call, a website or a place on this site. */
export function typedTarget(typed: string): LinkTarget[] {
  const address = linkAddress(typed);
  if (!address) return [];
  const [scheme, ...rest] = address.split(':');
  const place = rest.join(':');
  if (scheme === 'mailto') return [target(say('linkMail', place), '', address)];
  if (scheme === 'tel') return [target(say('linkCall', place), '', address)];
  if (/^https?$/.test(scheme ?? '')) return [target(say('linkWeb', address), '', address)];
  // A single word is looked for, and taken for a place of the site only where it is written as one.
  return /^[#/]/.test(typed.trim()) ? [target(say('linkPlace', address), '', address)] : [];
}

const toPart = (editor: Editor, part: PagePart): LinkTarget => ({
  label: part.label,
  note: part.anchor && `#${part.anchor}`,
  address: part.anchor && `#${part.anchor}`,
  // Only the one that is chosen needs an anchor.
  href: () => `#${anchorFor(editor, part)}`,
});

/** The parts of this page. */
export function partTargets(editor: Editor, typed: string): LinkTarget[] {
  const top = target(say('linkTop'), '#top', '#top');
  const parts = partsOf(editor).filter(({ component }) => !isInPopup(component));
  return [top, ...parts.map((part) => toPart(editor, part))].filter(({ label, note }) => holds(typed, label, note));
}

/** The popups of this page. */
export function popupTargets(editor: Editor, typed: string): LinkTarget[] {
  const popups = partsOf(editor).filter(({ component }) => isPopup(component));
  return popups.map((part) => toPart(editor, part)).filter(({ label, note }) => holds(typed, label, note));
}

const query = (typed: string): string =>
  new URLSearchParams({
    limit: String(SHOWN),
    page: '1',
    ...(typed.trim() && { q: typed.trim().slice(0, 200) }),
  }).toString();

/** The pages of the project. @returns null where they could not be read */
export async function pageTargets({ projectId, pageId }: EditorStart, typed: string): Promise<LinkTarget[] | null> {
  const answer = await call('GET', `/v1/api/project/${projectId}/page?${query(typed)}`);
  if (answer.status !== 200) return null;
  return (answer.data as ListedPage[]).map(({ page_id, title, path, status }) => {
    const state = page_id === pageId ? say('linkThisPage') : status === 'active' ? '' : say('linkOffline');
    return target(title, [path, state].filter(Boolean).join(' · '), path);
  });
}

/** The account's files. @returns null where they could not be read */
export async function fileTargets(typed: string): Promise<LinkTarget[] | null> {
  const answer = await call('GET', `/v1/editor/other/files?${query(typed)}`);
  if (answer.status !== 200) return null;
  return (answer.data as ListedFile[]).map(({ file_name, path_parent, path_child }) =>
    target(file_name, '', `/v1/files/${path_parent}/${path_child}`),
  );
}
