import { gunzipSync, gzipSync } from 'node:zlib';
import { type DataNode, dataTree, nodeTree } from '@landfall/editor/find/data-tree';
import { findText, replaceFound, type Sought } from '@landfall/editor/find/find-text';
import type { PageTree } from '@landfall/page/edit/tree';
import { AppError } from '../../platform/errors.ts';
import { plainDataOf, type StoredContents } from './stored-contents.ts';

// Runs in a worker: contents of pages may weigh megabytes.

interface Replacing {
  sought: Sought;
  by: string;
}

type ReplaceQuestion =
  /** `draft`: JSON text of what waits to be published; `shared`: sections that are kept elsewhere. */
  | (Replacing & { page: StoredContents; draft: string | null; shared: readonly string[] })
  /** A shared section's contents, JSON text. */
  | (Replacing & { part: string })
  /** What was there before a replacement, packed. */
  | { unpack: Uint8Array };

interface ReplaceAnswer {
  hits: number;
  /** JSON text: the contents with other words, or what was unpacked. */
  text: string;
  /** What was there before, packed: of a page its draft, or null. */
  before: Uint8Array;
}

function replaceIn<N>(tree: PageTree<N>, { sought, by }: Replacing): number {
  const found = findText(tree, sought);
  replaceFound(tree, found, by);
  return found.length;
}

/** @throws AppError conflict where the contents cannot be read */
export function run(question: ReplaceQuestion): ReplaceAnswer {
  if ('unpack' in question) return { hits: 0, text: gunzipSync(question.unpack).toString(), before: new Uint8Array() };
  try {
    if ('part' in question) {
      const contents = JSON.parse(question.part) as { component: DataNode };
      const hits = replaceIn(nodeTree(contents.component), question);
      return { hits, text: JSON.stringify(contents), before: gzipSync(question.part) };
    }
    const data = plainDataOf(question.page);
    const hits = replaceIn(dataTree(data, new Set(question.shared)), question);
    return { hits, text: JSON.stringify(data), before: gzipSync(question.draft ?? 'null') };
  } catch (cause) {
    throw new AppError('conflict', {
      message: 'The contents of this page cannot be read here. Open it in the editor.',
      cause,
    });
  }
}
