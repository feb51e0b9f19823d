import type { OutlineElement, OutlineSection } from '@landfall/shared/contracts';

/** One card, row or question. */
export interface ContentItem {
  title: string;
  /** A price or another short value. */
  value: string;
  body: string[];
  points: string[];
  placeholder: boolean;
}

/** What a section says, whatever it looks like. */
export interface SectionContent {
  /** A short line above the heading. */
  eyebrow: string;
  title: string;
  intro: string[];
  items: ContentItem[];
  links: { label: string; href: string }[];
  pictures: number;
}

const TITLES: ReadonlySet<string> = new Set(['h3', 'h4', 'h5', 'summary', 'dt']);
const MONEY = /\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN|zł)\b/u;
const LONGEST_VALUE = 60;

const isValue = ({ tag, text }: OutlineElement) =>
  tag !== 'summary' && text.length <= LONGEST_VALUE && MONEY.test(text) && /\d/.test(text);

function itemOf(elements: readonly OutlineElement[]): ContentItem {
  const title = elements.find(({ tag }) => TITLES.has(tag)) ?? elements[0];
  const others = elements.filter((element) => element !== title);
  const value = others.find(isValue);
  // What a price is for stands beside it.
  const unit =
    value && others[others.indexOf(value) + 1]?.tag === 'small' ? others[others.indexOf(value) + 1] : undefined;
  const rest = others.filter((element) => element !== value && element !== unit);
  const isPoint = ({ tag }: OutlineElement) => tag === 'span' || tag === 'li';
  return {
    title: title?.text ?? '',
    value: [value?.text, unit?.text].filter(Boolean).join(' '),
    body: rest.filter((element) => !isPoint(element)).map(({ text }) => text),
    points: rest.filter(isPoint).map(({ text }) => text),
    placeholder: elements.some(({ placeholder }) => placeholder),
  };
}

/** What a section says, read from its outline. */
export function contentOf({ elements }: Pick<OutlineSection, 'elements'>): SectionContent {
  const said = elements.filter(({ text, tag }) => text !== '' && tag !== 'img');
  const own = said.filter(({ item }) => item === 0);
  const heading = own.find(({ tag }) => tag === 'h1') ?? own.find(({ tag }) => tag === 'h2');
  const isLink = ({ tag }: OutlineElement) => tag === 'a';
  const above = heading ? own.slice(0, own.indexOf(heading)) : [];
  const items = Map.groupBy(
    said.filter(({ item }) => item > 0),
    ({ item }) => item,
  );
  return {
    eyebrow: above.map(({ text }) => text).join(' · '),
    title: heading?.text ?? '',
    intro: own
      .filter((element) => element !== heading && !above.includes(element) && !isLink(element))
      .map(({ text }) => text),
    items: [...items.values()].map(itemOf),
    links: own.filter(isLink).map(({ text, href }) => ({ label: text, href })),
    pictures: elements.filter(({ tag }) => tag === 'img').length,
  };
}
