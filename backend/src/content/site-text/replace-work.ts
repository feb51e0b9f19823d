import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '../../platform/errors.ts';
import { type Replaced, type Replacing, replaceInPage, replaceInPart } from './replace-in.ts';
import type { StoredContents } from './stored-contents.ts';

// Runs in a worker: contents of pages may weigh megabytes.

type ReplaceQuestion =
  /** `draft`: JSON text of what waits to be published; `shared`: sections that are kept elsewhere. */
  | (Replacing & { page: StoredContents; draft: string | null; shared: readonly string[] })
  /** A shared section's contents, JSON text. */
  | (Replacing & { part: string })
  /** What was there before a replacement, packed. */
  | { unpack: Uint8Array };

interface ReplaceAnswer extends Replaced {
  /** What was there before, packed: of a page its draft, or null. */
  before: Uint8Array;
}

/** @throws AppError conflict where the contents cannot be read */
export function run(question: ReplaceQuestion): ReplaceAnswer {
  if ('unpack' in question) return { hits: 0, text: gunzipSync(question.unpack).toString(), before: new Uint8Array() };
  try {
    if ('part' in question) return { ...replaceInPart(question.part, question), before: gzipSync(question.part) };
    const replaced = replaceInPage(question.page, question.shared, question);
    return { ...replaced, before: gzipSync(question.draft ?? 'null') };
  } catch (cause) {
    throw new AppError('conflict', {
      message: 'The contents of this page cannot be read here. Open it in the editor.',
      cause,
    });
  }
}
