import type { Component, Editor } from 'grapesjs';
import { change, move, remove, shownText } from './elements.ts';
import { notShownOn } from './looks/not-shown-on.ts';
import { find } from './start.ts';
import { say } from './texts.ts';
import { SHOWN, whenShown } from './when-shown.ts';

const NAME = '[data-name]';
const ITEM = '[role="treeitem"]';
/** For the mouse; the keys are in `connectLayers`. */
const HANDLES = '.gjs-layer-vis, .gjs-layer-caret, .gjs-layer-count, .gjs-layer-move';

/** Whose layer an item of the tree is. */
const components = new WeakMap<Element, Component>();

const itemOf = (component: Component | null | undefined) =>
  component?.viewLayer?.el.querySelector<HTMLElement>(':scope > .gjs-layer-item');

/** A text beside a layer's name. */
function showBeside(name: Element, className: string, text: string): void {
  const present = name.parentElement?.querySelector(`.${className}`);
  if (present?.textContent === text) return;
  const shown = present ?? document.createElement('span');
  shown.className = className;
  shown.textContent = text;
  name.parentElement?.append(shown);
}

/** Makes GrapesJS' drawing of a layer an item of a tree, for the keyboard and for assistive technology. */
function dress(editor: Editor, component: Component, [level, at, of]: [level: number, at: number, of: number]): void {
  const item = itemOf(component);
  const name = item?.querySelector(NAME);
  const { open, selected, visible, components: inner } = editor.Layers.getLayerData(component);
  if (item && name) {
    components.set(item, component);
    item.role = 'treeitem';
    item.tabIndex = selected ? 0 : -1;
    item.ariaLevel = String(level);
    item.ariaPosInSet = String(at);
    item.ariaSetSize = String(of);
    item.ariaSelected = String(selected);
    item.ariaExpanded = inner.length > 0 ? String(open) : null;
    for (const handle of item.querySelectorAll(HANDLES)) handle.ariaHidden = 'true';
    // The first words of a layer help to tell it from those of the same kind.
    showBeside(name, 'layer-words', level === 1 ? '' : shownText(component));
    const isShared = component.get('attributes')?.['data-shared'] !== undefined && document.body.dataset.shared;
    showBeside(name, 'layer-shared', isShared ? say('shared') : '');
    showBeside(name, 'layer-screens', notShownOn(component));
    showBeside(name, 'layer-hidden', visible ? '' : say('hidden'));
  }
  // What is folded up is nobody's yet.
  if (!open) return;
  for (const [index, child] of inner.entries()) dress(editor, child, [level + 1, index + 1, inner.length]);
}

const isShown = (item: HTMLElement) => item.offsetParent !== null;

/**
 * The tree of layers by keyboard, as trees work: arrows go through it, open and close; the layer one is at is the
 * selected element. The keys of the page (move, change, delete) do the same here.
 */
export function connectLayers(editor: Editor): void {
  const tree = find('#layer-tree');
  const items = () => [...tree.querySelectorAll<HTMLElement>(ITEM)].filter(isShown);
  const beside = (item: HTMLElement, by: 1 | -1) => items()[items().indexOf(item) + by];

  const goTo = (item: HTMLElement | null | undefined) => {
    const component = item && components.get(item);
    if (!component) return;
    editor.Layers.setLayerData(component, { selected: true });
    component.getEl()?.scrollIntoView({ block: 'nearest' });
    item.focus();
  };

  /** Where in the tree the focus is; GrapesJS draws layers anew when elements move or go, and the focus has to stay. */
  let focusedAt = -1;
  document.addEventListener('focusin', ({ target }) => {
    focusedAt = items().findIndex((item) => item.contains(target as Node));
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!tree.contains(target as Node)) focusedAt = -1;
  });
  const keepFocus = () => {
    if (focusedAt < 0 || document.activeElement !== document.body) return;
    const selected = itemOf(editor.getSelected());
    goTo(selected && isShown(selected) ? selected : (items()[focusedAt] ?? items().at(-1)));
  };

  const panel = find('#layers');
  const dressAll = whenShown(panel, () => {
    const root = editor.Layers.getRoot() ?? editor.getWrapper();
    if (root) dress(editor, root, [1, 1, 1]);
    // Somebody who comes by Tab starts at the selected layer, or at the first one.
    const shown = items();
    const [first] = shown;
    if (first && !shown.some((item) => item.tabIndex === 0)) first.tabIndex = 0;
    keepFocus();
  });

  const keys: Record<string, (item: HTMLElement, component: Component) => void> = {
    ArrowDown: (item) => goTo(beside(item, 1)),
    ArrowUp: (item) => goTo(beside(item, -1)),
    Home: () => goTo(items()[0]),
    End: () => goTo(items().at(-1)),
    ArrowRight: (item, component) => {
      if (item.ariaExpanded === 'false') editor.Layers.setOpen(component, true);
      else if (item.ariaExpanded === 'true') goTo(beside(item, 1));
    },
    ArrowLeft: (item, component) => {
      if (item.ariaExpanded === 'true') editor.Layers.setOpen(component, false);
      else goTo(itemOf(component.parent()));
    },
    Enter: () => change(editor),
    ' ': goTo,
    'Alt+ArrowDown': () => move(editor, 1),
    'Alt+ArrowUp': () => move(editor, -1),
    Delete: () => remove(editor),
    Backspace: () => remove(editor),
    F2: (item) => item.querySelector(NAME)?.dispatchEvent(new Event('dblclick', { bubbles: true })),
    h: (_, component) => editor.Layers.setVisible(component, !editor.Layers.isVisible(component)),
  };

  /** A name that is being written ends by Enter, or by Escape as it was; the layer has the focus again. */
  const endOfName = (event: KeyboardEvent, name: HTMLElement) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    const item = name.closest<HTMLElement>(ITEM);
    const component = item && components.get(item);
    if (event.key === 'Escape') name.textContent = component?.getName() ?? '';
    queueMicrotask(() => item?.focus());
  };
  // In the capturing phase: GrapesJS ends the name, and lets nobody else hear of it.
  tree.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement;
      if (target.isContentEditable) endOfName(event, target);
    },
    true,
  );
  tree.addEventListener('keydown', (event) => {
    const item = event.target as HTMLElement;
    const component = components.get(item);
    if (!component || event.ctrlKey || event.metaKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run = keys[event.altKey ? `Alt+${key}` : key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run(item, component);
  });
  // A name as it would be anyway is no name of its own.
  editor.on('component:update:custom-name', (component: Component) => {
    const name = component.get('custom-name');
    if (name !== undefined && (!name || name === component.getName({ noCustom: true }))) component.unset('custom-name');
  });
  editor.on('layer:render layer:component update component:selected component:deselected', dressAll);
  // GrapesJS folds everything up when nothing is selected; the page's own parts stay in sight.
  const unfold = () => {
    const root = editor.Layers.getRoot();
    if (root && !editor.getSelected()) editor.Layers.setOpen(root, true);
  };
  editor.on('component:deselected', unfold);
  // Drawing the layers of a long page takes as long as opening it: it waits for somebody who wants to see them.
  panel.addEventListener(
    SHOWN,
    () => {
      tree.append(editor.Layers.render());
      unfold();
      dressAll();
    },
    { once: true },
  );
}
