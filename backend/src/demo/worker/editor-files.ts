import * as v from 'valibot';
import { root } from './scope.ts';

const manifest = v.object({ script: v.string(), style: v.string() });

/** The names of the built editor's files, which the demo's folder says. @throws Error where it cannot be read */
export async function editorFiles(): Promise<v.InferOutput<typeof manifest>> {
  const response = await fetch(`${root()}/editor.json`, { cache: 'no-cache' });
  return v.parse(manifest, await response.json());
}
