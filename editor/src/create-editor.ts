import packaged, { type Editor } from 'grapesjs';
import { backdropType } from './backdrops/backdrop.ts';
import { appendBlock } from './blocks.ts';
import { canvasCss } from './canvas-css.ts';
import { fieldLabels } from './captions.ts';
import { countdownSettings } from './countdowns/countdown-settings.ts';
import { timeLeft } from './countdowns/time-left.ts';
import type { EditorStart } from './editor-start.ts';
import { embedLink } from './embeds/embed-link.ts';
import { embedSettings } from './embeds/embed-settings.ts';
import { fieldSettings } from './form-fields.ts';
import { copyWholeFields } from './forms/copy-field.ts';
import { libraryTexts } from './library-texts.ts';
import { anchorSettings } from './links/anchor-settings.ts';
import { linkSettings } from './links/link-settings.ts';
import { mainPart } from './main-part.ts';
import { PAGE_SETTINGS } from './page-settings.ts';
import { pasteClean } from './paste/paste.ts';
import { pictureSettings } from './pictures.ts';
import { popupClose } from './popups/popup-close.ts';
import { keepDefaults } from './quick/kept-defaults.ts';
import { keepJson } from './quick/kept-json.ts';
import { knownLists } from './quick/known-lists.ts';
import { lateRules } from './quick/late-rules.ts';
import { lateTraits } from './quick/late-traits.ts';
import { quietSets } from './quick/quiet-sets.ts';
import { sectionNames } from './section-names.ts';
import { sectionPlaces } from './section-places.ts';
import { sectors } from './sectors.ts';
import { tableCells } from './table-cells.ts';
import { language, say } from './texts.ts';
import { firstRules } from './theme.ts';

// The package types itself as CommonJS, but its module's default export is the library.
const grapesjs = packaged as unknown as typeof packaged.default;

/** GrapesJS with our shell around it: no panels of its own, no telemetry, nothing from outside. */
export function createEditor(start: EditorStart): Editor {
  return grapesjs.init({
    container: '#canvas',
    height: '100%',
    width: 'auto',
    cssIcons: '',
    ...PAGE_SETTINGS,
    canvasCss: canvasCss(),
    showToolbar: true,
    i18n: { locale: language, detectLocale: false },
    plugins: [
      keepJson,
      quietSets,
      lateTraits,
      lateRules,
      knownLists,
      libraryTexts,
      pictureSettings,
      linkSettings,
      mainPart,
      sectionPlaces,
      tableCells,
      popupClose,
      backdropType,
      timeLeft,
      countdownSettings(start),
      embedLink,
      embedSettings(start),
      fieldLabels,
      fieldSettings,
      copyWholeFields,
      sectionNames(start.kinds),
      anchorSettings,
      keepDefaults,
    ],
    richTextEditor: { onPaste: pasteClean },
    ...(start.data ? { projectData: start.data as Record<string, unknown> } : { components: start.html }),
    canvas: { styles: [firstRules(start)] },
    panels: { defaults: [] },
    blockManager: { appendTo: '#blocks', appendOnClick: (block, editor) => appendBlock(editor, block.getContent()) },
    styleManager: { appendTo: '#styles', sectors: sectors() },
    traitManager: { appendTo: '#traits' },
    deviceManager: {
      devices: [
        { id: 'desktop', name: say('desktop'), width: '' },
        { id: 'tablet', name: say('tablet'), width: '820px', widthMedia: '860px' },
        { id: 'mobile', name: say('mobile'), width: '390px', widthMedia: '480px' },
      ],
    },
  });
}
