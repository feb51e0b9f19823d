import type { ParsedNode } from 'grapesjs';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const ELEMENT = 1;
const TEXT = 3;
const COMMENT = 8;

/** What a browser reads as true where it stands without a value. */
const BOOLEANS = new Set(
  'async autofocus autoplay checked controls default defer disabled hidden loop multiple muted open required reversed selected'.split(
    ' ',
  ),
);

function nodeOf(node: Node): ParsedNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [{ nodeType: TEXT, textContent: node.value }];
  if (defaultTreeAdapter.isCommentNode(node)) return [{ nodeType: COMMENT, textContent: node.data }];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const { tagName, namespaceURI, attrs, childNodes } = node;
  const found = {
    nodeType: ELEMENT,
    // As a document names its elements.
    tagName: namespaceURI === html.NS.HTML ? tagName.toUpperCase() : tagName,
    namespaceURI,
    attributes: Object.fromEntries(
      attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    ),
    __boolAttributes: attrs.flatMap(({ name, value }) => (value === '' && BOOLEANS.has(name) ? [name] : [])),
    childNodes: childNodes.flatMap(nodeOf),
  };
  return [found];
}

/** Reads markup as browsers do, for GrapesJS where there is no browser. */
export const markupNodes = (markup: string): ParsedNode[] => parseFragment(markup).childNodes.flatMap(nodeOf);
