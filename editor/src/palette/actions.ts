import type { Editor } from 'grapesjs';
import { appendBlock } from '../blocks.ts';
import { chooseColorMode, isDark } from '../color-mode.ts';
import { duplicate, move, remove, select } from '../elements.ts';
import { partsOf } from '../links/page-anchors.ts';
import { find } from '../start.ts';
import { textActs } from '../text-blocks/text-acts.ts';
import { say, type TextName } from '../texts.ts';

/** Something that can be done in the editor. */
export interface Action {
  label: string;
  /** Beside the label: its keys, or what it is about. */
  note: string;
  run: () => void;
}

/** What the buttons of the editor do; one that is away or off right now is not offered. */
const BUTTONS: readonly (readonly [name: TextName, selector: string, keys: string])[] = [
  ['publish', '[data-action="publish"]', 'Ctrl Enter'],
  ['schedule', '[data-action="schedule"]', ''],
  ['undo', '[data-action="undo"]', 'Ctrl Z'],
  ['redo', '[data-action="redo"]', 'Ctrl Y'],
  ['find', '[data-action="find"]', 'Ctrl F'],
  ['pageSettings', '[data-action="page-settings"]', ''],
  ['versions', '[data-action="versions"]', ''],
  ['share', '[data-action="share"]', ''],
  ['comments', '[data-action="comments"]', ''],
  ['sharedShare', '#shared-panel [data-act="share"]', ''],
  ['viewPage', '[data-action="view"]', ''],
  ['desktop', '[data-device="desktop"]', ''],
  ['tablet', '[data-device="tablet"]', ''],
  ['mobile', '[data-device="mobile"]', ''],
  ['shortcuts', '[data-action="help"]', '?'],
  ['backToPages', '#back', ''],
];

/** The tabs of both sides, with the side that they stand on. */
const PANELS: readonly (readonly [name: TextName, tab: string, side: 'add' | 'change'])[] = [
  ['blocks', '#tab-blocks-panel', 'add'],
  ['theme', '#tab-theme', 'add'],
  ['words', '#tab-words', 'add'],
  ['style', '#tab-styles', 'change'],
  ['settings', '#tab-traits', 'change'],
  ['layers', '#tab-layers', 'change'],
];

/** What can be done to the selected element, with its keys. */
function elementActs(editor: Editor): Action[] {
  const selected = editor.getSelected();
  const parent = selected?.parent();
  if (!selected || !parent) return [];
  const last = parent.components().length - 1;
  const acts: readonly (readonly [name: TextName, keys: string, isOffered: boolean, run: () => void])[] = [
    ['toolCopy', '', selected.get('copyable') !== false, () => duplicate(editor)],
    ['moveUp', 'Alt ↑', selected.index() > 0, () => move(editor, -1)],
    ['moveDown', 'Alt ↓', selected.index() < last, () => move(editor, 1)],
    ['toolDelete', 'Del', selected.get('removable') !== false, () => remove(editor)],
    ['toolAround', '←', parent !== editor.getWrapper(), () => select(editor, parent)],
  ];
  return acts.flatMap(([name, note, isOffered, run]) =>
    isOffered
      ? [
          {
            label: say(name),
            note,
            run: () => {
              run();
              find('.stage').focus();
            },
          },
        ]
      : [],
  );
}

function showPanel(tab: HTMLElement, side: string): void {
  const opener = find<HTMLButtonElement>(`[data-open="${side}"]`);
  if (opener.offsetParent && opener.ariaExpanded !== 'true') opener.click();
  tab.click();
  tab.focus();
}

/** Everything that can be done right now: to the selected text or element, what buttons do, panels, blocks to add, and the parts of the page to go to. */
export function actionsOf(editor: Editor): Action[] {
  const buttons = BUTTONS.flatMap(([name, selector, note]): Action[] => {
    const button = document.querySelector<HTMLButtonElement>(selector);
    const beside = name === 'pageSettings' ? say('pageSettingsHold') : note;
    return button && !button.disabled && !button.hidden
      ? [{ label: say(name), note: beside, run: () => button.click() }]
      : [];
  });
  const panels = PANELS.flatMap(([name, selector, side]): Action[] => {
    const tab = document.querySelector<HTMLElement>(selector);
    if (!tab || tab.hidden) return [];
    return [{ label: say(name), note: say('actionPanel'), run: () => showPanel(tab, side) }];
  });
  const texts = textActs(editor).map(({ name, keys, run }) => ({
    label: say(name),
    note: keys,
    run: () => {
      void run();
      find('.stage').focus();
    },
  }));
  const parts = partsOf(editor).map(({ label, component }) => ({
    label,
    note: say('actionPart'),
    run: () => {
      select(editor, component);
      find('.stage').focus();
    },
  }));
  const blocks = editor.Blocks.getAll().models.map((block) => ({
    label: String(block.getLabel()),
    note: say('actionBlock'),
    run: () => {
      appendBlock(editor, block.getContent());
      find('.stage').focus();
    },
  }));
  const mode = isDark() ? 'light' : 'dark';
  const colors = [{ label: say(`${mode}Mode`), note: '', run: () => chooseColorMode(mode) }];
  return [...texts, ...elementActs(editor), ...buttons, ...panels, ...colors, ...parts, ...blocks];
}
