import type { PageRow } from '../pages/pages.ts';
import { html, raw } from '../sections/html.ts';
import { EDITOR_ASSETS, type Manifest } from './assets.ts';
import type { EditorBlock } from './blocks.ts';

/** Everything that the client begins with; travels as a data block in the page. */
export interface EditorStart {
  saveUrl: string;
  viewUrl: string;
  version: number;
  /** GrapesJS project data of the last save; null before the first one. */
  data: unknown;
  /** The page's markup where there is no project data yet. */
  html: string;
  canvasStyle: string;
  blocks: EditorBlock[];
}

const icon = (path: string) =>
  raw(
    `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  );

const BACK = icon('<path d="m15 18-6-6 6-6"/>');
const UNDO = icon('<path d="M9 14 4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11"/>');
const REDO = icon('<path d="m15 14 5-5-5-5"/><path d="M20 9H9.500a5.500 5.500 0 0 0 0 11H13"/>');
const OUT = icon(
  '<path d="M15 3h6v6"/><path d="M10 14 21 3"/><path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"/>',
);
const DEVICES = [
  ['desktop', 'Desktop', '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8M12 17v4"/>'],
  ['tablet', 'Tablet', '<rect width="16" height="20" x="4" y="2" rx="2"/><path d="M12 18h.01"/>'],
  ['mobile', 'Mobile', '<rect width="12" height="20" x="6" y="2" rx="2"/><path d="M12 18h.01"/>'],
] as const;

const TABS = [
  ['styles', 'Style'],
  ['traits', 'Settings'],
  ['layers', 'Layers'],
] as const;

/** The editor as a web page. The start is data, never script: `<` is escaped, and nothing inline may run. */
export const editorShell = (page: PageRow, start: EditorStart, manifest: Manifest): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} – Editor – Landfall</title>
<link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='4' fill='%234f46e5'/></svg>">
<link rel="stylesheet" href="${EDITOR_ASSETS}${manifest.style}">
<script defer src="${EDITOR_ASSETS}${manifest.script}"></script>
</head>
<body>
<header class="bar" aria-label="Editor">
<div class="bar-side"><a class="tool" href="/dashboard/pages" aria-label="Back to pages">${BACK}<span>Pages</span></a>
<div class="page-name"><strong>${page.title}</strong><span>${page.path}</span></div></div>
<div class="devices" role="group" aria-label="Screen size">${DEVICES.map(
    ([id, label, path]) =>
      html`<button type="button" class="tool" data-device="${id}" aria-label="${label}" aria-pressed="${String(id === 'desktop')}" title="${label}">${icon(path)}</button>`,
  )}</div>
<div class="bar-side bar-end">
<span class="state" role="status" data-state="saved"><span class="dot"></span><span data-state-label>Saved</span></span>
<button type="button" class="tool" data-action="undo" aria-label="Undo" title="Undo (Ctrl+Z)" disabled>${UNDO}</button>
<button type="button" class="tool" data-action="redo" aria-label="Redo" title="Redo (Ctrl+Shift+Z)" disabled>${REDO}</button>
${start.viewUrl && html`<a class="tool outlined" href="${start.viewUrl}" target="_blank" rel="noopener" data-action="view">${OUT}<span>View page</span></a>`}
<button type="button" class="save" data-action="save" title="Save and publish (Ctrl+S)">Save</button>
</div>
</header>
<div class="notice" role="alert" hidden data-notice><p data-notice-text></p><div data-notice-actions></div></div>
<main class="work" aria-label="Editor workspace">
<aside class="side" aria-label="Blocks"><h2>Add a block</h2><p class="hint">Drag it into the page, or press Enter to add it.</p><div id="blocks"></div></aside>
<div class="stage"><div id="canvas"></div><p class="loading" data-loading>Opening the editor…</p></div>
<aside class="side side-end" aria-label="Selected element">
<div class="tabs" role="tablist">${TABS.map(
    ([id, label], index) =>
      html`<button type="button" role="tab" id="tab-${id}" aria-controls="${id}" aria-selected="${String(index === 0)}" tabindex="${index === 0 ? 0 : -1}">${label}</button>`,
  )}</div>
${TABS.map(
  ([id], index) =>
    html`<div class="panel" role="tabpanel" id="${id}" aria-labelledby="tab-${id}"${index > 0 && raw(' hidden')}></div>`,
)}
</aside>
</main>
<script type="application/json" id="start">${raw(JSON.stringify(start).replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`.markup;
