/** Stands in the address in the place of a page's id. */
export const ALL_PAGES = 'all';
