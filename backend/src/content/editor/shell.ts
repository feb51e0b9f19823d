import type { Manifest } from '@landfall/editor/build';
import type { EditorStart, ThemesOffered } from '@landfall/editor/editor-start';
import { SHELL_TEXTS as english } from '@landfall/editor/shell-texts';
import type { TextName } from '@landfall/editor/text-name';
import { darkBrand, isBrandPalette } from '@landfall/page/sections/brand-palette';
import { html, raw } from '@landfall/page/sections/html';
import type { ThemeId } from '@landfall/page/sections/themes';
import type { PageRow } from '../pages/pages.ts';
import { EDITOR_ASSETS } from './asset-base.ts';

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
const VERSIONS = icon('<path d="M3 12a9 9 0 1 0 3-6.7L3 8"/><path d="M3 3v5h5M12 7v5l4 2"/>');
const HELP = icon(
  '<circle cx="12" cy="12" r="9"/><path d="M9.200 9.300a2.900 2.900 0 0 1 5.600.900c0 1.900-2.800 2.400-2.800 3.900"/><path d="M12 17.500h.01"/>',
);

const SETTINGS = icon(
  '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>',
);

const SHARE = icon(
  '<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/><path d="m8.600 13.500 6.800 4M15.400 6.500l-6.800 4"/>',
);

const SCHEDULE = icon(
  '<path d="M8 2v4M16 2v4M3 10h18M21 11V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h5"/><circle cx="17" cy="17" r="5"/><path d="M17 15v2l1.500 1"/>',
);

const COMMENTS = icon('<path d="M21 12a8 8 0 0 1-11.600 7.100L4 20.500l1.400-4.600A8 8 0 1 1 21 12Z"/>');

const FIND = icon('<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>');

const COMMANDS = icon('<path d="M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3"/>');

const DEVICES = [
  ['desktop', '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8M12 17v4"/>'],
  ['tablet', '<rect width="16" height="20" x="4" y="2" rx="2"/><path d="M12 18h.01"/>'],
  ['mobile', '<rect width="12" height="20" x="6" y="2" rx="2"/><path d="M12 18h.01"/>'],
] as const;

/** The client puts each of these into the chosen language: it alone knows it. */
const text = (name: TextName) => html`<span data-text="${name}">${english[name]}</span>`;
const named = (name: TextName) => raw(`data-name="${name}" aria-label="${english[name]}"`);
const hinted = (name: TextName) => raw(`data-hint="${name}" title="${english[name]}"`);

const tabs = (list: TextName, ids: readonly (readonly [id: string, name: TextName])[]) =>
  html`<div class="tabs" role="tablist" ${named(list)}>${ids.map(
    ([id, name], index) =>
      html`<button type="button" role="tab" id="tab-${id}" aria-controls="${id}" aria-selected="${String(index === 0)}" tabindex="${index === 0 ? 0 : -1}"${id === 'words' && raw(' hidden')}>${text(name)}</button>`,
  )}</div>`;

const panel = (id: string, content: unknown = '', isOpen = false) =>
  html`<div class="panel" role="tabpanel" id="${id}" aria-labelledby="tab-${id}"${!isOpen && raw(' hidden')}>${content as string}</div>`;

/** What a palette is called; one that a brand's colour makes has no name of its own. */
const paletteName = (id: string): TextName =>
  isBrandPalette(id) ? (darkBrand(id) === id ? 'brandDark' : 'brand') : (id as ThemeId);

const themePanel = ({ palettes, types }: ThemesOffered) => html`<p class="hint">${text('themeHint')}</p>
<fieldset class="swatches"><legend>${text('colors')}</legend>${palettes.map(
  ({ id, colors }) =>
    html`<label><input type="radio" name="palette" value="${id}"><span class="swatch">${colors.map((color) => html`<i style="background:${color}"></i>`)}</span>${text(paletteName(id))}</label>`,
)}</fieldset>
<fieldset class="swatches"><legend>${text('typeface')}</legend>${types.map(
  ({ id, family }) =>
    html`<label><input type="radio" name="type" value="${id}"><span class="letters" style="font-family:'${family}'" aria-hidden="true">Aa</span>${text(id)}</label>`,
)}</fieldset>`;

const choice = (value: string, name: TextName, isChosen: boolean) =>
  html`<label><input type="radio" name="scope" value="${value}"${isChosen && raw(' checked')}><span data-scope="${value}">${english[name]}</span></label>`;

