import { EDITOR_ASSETS } from '../editor/asset-base.ts';

/** To look at, on the dashboard's origin: nothing runs, nothing is sent, nothing leads away from it. */
export const lookAtPolicy = (formAction = '') =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; media-src 'self' https: http:; font-src 'self'; form-action ${formAction || "'none'"}; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin${formAction && ' allow-forms'}`;

/** Our own fonts and drawings, as the dashboard's origin has them. */
export const withEditorAssets = (document: string): string =>
  document.replace(/(["'(])\/_landfall\//g, (_whole, before: string) => before + EDITOR_ASSETS);
