/** Where the link of a confirmation leads, on every site. No page has such a path. */
export const CONFIRM_PATH = '/_landfall/confirm';
