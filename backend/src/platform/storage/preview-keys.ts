/** The storage key of a page's preview, and of the same in small. */
const PREVIEW = /^(previews\/[\w-]+\/[0-9a-f]+)\.webp$/;
const SMALL = /^(previews\/[\w-]+\/[0-9a-f]+)-small\.webp$/;

/** Where the smaller picture of a preview lies; null for any other object. */
export function smallPreviewKey(key: string): string | null {
  const [, name] = PREVIEW.exec(key) ?? [];
  return name ? `${name}-small.webp` : null;
}

/** The preview that a smaller picture is made of; null for any other object. */
export function previewKeyOf(small: string): string | null {
  const [, name] = SMALL.exec(small) ?? [];
  return name ? `${name}.webp` : null;
}

/** An object with what is made of it: it goes after the object, so that nobody makes it again. */
export function withSmallPreview(key: string): string[] {
  const small = smallPreviewKey(key);
  return small ? [key, small] : [key];
}
