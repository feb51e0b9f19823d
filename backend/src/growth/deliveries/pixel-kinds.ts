/** The kinds of receivers that are pixels: a project has at most one of each. */
export const PIXEL_KINDS = ['meta', 'ga4', 'tiktok'] as const;
export type PixelKind = (typeof PIXEL_KINDS)[number];

export const isPixelKind = (kind: string): kind is PixelKind => PIXEL_KINDS.some((known) => known === kind);
