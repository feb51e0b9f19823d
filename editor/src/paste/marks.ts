import { linkAddress } from '@landfall/page/sanitize/link-address';

/** How some words are set: what they stress, and where they lead. */
export interface Marks {
  strong: boolean;
  em: boolean;
  u: boolean;
  s: boolean;
  sub: boolean;
  sup: boolean;
  href: string;
}

export const PLAIN: Marks = { strong: false, em: false, u: false, s: false, sub: false, sup: false, href: '' };

/** In the order in which they lie in each other, the outermost first. */
const TAGS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;

const OF_TAG: Readonly<Record<string, Partial<Marks>>> = {
  B: { strong: true },
  STRONG: { strong: true },
  I: { em: true },
  EM: { em: true },
  U: { u: true },
  S: { s: true },
  STRIKE: { s: true },
  DEL: { s: true },
  SUB: { sub: true },
  SUP: { sup: true },
};

/** Where a pasted link leads; empty where that is a place in the document that it came from, or nowhere. */
function addressOf(link: Element): string {
  const address = linkAddress(link.getAttribute('href') ?? '') ?? '';
  return /^(?:https?|mailto|tel):/i.test(address) ? address : '';
}

/** How the words in an element are set. Word processors say it by tags, by styles, or against a tag by a style. */
export function marksOf(element: HTMLElement, around: Marks): Marks {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style;
  const marks = { ...around, ...OF_TAG[element.tagName] };
  if (fontWeight) marks.strong = fontWeight === 'bold' || Number(fontWeight) >= 600;
  if (fontStyle) marks.em = fontStyle === 'italic';
  const lines = `${textDecoration} ${textDecorationLine}`;
  if (lines.includes('line-through')) marks.s = true;
  if (verticalAlign === 'super' || verticalAlign === 'sub') marks[verticalAlign === 'sub' ? 'sub' : 'sup'] = true;
  if (element.tagName === 'A') marks.href = addressOf(element) || around.href;
  // A link is underlined by the page.
  if (marks.href) marks.u = false;
  return marks;
}

export const sameMarks = (one: Marks, other: Marks): boolean =>
  one.href === other.href && TAGS.every((tag) => one[tag] === other[tag]);

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Words as markup, in as few elements as say how they are set. */
export function marked(text: string, marks: Marks): string {
  const inner = TAGS.filter((tag) => marks[tag]).reduceRight(
    (words, tag) => `<${tag}>${words}</${tag}>`,
    escaped(text).replace(/\n/g, '<br>'),
  );
  return marks.href ? `<a href="${escaped(marks.href)}">${inner}</a>` : inner;
}
