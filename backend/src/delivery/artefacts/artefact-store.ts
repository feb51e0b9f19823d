import { createHash, randomBytes } from 'node:crypto';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Encoding, type Encodings, SUFFIXES } from './encodings.ts';
import { readObject } from './read-object.ts';

/** Where an artefact is, and the tag of its content. */
interface StoredArtefact {
  key: string;
  etag: string;
}

const ENCODINGS = Object.keys(SUFFIXES) as Encoding[];

/** The keys of an artefact's objects. */
export const artefactKeys = (key: string): string[] => ENCODINGS.map((encoding) => key + SUFFIXES[encoding]);

/**
 * Stores a document in every encoding, below the folder of its page. The key names the content, and no two artefacts ever
 * have the same: what one change drops is never what another one has just published. @throws AppError unavailable
 */
export async function storeArtefact(storage: Storage, folder: string, encodings: Encodings): Promise<StoredArtefact> {
  const etag = createHash('sha256').update(encodings.identity).digest('hex').slice(0, 24);
  const key = `${folder}/live-${etag}-${randomBytes(4).toString('hex')}.html`;
  await Promise.all(
    ENCODINGS.map((encoding) =>
      storage.put(key + SUFFIXES[encoding], Buffer.from(encodings[encoding]), 'text/html; charset=utf-8'),
    ),
  );
  return { key, etag };
}

/** One object of an artefact. @throws AppError not_found, unavailable */
export const readArtefact = (storage: Pick<Storage, 'readWhole'>, key: string, encoding: Encoding): Promise<Buffer> =>
  readObject(storage, key + SUFFIXES[encoding]);
