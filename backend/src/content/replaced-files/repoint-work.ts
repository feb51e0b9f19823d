import { withSmallerPictures } from '../editor/picture-sources.ts';

// Runs in a worker: contents of a page may weigh megabytes.

interface RepointQuestion {
  /** JSON text: sections, editor data, a draft. */
  json: Record<string, string | null>;
  /** The published document. */
  document: string;
  /** Storage keys: what was shown, and what is shown in its place. */
  from: readonly string[];
  to: string;
  /** Pixels of what is shown now; null for what is no picture. */
  size: { width: number; height: number } | null;
  /** Where the account's files are served, with a slash at the end. */
  files: string;
}

interface RepointAnswer extends Pick<RepointQuestion, 'json' | 'document'> {
  /** What the document shows: its markup, and its styles for all screens. */
  shown: { html: string; css: string };
}

const MEASURE = /^\d+$/;
const SIZED = /\s(width|height)="\d+"/g;
const SOURCES = /\s(?:srcset|sizes)="[^"]*"/g;

/** Has everything that shows one of a file's earlier contents show what it holds now, in its proportions. */
export function run({ json, document, from, to, size, files }: RepointQuestion): RepointAnswer {
  const holds = (text: string) => from.some((key) => text.includes(key));
  const moved = (text: string) => from.reduce((said, key) => said.replaceAll(key, to), text);

  const tag = (said: string) => {
    if (!holds(said)) return said;
    const bare = said.replace(SOURCES, (sources) => (holds(sources) ? '' : sources));
    return size ? bare.replace(SIZED, (_, side: 'width' | 'height') => ` ${side}="${size[side]}"`) : bare;
  };

  const measured = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(measured);
    const entries = Object.entries(value).map(([name, part]) => [name, measured(part)] as const);
    const { src } = value as { src?: unknown };
    if (!size || typeof src !== 'string' || !holds(src)) return Object.fromEntries(entries);
    return Object.fromEntries(
      entries.map(([name, part]) => {
        if (name !== 'width' && name !== 'height') return [name, part];
        if (typeof part === 'number') return [name, size[name]];
        return [name, typeof part === 'string' && MEASURE.test(part) ? String(size[name]) : part];
      }),
    );
  };

  const text = (said: string | null) =>
    said === null || !holds(said) ? said : moved(JSON.stringify(measured(JSON.parse(said))));
  const replaced = moved(document.replace(/<img\b[^<>]*>/g, tag));
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
