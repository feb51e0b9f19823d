import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { BUILD_FOLDER, buildEditor, type Manifest } from '@landfall/editor/build';

let manifest: Promise<Manifest> | undefined;

/** The built client's file names; builds it first where that has not happened yet. */
export function editorManifest(): Promise<Manifest> {
  manifest ??= readManifest().catch((error) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
}

async function readManifest(): Promise<Manifest> {
  const file = new URL('manifest.json', BUILD_FOLDER);
  if (!existsSync(file)) await buildEditor();
  return JSON.parse(await readFile(file, 'utf8'));
}
