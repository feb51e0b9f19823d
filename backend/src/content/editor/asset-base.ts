/** Where the editor's own files, and the fonts and drawings in its canvas, are served. */
export const EDITOR_ASSETS = '/v1/editor/assets/';