/** Changing the page by words: what is asked, what comes of it, and what came of it before. */
const wordPanel = () => html`<form data-words>
<h2>${text('wordsTitle')}</h2>
<fieldset class="scope"><legend class="read">${text('wordsScope')}</legend>${choice('page', 'wordsPage', true)}${choice('section', 'wordsSection', false)}</fieldset>
<label class="field">${text('wordsAsk')}<textarea name="instruction" rows="3" maxlength="1000" aria-describedby="words-left"></textarea></label>
<div class="chips" role="group" ${named('wordsExamples')} data-words-chips></div>
<div class="words-actions"><button type="submit" class="save">${text('wordsSend')}</button><button type="button" class="tool outlined" data-words-cancel hidden>${text('cancel')}</button><kbd>Ctrl Enter</kbd></div>
<p class="hint" id="words-left" data-words-left></p>
</form>
<button type="button" class="tool outlined" data-words-again disabled>${text('wordsAgain')}</button>
<p class="words-status" role="status" data-words-status></p>
<div data-words-result hidden><h2>${text('wordsChanges')}</h2><div data-words-choices></div><ol class="changes" data-words-changes></ol><div data-words-notes></div>
<div class="words-decide"><button type="button" class="save" data-words-keep>${text('wordsKeep')}</button><button type="button" class="tool outlined" data-words-discard>${text('wordsDiscard')}</button></div></div>
<div class="chips" role="group" ${named('wordsCan')} data-words-can></div>
<details class="turns" data-words-turns hidden><summary>${text('wordsTurns')}</summary><ol></ol></details>`;

const firstSteps = html`<section class="first-steps" hidden ${named('firstSteps')}><ol>${(
  ['firstAdd', 'firstWrite', 'firstPublish'] as const
).map(
  (name) => html`<li>${text(name)}</li>`,
)}</ol><button type="button" class="tool outlined">${text('firstStepsClose')}</button></section>`;

const nothingSelected = html`<p class="hint nothing-selected">${text('selectElement')}</p>`;

type Shortcut = readonly [name: TextName, keys: readonly string[]];

const SHORTCUTS: readonly (readonly [group: TextName, shortcuts: readonly Shortcut[]])[] = [
  [
    'keysOfPage',
    [
      ['keyCanvas', ['F2']],
      ['keyNext', ['↓', '↑']],
      ['keyInside', ['→', '←']],
      ['keyEdit', ['Enter']],
      ['keyMove', ['Alt ↑', 'Alt ↓']],
      ['keyHandles', ['Tab']],
      ['keyCopy', ['Ctrl C', 'Ctrl V']],
      ['keyDelete', ['Del']],
      ['keyRename', ['F2']],
      ['keyHide', ['H']],
    ],
  ],
  [
    'keysOfText',
    [
      ['keyBold', ['Ctrl B', 'Ctrl I']],
      ['keyParagraph', ['Ctrl Alt 0']],
      ['keyHeadings', ['Ctrl Alt 1', '2', '3', '4']],
      ['keyLists', ['Ctrl Shift 7', '8']],
      ['keyTextTools', ['Alt F10']],
      ['keyEscape', ['Esc']],
    ],
  ],
  [
    'keysEverywhere',
    [
      ['keyUndo', ['Ctrl Z', 'Ctrl Y']],
      ['keySave', ['Ctrl S']],
      ['keyPublish', ['Ctrl Enter']],
      ['find', ['Ctrl F']],
      ['keyPalette', ['Ctrl K']],
      ['keyHelp', ['?']],
    ],
  ],
];

const closing = html`<button type="button" class="tool" data-close ${named('close')}>${icon('<path d="M18 6 6 18M6 6l12 12"/>')}</button>`;

const DIALOGS = html`<dialog id="help" aria-labelledby="help-title"><div class="dialog-head"><h2 id="help-title">${text('shortcuts')}</h2>${closing}</div>
<div class="keys">${SHORTCUTS.map(
  ([group, shortcuts]) =>
    html`<section><h3>${text(group)}</h3><dl>${shortcuts.map(
      ([name, keys]) => html`<div><dt>${text(name)}</dt><dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd></div>`,
    )}</dl></section>`,
)}</div></dialog>
<dialog id="pictures" aria-labelledby="pictures-title"><form method="dialog">
<div class="dialog-head"><h2 id="pictures-title">${text('pictures')}</h2>${closing}</div>
<div class="dialog-body"><div class="picture-ways"><label class="upload tool outlined"><input type="file" accept="image/*" autofocus>${text('upload')}</label>
<label class="field" data-picture-find hidden><span class="read" data-text="pictureFind">${english.pictureFind}</span><input type="search" name="find" maxlength="200" autocomplete="off"></label></div>
<p class="picture-status" role="status" data-picture-status></p>
<fieldset class="picture-list" hidden><legend>${text('yourPictures')}</legend><div data-picture-list></div></fieldset>
<button type="button" class="tool outlined" data-action="more-pictures" hidden></button></div>
<div class="dialog-foot"><label class="field">${text('altText')}<input name="alt" maxlength="300" aria-describedby="alt-hint" autocomplete="off"></label><p class="hint" id="alt-hint">${text('altHint')}</p>
<div class="dialog-actions"><button type="button" class="tool outlined" data-close>${text('cancel')}</button><button type="submit" class="save" data-action="use-picture">${text('usePicture')}</button></div></div>
</form></dialog>`;

