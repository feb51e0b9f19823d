import type { BrandPicture } from '@landfall/shared/contracts';
import { useState } from 'react';
import { useBrandOf } from '../api/one-page.ts';

/** The brand's pictures, and which of them a page is made with: all, until some are taken away. */
export function useBrandPictures(projectId: string, isWanted: boolean) {
  const { data } = useBrandOf(projectId, isWanted);
  const [without, setWithout] = useState<readonly string[]>([]);
  const pictures: BrandPicture[] = data?.data.pictures ?? [];
  const isChosen = (id: string) => !without.includes(id);
  const kept = pictures.map(({ file_id }) => file_id).filter(isChosen);
  return {
    pictures,
    isChosen,
    /** Ids of the chosen ones; undefined: all. */
    chosen: kept.length < pictures.length ? kept : undefined,
    toggle: (id: string) => setWithout((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    forget: () => setWithout([]),
  };
}
