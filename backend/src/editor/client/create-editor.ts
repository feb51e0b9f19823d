import packaged, { type Editor } from 'grapesjs';
import type { EditorStart } from '../shell.ts';
import { appendBlock } from './blocks.ts';
import { PICTURE_UPLOAD } from './pictures.ts';
import { SECTORS } from './sectors.ts';

// The package types itself as CommonJS, but its module's default export is the library.
const grapesjs = packaged as unknown as typeof packaged.default;

/** GrapesJS with our shell around it: no panels of its own, no telemetry, nothing from outside. */
export function createEditor(start: EditorStart): Editor {
  return grapesjs.init({
    container: '#canvas',
    height: '100%',
    width: 'auto',
    telemetry: false,
    cssIcons: '',
    storageManager: false,
    noticeOnUnload: false,
    protectedCss: '',
    showToolbar: true,
    ...(start.data ? { projectData: start.data as Record<string, unknown> } : { components: start.html }),
    canvas: { styles: [start.canvasStyle] },
    assetManager: PICTURE_UPLOAD,
    panels: { defaults: [] },
    blockManager: { appendTo: '#blocks', appendOnClick: (block, editor) => appendBlock(editor, block.getContent()) },
    styleManager: { appendTo: '#styles', sectors: SECTORS },
    traitManager: { appendTo: '#traits' },
    layerManager: { appendTo: '#layers' },
    selectorManager: { appendTo: '', componentFirst: true },
    deviceManager: {
      devices: [
        { id: 'desktop', name: 'Desktop', width: '' },
        { id: 'tablet', name: 'Tablet', width: '820px', widthMedia: '860px' },
        { id: 'mobile', name: 'Mobile', width: '390px', widthMedia: '480px' },
      ],
    },
  });
}
