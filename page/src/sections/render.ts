import { languageOfWords, WORDS } from '../languages/languages.ts';
import { type Html, html, raw } from './html.ts';
import { KINDS } from './kinds.ts';
import type { PageModel, Section } from './model.ts';
import { anchored, published } from './published.ts';
import type { RenderContext, SectionKind } from './section-kind.ts';
import { stylesheet } from './stylesheet.ts';

type AnyKind = SectionKind<string, never>;

const BY_KIND = new Map<string, AnyKind>(KINDS.map((kind) => [kind.kind, kind as unknown as AnyKind]));

/** One section as markup. */
export function renderSection(section: Section, context: RenderContext): Html {
  const kind = BY_KIND.get(section.kind);
  return kind ? kind.render(section as never, context) : raw('');
}

/** Alternates the ground of the sections that leave it to the page, so that neighbours are told apart. */
function grounded(drawn: readonly { kind: string; markup: Html }[]): Html[] {
  let tinted = true;
  return drawn.map(({ kind, markup }) => {
    if (markup.markup === '') return markup;
    if (BY_KIND.get(kind)?.ownGround) {
      tinted = kind !== 'hero' && tinted;
      return markup;
    }
    tinted = !tinted;
    return tinted ? raw(markup.markup.replace('<section class="', '<section class="tint ')) : markup;
  });
}

/** What a page's sections are drawn with, whatever section it is. */
export const contextOf = (
  page: Pick<PageModel, 'language' | 'words' | 'theme'>,
  mode: RenderContext['mode'],
  assets: string,
): RenderContext => ({
  language: page.language,
  words: WORDS[languageOfWords(page)],
  palette: page.theme.palette,
  assets,
  mode,
  anchor: '',
});

/**
 * The one renderer: a page's body and its rules.
 * `assets` is where drawings and fonts are served, with a slash at the end.
 * In 'publish' placeholders are left out; in 'edit' they are drawn and marked.
 */
export function renderPage(
  page: PageModel,
  mode: RenderContext['mode'],
  assets: string,
): { html: string; css: string } {
  const context = contextOf(page, mode, assets);
  const shown = mode === 'publish' ? published(page) : anchored(page);
  const drawn = shown.map(({ section, anchor }) => ({
    kind: section.kind,
    markup: renderSection(section, { ...context, anchor }),
  }));
  const of = (wanted: (kind: string) => boolean) => drawn.filter(({ kind }) => wanted(kind));
  const top = of((kind) => kind === 'header').map(({ markup }) => markup);
  const main = grounded(of((kind) => kind !== 'header' && kind !== 'footer'));
  const bottom = of((kind) => kind === 'footer').map(({ markup }) => markup);
  const markup = html`<a class="skip" href="#main">${context.words.skip}</a>${top}<main id="main">${main}</main>${bottom}`;
  return { html: markup.markup, css: stylesheet(page.theme, assets, markup.markup) };
}
