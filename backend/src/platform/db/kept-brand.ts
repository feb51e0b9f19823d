import type { BrandForm } from '@landfall/shared/contracts';

/** A brand's picture as it is kept: its file, and its size in pixels. */
export interface KeptPicture {
  file_id: string;
  width: number;
  height: number;
}

/** A brand as it is kept: files are told by their ids, and those that are gone are left out when it is read. */
export interface KeptBrand extends Omit<BrandForm, 'logo' | 'pictures'> {
  logo: KeptPicture | null;
  pictures: (BrandForm['pictures'][number] & KeptPicture)[];
}
