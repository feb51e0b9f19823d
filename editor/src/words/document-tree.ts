import { type PageTree, TEXT, type Undo } from '@landfall/page/edit/tree';

/** Runs a change and returns the way back to where the node was. */
function relocated(node: Node, change: () => void): Undo {
  const { parentNode, nextSibling } = node;
  change();
  return () => {
    if (parentNode) parentNode.insertBefore(node, nextSibling?.parentNode === parentNode ? nextSibling : null);
    else node.parentNode?.removeChild(node);
  };
}

const POINTERS = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** A document that shows the page, as a tree to edit. `isMadeUp`: ids that are none of the page's. */
export function documentTree(root: Element, isMadeUp: (id: string) => boolean): PageTree<Node> {
  const document = root.ownerDocument;
  const element = (node: Node) => (node.nodeType === Node.ELEMENT_NODE ? (node as Element) : null);
  return {
    root,
    children: (node) => [...node.childNodes],
    parent: (node) => (node === root ? null : node.parentNode),
    tag: (node) => element(node)?.tagName.toLowerCase() ?? (node.nodeType === Node.TEXT_NODE ? TEXT : ''),
    text: (node) => node.nodeValue ?? '',
    attribute(node, name) {
      const value = element(node)?.getAttribute(name) ?? undefined;
      return name === 'id' && value !== undefined && isMadeUp(value) ? undefined : value;
    },
    setAttribute(node, name, value) {
      const before = element(node)?.getAttribute(name) ?? null;
      const set = (wanted: string | null | undefined) =>
        wanted == null ? element(node)?.removeAttribute(name) : element(node)?.setAttribute(name, wanted);
      set(value);
      return () => set(before);
    },
    insert: (parent, before, node) => relocated(node, () => parent.insertBefore(node, before)),
    remove: (node) => relocated(node, () => node.parentNode?.removeChild(node)),
    createText: (text) => document.createTextNode(text),
    parse(markup) {
      const template = document.createElement('template');
      template.innerHTML = markup;
      return document.adoptNode(template.content).firstElementChild;
    },
    copy(node, suffix) {
      const copy = node.cloneNode(true) as Element;
      for (const inner of [copy, ...copy.querySelectorAll('*')])
        for (const name of POINTERS) {
          const value = inner.getAttribute(name);
          if (value) inner.setAttribute(name, value + suffix);
        }
      return copy;
    },
  };
}