/** The editor as a web page. The start is data, never script: `<` is escaped, and nothing inline may run. */
export const editorShell = (
  page: Pick<PageRow, 'title' | 'path'>,
  start: EditorStart,
  manifest: Pick<Manifest, 'script' | 'style'>,
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} – Editor – Landfall</title>
<link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='4' fill='%235a48e6'/></svg>">
<link rel="stylesheet" href="${EDITOR_ASSETS}${manifest.style}">
<script defer src="${EDITOR_ASSETS}${manifest.script}"></script>
</head>
<body>
<header class="bar" ${named('editor')}>
<div class="bar-side"><a class="tool" id="back" href="/dashboard/pages" ${named('backToPages')}>${BACK}${text('pages')}</a>
<div class="page-name"><h1>${page.title}</h1><p><span class="path">${page.path}</span><span class="published" role="status" data-published="true"></span></p></div>
<button type="button" class="tool" data-action="page-settings" ${named('pageSettings')} ${hinted('pageSettings')} aria-haspopup="dialog">${SETTINGS}</button>
<button type="button" class="tool" data-action="versions" ${named('versions')} ${hinted('versions')} aria-haspopup="dialog">${VERSIONS}</button>
<button type="button" class="tool" data-action="share" ${named('share')} ${hinted('share')} aria-haspopup="dialog">${SHARE}</button>
<button type="button" class="tool" data-action="comments" ${named('comments')} ${hinted('comments')} aria-controls="comments" aria-expanded="false" hidden>${COMMENTS}<span data-comments-count></span></button>
<button type="button" class="tool" data-action="find" ${named('find')} ${hinted('find')} aria-haspopup="dialog">${FIND}</button></div>
<div class="devices" role="group" ${named('screenSize')}>${DEVICES.map(
    ([id, path]) =>
      html`<button type="button" class="tool" data-device="${id}" ${named(id)} ${hinted(id)} aria-pressed="${String(id === 'desktop')}">${icon(path)}</button>`,
  )}</div>
<div class="bar-side bar-end">
<span class="state" role="status" data-save-state data-state="saved"><span class="dot"></span><span data-state-label data-text="saved">Saved</span></span>
<button type="button" class="tool" data-action="undo" ${named('undo')} ${hinted('undoTitle')} disabled>${UNDO}</button>
<button type="button" class="tool" data-action="redo" ${named('redo')} ${hinted('redoTitle')} disabled>${REDO}</button>
<button type="button" class="tool" data-action="help" ${named('shortcuts')} ${hinted('shortcuts')} aria-haspopup="dialog">${HELP}</button>
<a class="tool outlined" href="${start.viewUrl}" target="_blank" rel="noopener" data-action="view" ${named('viewPage')}${!start.viewUrl && raw(' hidden')}>${OUT}${text('viewPage')}</a>
<button type="button" class="tool" data-action="schedule" ${named('schedule')} ${hinted('schedule')} aria-haspopup="dialog" hidden>${SCHEDULE}<span data-schedule-label></span></button>
<button type="button" class="save" data-action="publish" ${hinted('publishTitle')}>${text('publish')}</button>
</div>
</header>
<div class="notice" role="status" hidden data-notice><p data-notice-text></p><div data-notice-actions></div></div>
${firstSteps}
<main class="work" ${named('workspace')}>
<aside class="side" id="side-add" ${named('addPanel')}>${tabs('addPanel', [
    ['blocks-panel', 'blocks'],
    ['theme', 'theme'],
    ['words', 'words'],
  ])}
${panel('blocks-panel', html`<p class="hint">${text('blocksHint')}</p><div id="blocks"></div>`, true)}
${panel('theme', themePanel(start.themes))}
${panel('words', wordPanel())}
</aside>
<div class="stage" tabindex="0" role="group" ${named('canvas')} aria-describedby="selected"><div id="canvas"></div><p class="loading" data-loading>${text('opening')}</p></div>
<p class="read" role="status" id="selected" data-selected></p>
<aside class="side side-end" id="side-change" ${named('changePanel')}>${tabs('changePanel', [
    ['styles', 'style'],
    ['traits', 'settings'],
    ['layers', 'layers'],
  ])}
${panel('styles', nothingSelected, true)}${panel('traits', nothingSelected)}${panel('layers', html`<p class="hint" id="layers-hint">${text('layersHint')}</p><div id="layer-tree" role="tree" aria-describedby="layers-hint" ${named('layers')}></div>`)}
</aside>
</main>
<div class="dock">${(
    [
      ['add', 'side-add'],
      ['change', 'side-change'],
    ] as const
  ).map(
    ([name, side]) =>
      html`<button type="button" class="tool" data-open="${name}" aria-controls="${side}" aria-expanded="false">${text(name)}</button>`,
  )}<button type="button" class="tool" data-action="words" hidden>${text('words')}</button><button type="button" class="tool palette-opener" data-action="palette" ${named('palette')} ${hinted('palette')} aria-haspopup="dialog">${COMMANDS}</button></div>
${DIALOGS}
<script type="application/json" id="start">${raw(JSON.stringify(start).replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`.markup;
