import { CardSkeleton } from '@landfall/shared';
import { SeoColumns } from './seo-columns.tsx';

/** The form and its preview before the settings are there. */
export const SeoSkeleton = () => (
  <SeoColumns
    form={<CardSkeleton h={{ base: '52rem', sm: '45rem' }} fields={5} />}
    preview={<CardSkeleton h="36rem" fields={2} />}
  />
);
