import { type Html, html, raw } from './html.ts';
import { KINDS } from './kinds.ts';
import type { PageModel, Section } from './model.ts';
import type { RenderContext, SectionKind } from './section-kind.ts';
import { stylesheet } from './stylesheet.ts';

type AnyKind = SectionKind<string, never>;

const BY_KIND = new Map<string, AnyKind>(KINDS.map((kind) => [kind.kind, kind as unknown as AnyKind]));

/** One section as markup. */
export function renderSection(section: Section, context: RenderContext): Html {
  const kind = BY_KIND.get(section.kind);
  return kind ? kind.render(section as never, context) : raw('');
}

const SKIP = { en: 'Skip to the content', es: 'Saltar al contenido' };

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
  const seen = new Map<string, number>();
  const draw = (section: Section) => {
    const count = (seen.get(section.kind) ?? 0) + 1;
    seen.set(section.kind, count);
    const anchor = count === 1 ? section.kind : `${section.kind}-${count}`;
    return renderSection(section, { language: page.language, palette: page.theme.palette, assets, mode, anchor });
  };
  const of = (wanted: (kind: string) => boolean) => page.sections.filter((section) => wanted(section.kind)).map(draw);
  const top = of((kind) => kind === 'header');
  const main = of((kind) => kind !== 'header' && kind !== 'footer');
  const bottom = of((kind) => kind === 'footer');
  const markup = html`<a class="skip" href="#main">${SKIP[page.language]}</a>${top}<main id="main">${main}</main>${bottom}`;
  return { html: markup.markup, css: stylesheet(page.theme, assets, markup.markup) };
}
