import { NEXT_STEP } from '@landfall/page/publish/next-step-link';
import { linkAddress } from '@landfall/page/sanitize/link-address';
import type { Editor } from 'grapesjs';
import { call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { find } from '../start.ts';
import { ownAnchor, pathOfSite } from './site-address.ts';
import { placesOf, type SitePlace } from './site-places.ts';

/** What of a site is not there: a part of this page, a page, or a page that visitors do not see. */
export type DeadPlace = 'anchor' | 'page' | 'offline';

export type DeadLinks = ReturnType<typeof watchDeadLinks>;

/** Milliseconds after the last change. */
const AFTER_MS = 300;
/** Milliseconds that publishing waits at most to learn which pages there are. */
const ANSWER_MS = 3000;
const STYLE = 'landfall-dead-links';

const quoted = (text: string): string =>
  `"${text.replace(/["\\\n\r\f<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/**
 * Marks links in the page that lead nowhere. Which pages a site has is asked of the server, once for each path and again
 * before publishing; while nobody knows, a link counts as good.
 */
export function watchDeadLinks(editor: Editor, { projectId }: Pick<EditorStart, 'projectId'>) {
  const known = new Map<string, SitePlace>();
  const listeners: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const links = (): string[] =>
    [...(editor.Canvas.getDocument()?.querySelectorAll('a[href]') ?? [])].map(
      (link) => link.getAttribute('href') ?? '',
    );

  function why(href: string): DeadPlace | '' {
    const address = linkAddress(href) ?? '';
    const anchor = ownAnchor(href, find('.page-name .path').textContent ?? '');
    if (address.startsWith('#') || anchor) {
      const isThere = anchor === '' || anchor === 'top' || address === NEXT_STEP;
      return isThere || editor.Canvas.getDocument()?.getElementById(anchor) ? '' : 'anchor';
    }
    const place = known.get(pathOfSite(address));
    return place === undefined || place === 'good' ? '' : place;
  }

  function mark(): void {
    const page = editor.Canvas.getDocument();
    if (!page) return;
    const dead = [...new Set(links())].filter((href) => why(href));
    const rule = dead.map((href) => `a[href=${quoted(href)}]`).join(',');
    const style = page.getElementById(STYLE) ?? page.head.appendChild(page.createElement('style'));
    style.id = STYLE;
    const text = rule && `${rule}{outline:2px dashed #d97706;outline-offset:3px}`;
    if (style.textContent !== text) style.textContent = text;
    for (const listener of listeners) listener();
  }

  /** Asks which of the page's links lead to no page. Without an answer, what was known stays. */
  async function ask(paths: readonly string[]): Promise<void> {
    const address = `/v1/editor/project/${projectId}/link/check`;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const places = await placesOf(paths, async (part) => {
      const answer = await call('POST', address, { paths: part }, { signal });
      const data = answer.data as { missing: string[]; offline: string[] } | undefined;
      return answer.status === 200 && data ? data : null;
    });
    for (const [path, place] of places) known.set(path, place);
  }

  const pathsOnPage = () => [...new Set(links().map((href) => pathOfSite(linkAddress(href) ?? '')))].filter(Boolean);

  async function look(): Promise<void> {
    mark();
    const unknown = pathsOnPage().filter((path) => !known.has(path));
    if (unknown.length === 0) return;
    await ask(unknown);
    mark();
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), AFTER_MS);
  };
  editor.on('component:add component:remove component:update:attributes undo redo canvas:frame:load', soon);
  soon();

  return {
    why,
    /** Calls back whenever links were looked at. */
    onChange: (listener: () => void) => void listeners.push(listener),
    /** Asks again for every path of the page: pages come and go elsewhere. */
    async refresh(): Promise<void> {
      await ask(pathsOnPage());
      mark();
    },
  };
}
