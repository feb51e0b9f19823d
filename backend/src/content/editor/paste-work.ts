import { cleanCss } from '@landfall/page/sanitize/clean-css';
import { sanitizePart } from '@landfall/page/sanitize/sanitize';
import { requireReasonable } from './clean-work.ts';

// Runs in a worker: makes what was copied from somewhere else fit to be edited.

interface Copied {
  html: string;
  css: string;
}

export function run({ html, css }: Copied): Copied {
  requireReasonable(html);
  return { html: sanitizePart(html), css: cleanCss(css) };
}
