/** Markup that is safe to put into a page as it is. Only `html` and `raw` make it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// Characters that no HTML document may contain: controls other than tab and line ends, and noncharacters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Noncharacter_Code_Point}]/gu;

/** Text made safe for element content and quoted attributes; characters that HTML forbids are dropped. */
const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function markupOf(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(markupOf).join('');
  return escapeHtml(String(part));
}

/** Template tag: every value is escaped unless it is `Html` itself; false, null and undefined vanish. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += markupOf(value) + (strings[index + 1] ?? '');
  return new Html(markup);
}

/** Declares markup of our own making (never a person's text) as safe. */
export const raw = (markup: string): Html => new Html(markup);
