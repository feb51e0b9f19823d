import type { EditorConfig } from 'grapesjs';

/** What GrapesJS is told wherever it holds a page, in a browser or without one: the same page is written the same way. */
export const PAGE_SETTINGS = {
  telemetry: false,
  // `false` alone has GrapesJS put the whole page together after each change, for a storage that is not there.
  storageManager: { type: '', autosave: false, autoload: false },
  noticeOnUnload: false,
  protectedCss: '',
  // Without a background: that is the theme's.
  baseCss: '*{box-sizing:border-box}html,body,[data-gjs-type=wrapper]{min-height:100%}body{margin:0;height:100%}',
  undoManager: { trackSelection: false },
  selectorManager: { appendTo: '', componentFirst: true },
} satisfies EditorConfig;
