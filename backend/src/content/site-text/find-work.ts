import { type DataNode, dataTree, nodeTree } from '@landfall/editor/find/data-tree';
import { excerptOf, findText, type Sought } from '@landfall/editor/find/find-text';
import { htmlTree } from '@landfall/page/edit/html-tree';
import type { PageTree } from '@landfall/page/edit/tree';
import type { TextExcerpt } from '@landfall/shared/contracts';
import { markupOf, plainDataOf, type StoredContents } from './stored-contents.ts';

// Runs in a worker: contents of pages may weigh megabytes.

interface FindQuestion {
  sought: Sought;
  pages: readonly (StoredContents & { id: string })[];
  /** Shared sections to look through; JSON text. */
  parts: readonly { id: string; contents: string }[];
  /** Ids of the project's shared sections: pages are searched without them. */
  shared: readonly string[];
}

interface Found {
  id: string;
  hits: number;
  excerpt: TextExcerpt;
}

interface FindAnswer {
  pages: Found[];
  parts: Found[];
  /** Ids of what could not be read. */
  unread: string[];
}

function inTree<N>(tree: PageTree<N>, sought: Sought): Omit<Found, 'id'>[] {
  const found = findText(tree, sought);
  const [first] = found;
  return first ? [{ hits: found.length, excerpt: excerptOf(first) }] : [];
}

export function run({ sought, pages, parts, shared }: FindQuestion): FindAnswer {
  const ids = new Set(shared);
  const unread: string[] = [];
  // What an editor keeps is opaque to us: it can be anything.
  const reading = (id: string, look: () => Omit<Found, 'id'>[]): Found[] => {
    try {
      return look().map((found) => ({ id, ...found }));
    } catch {
      unread.push(id);
      return [];
    }
  };
  return {
    pages: pages.flatMap((page) =>
      reading(page.id, () =>
        page.data === null
          ? inTree(htmlTree(markupOf(page)), sought)
          : inTree(dataTree(plainDataOf(page), ids), sought),
      ),
    ),
    parts: parts.flatMap(({ id, contents }) =>
      reading(id, () => inTree(nodeTree(JSON.parse(contents).component as DataNode), sought)),
    ),
    unread,
  };
}
