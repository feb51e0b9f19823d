import type { PageVersion } from '@landfall/shared/contracts';
import { language } from '../texts.ts';

/** When a version came about, in words. */
export const momentOf = ({ created_at }: Pick<PageVersion, 'created_at'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(created_at * 1000);
