import { cleanCss } from '@landfall/page/sanitize/clean-css';
import { rulesOf } from '@landfall/page/sanitize/own-rules';
import { sanitizePart } from '@landfall/page/sanitize/sanitize';
import { requireReasonable } from './clean-work.ts';

// Runs in a worker: makes what was copied from somewhere else fit to be edited.

interface Copied {
  html: string;
  css: string;
}

const ID = /\sid="([\w-]+)"/g;
const CLASS = /\sclass="([^"]*)"/g;

export function run({ html, css }: Copied): Copied {
  requireReasonable(html);
  const part = sanitizePart(html);
  const ids = new Set(Array.from(part.matchAll(ID), ([, id = '']) => id));
  const styles = new Set(Array.from(part.matchAll(CLASS), ([, names = '']) => names.split(' ')).flat());
  return { html: part, css: rulesOf({ ids, styles }, cleanCss(css)) };
}
