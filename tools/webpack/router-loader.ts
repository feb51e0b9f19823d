const COMPONENT = /= (?=React\d*\.forwardRef\()/g;
const NAME = /^\w+\.displayName = "[^"\n]*";$/gm;
const PREFETCHING = /^( *return) shouldPrefetch && !isAbsolute \? .*: link;$/gm;

function replaced(source: string, pattern: RegExp, by: string): string {
  if (source.search(pattern) === -1) throw new Error(`The router is written otherwise than expected: no ${pattern}.`);
  return source.replace(pattern, by);
}

/**
 * Says of the router's components that making one has no effect but the component: forms and links that nobody uses are
 * dropped, with what names them for developers. So is what links prefetch in the router's own framework; elsewhere it
 * is never asked for.
 * @throws Error where a release of the router is written otherwise
 */
export default function routerLoader(source: string): string {
  if (!source.includes('LinkWithRef')) return source;
  return replaced(replaced(replaced(source, COMPONENT, '= /* @__PURE__ */ '), NAME, ''), PREFETCHING, '$1 link;');
}
