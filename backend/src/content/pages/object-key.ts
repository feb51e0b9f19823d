import { createHash, randomBytes } from 'node:crypto';

/**
 * A key below the page's folder that no object ever had: what is dropped as unused by one change can then never be what
 * another one is about to publish.
 */
export function newKey(folder: 'sites' | 'previews', pageId: string, content: Uint8Array, extension: string): string {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16) + randomBytes(4).toString('hex');
  return `${folder}/${pageId}/${name}.${extension}`;
}
