import { withSmallerPictures } from '../editor/picture-sources.ts';
import { type Repointing, repointing } from './repointing.ts';

// Runs in a worker: contents of a page may weigh megabytes.

interface RepointQuestion extends Repointing {
  /** JSON text: sections, editor data, a draft. */
  json: Record<string, string | null>;
  /** The published document. */
  document: string;
  /** Where the account's files are served, with a slash at the end. */
  files: string;
}

interface RepointAnswer extends Pick<RepointQuestion, 'json' | 'document'> {
  /** What the document shows: its markup, and its styles for all screens. */
  shown: { html: string; css: string };
}

/** Has everything that shows one of a file's earlier contents show what it holds now, in its proportions. */
export function run({ json, document, from, to, size, files }: RepointQuestion): RepointAnswer {
  const { holds, text, markup } = repointing({ from, to, size });
  const replaced = markup(document);
  const now = holds(document) && size ? withSmallerPictures(replaced, files, { [to]: size.width }) : replaced;
  return {
    json: Object.fromEntries(Object.entries(json).map(([name, said]) => [name, text(said)])),
    document: now,
    shown: {
      html: between(now, '<body>', '</body>'),
      css: forAllScreens(between(now, '<style>', '</style>')),
    },
  };
}

/** What stands between two tags; empty where one is missing. */
function between(document: string, opening: string, closing: string): string {
  const start = document.indexOf(opening);
  const end = document.indexOf(closing, start);
  return start < 0 || end < start ? '' : document.slice(start + opening.length, end);
}

/** Styles without those that only some screens get. */
function forAllScreens(css: string): string {
  const [everywhere = '', ...others] = css.split('@media');
  const behind = (part: string) => {
    let depth = 0;
    for (const { 0: brace, index } of part.matchAll(/[{}]/g)) {
      depth += brace === '{' ? 1 : -1;
      if (depth === 0) return part.slice(index + 1);
    }
    return '';
  };
  return everywhere + others.map(behind).join('');
}
