/** Pixels; each preview is three quarters as high. */
export const PREVIEW_WIDTH = 600;
export const SMALL_PREVIEW_WIDTH = 320;
