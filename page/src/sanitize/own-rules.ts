import { styleOfSelector } from '../sections/named-styles.ts';

/** "#i1", "#i1:hover": one element by its id, in some state. */
const BY_ID = /^#([\w-]+)(?:::?[\w-]+)*$/;
const MEDIA = /^@media(?![\w-])/i;

/** What rules may be for: elements by their ids, and named styles by their classes. */
interface Wanted {
  ids: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

interface Block {
  prelude: string;
  body: string;
}

/** Blocks of a stylesheet without comments: what stands before each bracket, and what in it. An open one is left out. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let from = 0;
  let opened = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, at) });
      from = at + 1;
    } else if (sign === ';' && depth === 0) from = at + 1;
  }
  return blocks;
}

const isFor = (prelude: string, { ids, styles }: Wanted): boolean =>
  prelude.split(',').every((selector) => {
    const [, id] = BY_ID.exec(selector.trim()) ?? [];
    return id === undefined ? styles.has(styleOfSelector(selector) ?? '') : ids.has(id);
  });

/**
 * Those rules of a cleaned stylesheet that are for certain elements alone, by their ids, and for certain named styles: nothing
 * that would reach the page around them. Conditions of screens are kept, other at-rules are not.
 */
export function rulesOf(wanted: Wanted, css: string): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (MEDIA.test(prelude)) {
        const inner = blocksOf(body).filter((block) => isFor(block.prelude, wanted) && !block.body.includes('{'));
        return inner.length > 0 ? `${prelude}{${inner.map(written).join('')}}` : '';
      }
      return isFor(prelude, wanted) && !body.includes('{') ? written({ prelude, body }) : '';
    })
    .join('');
}

const written = ({ prelude, body }: Block): string => `${prelude}{${body}}`;
