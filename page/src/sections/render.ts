import { languageOfWords, WORDS } from '../languages/languages.ts';
import { type Html, html, raw } from './html.ts';
import { KINDS } from './kinds.ts';
import type { Manner } from './manners.ts';
import type { PageModel, Section } from './model.ts';
import { withPopups } from './parts/popups.ts';
import { anchored, published } from './published.ts';
import type { RenderContext, SectionKind } from './section-kind.ts';
import { stylesheet } from './stylesheet.ts';
import { TYPE_PAIRS } from './type-pairs.ts';

type AnyKind = SectionKind<string, never>;

const BY_KIND = new Map<string, AnyKind>(KINDS.map((kind) => [kind.kind, kind as unknown as AnyKind]));

/** One section as markup. */
export function renderSection(section: Section, context: RenderContext): Html {
  const kind = BY_KIND.get(section.kind);
  return kind ? kind.render(section as never, context) : raw('');
}

/** Kinds that a page ends with on the theme's strong ground, which its footer goes on. */
const CLOSING: ReadonlySet<string> = new Set(['contact', 'lead-form']);

const onGround = (markup: Html, ground: string): Html =>
  raw(markup.markup.replace('<section class="', `<section class="${ground} `));

const isFrame = (kind: string): boolean => kind === 'header' || kind === 'footer';

const isStrong = (section: Section | undefined): boolean =>
  (section?.kind === 'hero' && section.variant === 'statement') ||
  (section?.kind === 'cta' && section.variant === 'band');

/**
 * The anchor of what asks visitors to write or call, where the published page ends with it; empty where it does not, or
 * where what stands before it is on the strong ground already.
 */
function closingOf(page: PageModel): string {
  // Bars and popups lie over the page, wherever they are.
  const main = published(page).filter(({ section: { kind } }) => !isFrame(kind) && kind !== 'bar' && kind !== 'popup');
  const last = main.at(-1);
  return last && CLOSING.has(last.section.kind) && !isStrong(main.at(-2)?.section) ? last.anchor : '';
}

/**
 * Alternates the ground of the sections that leave it to the page, or rules lines between them, so that neighbours are
 * told apart. `closing` is the anchor of the section that stands on the strong ground.
 */
function grounded(
  drawn: readonly { kind: string; anchor: string; markup: Html }[],
  closing: string,
  manner: Manner,
): Html[] {
  let tinted = true;
  return drawn.map(({ kind, anchor, markup }) => {
    if (markup.markup === '') return markup;
    if (anchor === closing) return onGround(markup, 'closing');
    if (BY_KIND.get(kind)?.ownGround) {
      tinted = kind !== 'hero' && tinted;
      return markup;
    }
    if (manner === 'ruled') return onGround(markup, 'rule');
    tinted = !tinted;
    return tinted ? onGround(markup, 'tint') : markup;
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
    anchor,
    markup: renderSection(section, { ...context, anchor }),
  }));
  const { manner } = TYPE_PAIRS[page.theme.type];
  const of = (wanted: (kind: string) => boolean) => drawn.filter(({ kind }) => wanted(kind));
  const top = of((kind) => kind === 'header').map(({ markup }) => markup);
  const main = grounded(
    of((kind) => !isFrame(kind)),
    closingOf(page),
    manner,
  );
  const bottom = of((kind) => kind === 'footer').map(({ markup }) => markup);
  const markup = html`<a class="skip" href="#main">${context.words.skip}</a>${top}<main id="main" class="${manner}">${main}</main>${bottom}`;
  const body = mode === 'publish' ? withPopups(markup.markup) : markup.markup;
  return { html: body, css: stylesheet(page.theme, assets, body) };
}
