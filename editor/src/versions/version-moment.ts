import type { PageVersion } from '@landfall/shared/contracts';
import { dateIn } from '@landfall/shared/date-in';
import { language } from '../texts.ts';

/** When a version came about, in words. */
export const momentOf = ({ created_at }: Pick<PageVersion, 'created_at'>): string => dateIn(language, created_at);
