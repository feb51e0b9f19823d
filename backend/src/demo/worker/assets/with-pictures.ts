import { fileAt } from '../calls/files.ts';
import type { State } from '../state/state.ts';

const PICTURE = /(\ssrc=")\/v1\/files\/([^"]+)"/g;
const CHUNK = 0x8000;

async function dataAddress(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return `data:${content.type};base64,${btoa(text)}`;
}

/** Markup with the account's own pictures in it. */
export async function withPictures(state: State, markup: string): Promise<string> {
  const paths = new Set(Array.from(markup.matchAll(PICTURE), ([, , path = '']) => path));
  const known = new Map<string, string>();
  for (const path of paths) {
    const file = fileAt(state, path);
    if (file?.type.startsWith('image/')) known.set(path, await dataAddress(file.content));
  }
  return markup.replace(PICTURE, (whole, before: string, path: string) => {
    const data = known.get(path);
    return data ? `${before}${data}"` : whole;
  });
}
