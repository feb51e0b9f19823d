/** What a part of a page is made of: its classes with a dot before them, and its elements. */
type Names = ReadonlySet<string>;

const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;
const PSEUDO = /::?[a-z-]+(?:\([^().]*\))?/g;
const STATE = /::?[a-z-]+/g;
const NAME = /\.[a-z][\w-]*|(?<![\w.-])[a-z][\w-]*/g;
const EMPTY = /^(\.[\w-]+)(?::not\(:has\(\.?[\w-]+\)\))+$/;

const namesOf = (markup: string): Names =>
  new Set([
    ...[...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).map((name) => `.${name}`),
    ),
    ...[...markup.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name),
    'html',
    'body',
  ]);

/** The names that an element needs for a selector to fit it. */
const neededBy = (selector: string): string[] =>
  selector
    .replace(NOT, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(PSEUDO, (pseudo) => (pseudo.startsWith(':has(') ? pseudo.slice(4).replace(STATE, '') : ''))
    .match(NAME) ?? [];

/** What a rule for sections without content would look for in vain: `.faq:not(:has(details))`. */
const missedBy = (selector: string): string[] =>
  EMPTY.test(selector) ? [...selector.matchAll(/:has\((\.?[\w-]+)\)/g)].map(([, name = '']) => name) : [];

/**
 * Rules without the selectors that fit nothing in the markup, which is looked at section by section. For our own rules,
 * not for a person's: commas part selectors, so none may stand inside parentheses, and no selector spans two sections.
 */
export function prunedRules(css: string, markup: string): string {
  // What the page itself is, its sections are in.
  const [page = ''] = /<main\b[^<>]*>/.exec(markup) ?? [];
  const parts = markup.split(/(?=<[a-z]+\s[^<>]*data-section=)/).map((part) => namesOf(page + part));
  const isUsed = (selector: string) => {
    const [needed, missed] = [neededBy(selector), missedBy(selector)];
    return parts.some((names) => needed.every((name) => names.has(name)) && !missed.some((name) => names.has(name)));
  };
  return css
    .replace(/(?<![^{}])([^{}]+)(\{[^{}]*\})/g, (_rule, selectors: string, body: string) => {
      const kept = selectors.split(',').filter(isUsed);
      return kept.length > 0 ? kept.join(',') + body : '';
    })
    .replace(/@media[^{}]+\{\}/g, '')
    .replace(/@supports[^{}@]+\{\}/g, '');
}
