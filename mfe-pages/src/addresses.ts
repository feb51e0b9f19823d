import { paths } from '@landfall/shared';

/** The parameter that names the page whose information is open. */
export const SHOWN_PAGE = 'show';

/** The pages' screen with one page's information open. */
export const pageAddress = (id: string): string => `${paths.pages}?${SHOWN_PAGE}=${encodeURIComponent(id)}`;

/** The pages' screen with the trash open. */
export const trashAddress = (): string => `${paths.pages}?trash=1`;
