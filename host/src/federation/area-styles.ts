import { completeScript, hashOfScript } from './area-scripts.ts';

// The style sheets of an area's first screen: federation adds them before the area's own loader looks for them. Loaded with
// the check of releases (guard.ts), as pages without one pay nothing for it: so it is no part of federation's plugin.

/** With it webpack waits for a style sheet that is there already. */
const LOADING = 'data-webpack-loading';

/** A style sheet with the hash that it must have; undefined where it may be any, and federation makes its own. */
function createLink({ url, attrs }: { url: string; attrs?: object }): HTMLLinkElement | undefined {
  if (!hashOfScript(url)) return undefined;
  const link = document.createElement('link');
  const values = { ...attrs, crossorigin: 'anonymous', [LOADING]: '1', href: url };
  for (const [name, value] of Object.entries(values)) link.setAttribute(name, String(value));
  completeScript(link, url);
  link.addEventListener('load', () => link.removeAttribute(LOADING));
  // The area's loader asks for it again itself then, and says that it was refused.
  link.addEventListener('error', () => link.removeAttribute('rel'));
  return link;
}

for (const host of globalThis.__FEDERATION__?.__INSTANCES__ ?? []) host.loaderHook.lifecycle.createLink.on(createLink);
