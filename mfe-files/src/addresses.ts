import { paths } from '@landfall/shared';

/** The parameter that names the file whose preview is open. */
export const SHOWN_FILE = 'show';

/** The library with one file's preview open. */
export const filePreviewAddress = (id: string): string => `${paths.files}?${SHOWN_FILE}=${encodeURIComponent(id)}`;
