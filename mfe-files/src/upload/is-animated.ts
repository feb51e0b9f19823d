/** The header of an extended WebP: 'VP8X' stands at byte 12, its flags at byte 20. */
const WEBP_HEADER_BYTES = 21;
const ANIMATION = 0b10;

/** Whether a picture may move: drawing it anew would keep its first frame only. */
export async function isAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  if (file.type !== 'image/webp') return false;
  const header = new Uint8Array(await file.slice(0, WEBP_HEADER_BYTES).arrayBuffer());
  const kind = String.fromCharCode(...header.slice(12, 16));
  return kind === 'VP8X' && ((header[20] ?? 0) & ANIMATION) !== 0;
}
