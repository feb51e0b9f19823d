import { gunzipSync, gzipSync } from 'node:zlib';

// Runs in a worker: contents of a version may weigh megabytes.

/** What a version was edited from, as JSON text. */
export interface Contents {
  sections: string | null;
  editorData: string | null;
}

type ContentsQuestion = { pack: Contents } | { unpack: Uint8Array };

/** Contents as the bytes of their object, or the other way round. */
export function run(question: ContentsQuestion): { packed?: Uint8Array; contents?: Contents } {
  if ('pack' in question) return { packed: gzipSync(JSON.stringify(question.pack)) };
  return { contents: JSON.parse(gunzipSync(question.unpack).toString()) as Contents };
}
