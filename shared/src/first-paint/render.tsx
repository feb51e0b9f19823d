import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, Router, type To } from 'react-router-dom';
import { setRuntimeConfig } from '../config/runtime-config.ts';
import { Providers } from '../ui/providers.tsx';

/** Nobody goes anywhere before the page runs. */
const standing = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};

const STYLE = /<style data-emotion="css ([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;
const GLOBAL_STYLE = /<style data-emotion="css-global[^>]*>[\s\S]*?<\/style>/g;

/** A screen as the browser can show it before any script has run. */
export interface FirstPaint {
  html: string;
  css: string;
}

/**
 * Renders a screen in the build, in the language that the browser's storage names. Its styles have the names that they
 * have in the page.
 * @param capabilities what the deployment can do where this is shown
 */
export async function renderFirstPaint(
  Screen: ComponentType,
  path: string,
  capabilities: readonly string[],
): Promise<FirstPaint> {
  setRuntimeConfig({ cdnUrl: '/', providerDomain: 'localhost', capabilities });
  const screen = (
    <Providers>
      <Router location={path} navigator={standing} static>
        <Screen />
      </Router>
    </Providers>
  );
  const { prelude } = await prerender(screen, { identifierPrefix: 'first-' });
  const markup = (await new Response(prelude).text()).replace(GLOBAL_STYLE, '');
  const rules = new Map(Array.from(markup.matchAll(STYLE), ([, name = '', css = '']) => [name, css]));
  const html = markup.replace(STYLE, '').replace(/<!--[\s\S]*?-->|<link [^>]*>/g, '');
  return { html, css: [...rules.values()].join('') };
}
