import { Skeleton } from '@landfall/shared';
import { SeoColumns } from './seo-columns.tsx';

/** The form and its preview before the settings are there. */
export const SeoSkeleton = () => (
  <SeoColumns
    form={<Skeleton h={{ base: '52rem', sm: '45rem' }} rounded="xl" />}
    preview={<Skeleton h="36rem" rounded="xl" />}
  />
);
