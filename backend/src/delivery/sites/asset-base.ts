/** Where published pages find fonts and drawings on their own origin. No page's path can hold an underscore. */
export const SITE_ASSETS = '/_landfall/';
