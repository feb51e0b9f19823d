import type { PageModel } from '../sections/model.ts';
import type { Photo } from '../sections/section-kind.ts';
import type { TypePairId } from '../sections/type-pairs.ts';

/** A picture of the owner's with the name of its file, which often says what it shows. */
export interface NamedPhoto extends Photo {
  name: string;
}

/** What the pages of a project have in common, as far as its owner chose it. */
export interface PageBrand {
  /** The id of a palette. */
  palette?: string;
  type?: TypePairId;
  logo?: Photo;
  /** The most important ones first. */
  pictures?: readonly NamedPhoto[];
}

/** A page that was made without the brand, in the brand's colours and letters, with its logo. */
export function withBrand(page: PageModel, { palette, type, logo }: PageBrand): PageModel {
  return {
    ...page,
    theme: { palette: palette ?? page.theme.palette, type: type ?? page.theme.type },
    sections: page.sections.map((section) =>
      section.kind === 'header' && logo ? { ...section, logo, placeholder: false } : section,
    ),
  };
}
