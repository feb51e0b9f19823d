/** Where the caret stands in a text, or what is marked in it: in characters from its beginning, each line break one of them. */
export interface Caret {
  start: number;
  end: number;
}

const lengthOf = (range: Range): number => {
  const before = range.cloneContents();
  return (before.textContent ?? '').length + before.querySelectorAll('br').length;
};

/** Where the caret stands in a text; at its end where it stands somewhere else. */
export function readCaret(text: HTMLElement): Caret {
  const marked = text.ownerDocument.getSelection();
  const range = marked?.rangeCount ? marked.getRangeAt(0) : undefined;
  const before = text.ownerDocument.createRange();
  before.selectNodeContents(text);
  if (!range || !text.contains(range.commonAncestorContainer)) {
    const length = lengthOf(before);
    return { start: length, end: length };
  }
  before.setEnd(range.startContainer, range.startOffset);
  const start = lengthOf(before);
  before.setEnd(range.endContainer, range.endOffset);
  return { start, end: lengthOf(before) };
}

/** The node and the offset in it at a number of characters from a text's beginning. */
export function placeAt(text: HTMLElement, characters: number): [node: Node, offset: number] {
  const nodes = text.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let left = characters;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentNode;
    if (node.nodeName === 'BR' && parent) {
      if (left === 0) return [parent, [...parent.childNodes].indexOf(node as ChildNode)];
      left -= 1;
    } else if (node.nodeType === Node.TEXT_NODE) {
      const length = node.textContent?.length ?? 0;
      if (left <= length) return [node, left];
      left -= length;
    }
  }
  return [text, text.childNodes.length];
}

/** Puts the caret, or the mark, where it stood. */
export function placeCaret(text: HTMLElement, { start, end }: Caret): void {
  text.ownerDocument.getSelection()?.setBaseAndExtent(...placeAt(text, start), ...placeAt(text, end));
}
