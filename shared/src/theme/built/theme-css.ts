import { ChakraProvider } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from '../system.ts';

const NOTHING = { children: null };

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The theme's variables, reset and global styles as Chakra itself writes them into a page. Runs in the build. */
export function themeCss(): string {
  const markup = renderToStaticMarkup(createElement(ChakraProvider, { value: system, ...NOTHING }));
  return Array.from(markup.matchAll(STYLE), ([, css = '']) => css).join('');
}
