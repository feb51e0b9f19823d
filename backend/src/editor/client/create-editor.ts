import packaged, { type Editor } from 'grapesjs';
import spanish from 'grapesjs/locale/es.mjs';
import type { EditorStart } from '../shell.ts';
import { appendBlock } from './blocks.ts';
import { pictureSettings } from './pictures.ts';
import { sectors } from './sectors.ts';
import { language, say } from './texts.ts';

// The package types itself as CommonJS, but its module's default export is the library.
const grapesjs = packaged as unknown as typeof packaged.default;

/** GrapesJS with our shell around it: no panels of its own, no telemetry, nothing from outside. */
export function createEditor(start: EditorStart): Editor {
  const { palette, type } = start.theme;
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
    i18n: {
      locale: language,
      detectLocale: false,
      messagesAdd: { en: { styleManager: { empty: say('selectElement') } }, es: spanish },
    },
    plugins: [pictureSettings],
    ...(start.data ? { projectData: start.data as Record<string, unknown> } : { components: start.html }),
    canvas: { styles: [start.themes.styles[`${palette}-${type}`] ?? ''] },
    panels: { defaults: [] },
    blockManager: { appendTo: '#blocks', appendOnClick: (block, editor) => appendBlock(editor, block.getContent()) },
    styleManager: { appendTo: '#styles', sectors: sectors() },
    traitManager: { appendTo: '#traits' },
    layerManager: { appendTo: '#layers' },
    selectorManager: { appendTo: '', componentFirst: true },
    // Letters and Delete would act on the page from anywhere: what they do is said in keyboard.ts, for the page alone.
    keymaps: {
      defaults: {
        'core:undo': { keys: '⌘+z, ctrl+z', handler: 'core:undo' },
        'core:redo': { keys: '⌘+shift+z, ctrl+shift+z, ctrl+y', handler: 'core:redo' },
        'core:copy': { keys: '⌘+c, ctrl+c', handler: 'core:copy' },
        'core:paste': { keys: '⌘+v, ctrl+v', handler: 'core:paste' },
      },
    },
    deviceManager: {
      devices: [
        { id: 'desktop', name: say('desktop'), width: '' },
        { id: 'tablet', name: say('tablet'), width: '820px', widthMedia: '860px' },
        { id: 'mobile', name: say('mobile'), width: '390px', widthMedia: '480px' },
      ],
    },
  });
}
