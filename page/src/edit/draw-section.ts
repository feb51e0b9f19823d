import type { PageOperation, PageOutline } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { isPageLanguage } from '../languages/languages.ts';
import { pageModel, section } from '../sections/model.ts';
import { contextOf, renderSection } from '../sections/render.ts';

/** The section that an operation brings, as it was sent; null where it brings none. */
export const broughtBy = (operation: PageOperation): unknown =>
  operation.op === 'insert' ? operation.section : operation.op === 'replace' ? operation.with : null;

/**
 * The markup of a section as the editor shows it, its texts escaped. Null for what is no section of ours.
 * `assets` is where drawings are served, with a slash at the end.
 */
export function drawSection(
  data: unknown,
  { language, theme }: Pick<PageOutline, 'language' | 'theme'>,
  assets: string,
): string | null {
  const parsed = v.safeParse(section, data);
  const chosen = v.safeParse(pageModel.entries.theme, theme);
  if (!parsed.success) return null;
  const page = {
    language: isPageLanguage(language) ? language : ('en' as const),
    theme: chosen.success ? chosen.output : { palette: 'iris' as const, type: 'modern' as const },
  };
  return renderSection(parsed.output, contextOf(page, 'edit', assets)).markup || null;
}
