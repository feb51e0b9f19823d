import { createHash } from 'node:crypto';
import type { PageModel } from '@landfall/page/sections/model';
import { stylesheet } from '@landfall/page/sections/stylesheet';
import { EDITOR_ASSETS } from './asset-base.ts';

// What only the canvas shows: where a placeholder is, and an answer of a question that is closed on the page.
const CANVAS_ONLY = `
[data-placeholder]{outline:1.5px dashed #d97706;outline-offset:4px;position:relative}
[data-placeholder]:is(.video-shot,caption){outline-offset:-8px}
tr[data-placeholder]{outline:0}
[data-placeholder] [data-placeholder]{outline:0;background:#d977061f}
.skip{display:none}
section:empty,div:empty{min-height:60px}`;

/** The rules of the canvas in a theme, with an address that changes with them. */
export function canvasStyle(theme: PageModel['theme']): { path: string; css: string } {
  const css = stylesheet(theme, EDITOR_ASSETS) + CANVAS_ONLY;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { path: `canvas/${theme.palette}-${theme.type}-${hash}.css`, css };
}
