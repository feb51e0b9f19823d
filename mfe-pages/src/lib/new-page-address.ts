import { paths } from '@landfall/shared';

/** The parameter that begins a new page, where new pages are drafts. */
export const NEW = 'new';

export const newPageAddress = (from?: 'template'): string => `${paths.pages}?${NEW}=${from ?? '1'}`;
