import type { PageBrand } from '@landfall/page/compose/page-brand';
import { brandPaletteId } from '@landfall/page/sections/brand-palette';
import type { Brand, FocalPoint } from '@landfall/shared/contracts';

/** Where the dashboard's origin has the account's files; published pages have them elsewhere (pages/page-pictures.ts). */
const FILES = '/v1/files/';

const addressOf = ({ path_parent, path_child }: { path_parent: string; path_child: string }) =>
  `${FILES}${path_parent}/${path_child}`;

// Where a browser cuts a picture anyway.
const isCentre = ({ x, y }: FocalPoint) => x === 0.5 && y === 0.5;

const photoOf = (picture: Brand['pictures'][number]) => ({
  src: addressOf(picture),
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  ...(isCentre(picture.focal) ? {} : { focal: picture.focal }),
  ...(picture.credit && {
    credit: { label: picture.credit, ...(picture.credit_url && { href: picture.credit_url }) },
  }),
  name: picture.file_name,
});

/** A brand as pages are made with it. `chosen` are the ids of the pictures to use; null: all of them. */
export const asPageBrand = (
  { logo, colour, scheme, type, pictures }: Brand,
  chosen: readonly string[] | null,
): PageBrand => ({
  ...(colour && { palette: brandPaletteId(colour, scheme === 'dark') }),
  ...(type && { type }),
  ...(logo && { logo: { src: addressOf(logo), alt: '', width: logo.width, height: logo.height } }),
  pictures: pictures.filter(({ file_id }) => chosen === null || chosen.includes(file_id)).map(photoOf),
});
