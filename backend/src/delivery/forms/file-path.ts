/** Where the link to a file that a form delivers leads, on every site. No page has such a path. */
export const FILE_PATH = '/_landfall/file';

/** The parameter of a page's address that says which file its form has just delivered. */
export const FILE_PARAMETER = 'lf-file';
