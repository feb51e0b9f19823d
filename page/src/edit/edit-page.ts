import type { EditStep, PageOperation, PageOutline } from '@landfall/shared/contracts';
import { duplicateSection, insertSection, replaceSection } from './bring-section.ts';
import { type Applied, changed, type DeadLink, type Draft } from './change.ts';
import { changeElement } from './change-element.ts';
import { type IndexedSection, indexPage, mainOf, outlineOf } from './outline.ts';
import { refusalOf } from './refusal.ts';
import type { PageTree, Undo } from './tree.ts';

export interface EditOptions<N> {
  /** What the page is in where it does not say so itself. */
  made: Pick<PageOutline, 'language' | 'theme'>;
  /** Hears of every element that was changed or that is new. */
  onTouch?: (node: N) => void;
}

/**
 * A page that is being changed. The names of the outline stay valid while operations are applied one after the other:
 * an operation touches what it names and nothing else, or is refused whole.
 */
export class PageEdit<N> {
  readonly #draft: Draft<N>;
  readonly #options: EditOptions<N>;
  readonly #undos: Undo[] = [];

  constructor(tree: PageTree<N>, options: EditOptions<N>) {
    this.#options = options;
    this.#draft = {
      tree,
      index: indexPage(tree),
      did: (undo) => this.#undos.push(undo),
      touch: (node) => options.onTouch?.(node),
    };
  }

  /** What the page says now. */
  outline(): PageOutline {
    return outlineOf(this.#draft.tree, this.#options.made);
  }

  /** Takes back everything, last change first. */
  undo(): void {
    for (const undo of this.#undos.splice(0).toReversed()) undo();
  }

  /** `markup` is the section that an operation brings, drawn without an anchor. */
  apply(operation: PageOperation, markup = ''): Applied {
    const { tree, index } = this.#draft;
    const refused = refusalOf(tree, index, operation, this.#options.made);
    if (refused) return { refused };
    switch (operation.op) {
      case 'theme':
      case 'language':
        return this.#changePage(operation);
      case 'insert':
        return insertSection(this.#draft, operation, markup);
      case 'replace':
        return replaceSection(this.#draft, operation, markup);
    }
    const held = index.get(operation.section);
    if (!held) return { refused: 'no_section' };
    switch (operation.op) {
      case 'move':
        return this.#move(held, operation.before);
      case 'remove':
        return this.#remove(held);
      case 'duplicate':
        return duplicateSection(this.#draft, held);
      default:
        return changeElement(this.#draft, held, operation);
    }
  }

  #changePage(operation: Extract<PageOperation, { op: 'theme' | 'language' }>): Applied {
    const { tree, did } = this.#draft;
    const { language, theme } = outlineOf(tree, this.#options.made, new Map());
    const page = { id: '', heading: '' };
    if (operation.op === 'language') {
      did(tree.setAttribute(tree.root, 'lang', operation.language));
      return { change: changed('language', page, language, operation.language), broken: [] };
    }
    const after = `${operation.palette}-${operation.type}`;
    did(tree.setAttribute(tree.root, 'data-theme', after));
    return { change: changed('theme', page, `${theme.palette}-${theme.type}`, after), broken: [] };
  }

  #move(held: IndexedSection<N>, before: string | null): Applied {
    const { tree, index, did, touch } = this.#draft;
    const next = before === null ? undefined : index.get(before);
    did(tree.insert(mainOf(tree), next?.node ?? null, held.node));
    touch(held.node);
    return { change: changed('move', held.section, '', next?.section.heading ?? ''), broken: [] };
  }

  #remove({ node, section }: IndexedSection<N>): Applied {
    const { tree, index, did } = this.#draft;
    did(tree.remove(node));
    index.delete(section.id);
    return { change: changed('remove', section, section.heading || section.id), broken: this.#linksTo(section.id) };
  }

  #linksTo(id: string): DeadLink[] {
    return [...this.#draft.index.values()].flatMap(({ section, targets }) =>
      [...targets.values()]
        .filter(({ element }) => element.href === `#${id}`)
        .map(({ element: { text, href } }) => ({ section: section.id, text, href })),
    );
  }
}

/** Applies a list of operations in its order; what cannot be done is left out whole, with the reason. */
export function applyOperations<N>(
  tree: PageTree<N>,
  steps: readonly Pick<EditStep, 'operation' | 'html'>[],
  options: EditOptions<N>,
) {
  const edit = new PageEdit(tree, options);
  const results = steps.map(({ operation, html }) => ({ operation, result: edit.apply(operation, html) }));
  return {
    changes: results.flatMap(({ result }) => ('change' in result ? [result.change] : [])),
    broken: results.flatMap(({ result }) => ('change' in result ? result.broken : [])),
    refused: results.flatMap(({ operation, result }) =>
      'refused' in result ? [{ operation, reason: result.refused }] : [],
    ),
    undo: () => edit.undo(),
  };
}
