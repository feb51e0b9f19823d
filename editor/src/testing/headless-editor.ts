import packaged, { type EditorConfig } from 'grapesjs';
import { markupNodes } from '../headless/markup-nodes.ts';
import { PAGE_SETTINGS } from '../page-settings.ts';

const grapesjs = packaged as unknown as typeof packaged.default;

/** GrapesJS without a browser, which reads markup as the server does. */
export const headlessEditor = (options: EditorConfig) =>
  grapesjs.init({
    headless: true,
    parser: { parserCode: 'nodes', parsersCode: { nodes: markupNodes }, parserCss: () => [] },
    ...options,
  });

/** The same with the settings of our pages, and two screens. */
export const headlessPageEditor = (options: EditorConfig) =>
  headlessEditor({
    ...PAGE_SETTINGS,
    // Fields are drawn, which needs a browser.
    styleManager: { sectors: [] },
    deviceManager: {
      devices: [
        { id: 'desktop', name: 'Desktop', width: '' },
        { id: 'mobile', name: 'Mobile', width: '390px', widthMedia: '480px' },
      ],
    },
    ...options,
  });

/** What was changed at once is one step; steps end with the turn of the loop. */
export const turn = () => new Promise((resolve) => setTimeout(resolve));
