import { type DataNode, dataTree, nodeTree } from '@landfall/editor/find/data-tree';
import { findText, replaceFound, type Sought } from '@landfall/editor/find/find-text';
import type { PageTree } from '@landfall/page/edit/tree';
import { plainDataOf, type StoredContents } from './stored-contents.ts';

export interface Replacing {
  sought: Sought;
  by: string;
}

/** Contents with other words, as JSON text, and in how many places. */
export interface Replaced {
  hits: number;
  text: string;
}

function replaceIn<N>(tree: PageTree<N>, { sought, by }: Replacing): number {
  const found = findText(tree, sought);
  replaceFound(tree, found, by);
  return found.length;
}

/** Replaces words in a page, but for sections that are kept elsewhere. @throws where its contents cannot be read */
export function replaceInPage(page: StoredContents, shared: readonly string[], replacing: Replacing): Replaced {
  const data = plainDataOf(page);
  const hits = replaceIn(dataTree(data, new Set(shared)), replacing);
  return { hits, text: JSON.stringify(data) };
}

/** Replaces words in a shared section's contents, JSON text. @throws where they cannot be read */
export function replaceInPart(part: string, replacing: Replacing): Replaced {
  const contents = JSON.parse(part) as { component: DataNode };
  const hits = replaceIn(nodeTree(contents.component), replacing);
  return { hits, text: JSON.stringify(contents) };
}
