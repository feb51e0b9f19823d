import type { Brand, BrandForm, StoredFile } from '@landfall/shared/contracts';
import type { KeptBrand, KeptPicture } from '../../platform/db/kept-brand.ts';

/** The brand of a project in which nothing was set. */
export const EMPTY_BRAND: KeptBrand = { logo: null, colour: '', scheme: 'light', type: '', pictures: [] };

/** Ids of the files that a brand names. */
export const fileIdsOf = ({ logo, pictures }: Pick<BrandForm, 'logo' | 'pictures'>): string[] =>
  [...(logo ? [logo] : []), ...pictures].map(({ file_id }) => file_id);

/** A brand as it is read, without the files that are gone. `found` are the account's files by id, and who made them. */
export function brandOf(
  { logo, pictures, ...looks }: KeptBrand,
  found: ReadonlyMap<string, { file: StoredFile; credit: string }>,
): Brand {
  const withFile = <T extends KeptPicture>(kept: T) => {
    const known = found.get(kept.file_id);
    return known ? [{ ...known.file, ...kept }] : [];
  };
  return {
    ...looks,
    logo: (logo ? withFile(logo) : [])[0] ?? null,
    // What a service asks for is said, also where nobody typed it.
    pictures: pictures
      .flatMap(withFile)
      .map((picture) => ({ ...picture, credit: picture.credit || found.get(picture.file_id)?.credit || '' })),
  };
}
