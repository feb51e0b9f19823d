const NAME = /(\/?)([a-zA-Z][^\s/>]{0,40})/y;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that the next one of their kind closes. */
const IMPLIED = new Set('p li dt dd option optgroup tr td th thead tbody tfoot'.split(' '));

/**
 * How deep the elements of some markup lie in each other at most, by one look at every tag: what is left open counts as
 * open to the end. Says it before a parser, whose time grows with the depth, sees the markup.
 */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', start + 1)) {
    NAME.lastIndex = start + 1;
    const [, closing, name = ''] = NAME.exec(html) ?? [];
    if (name === '') continue;
    const end = html.indexOf('>', start);
    if (end < 0) break;
    const tag = name.toLowerCase();
    const count = open.get(tag) ?? 0;
    const ends = closing === '/' || (IMPLIED.has(tag) && count > 0);
    if (ends && count > 0) {
      open.set(tag, count - 1);
      depth -= 1;
    }
    if (closing === '/' || html[end - 1] === '/' || VOID.has(tag)) continue;
    open.set(tag, (open.get(tag) ?? 0) + 1);
    depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
