import { LRUCache } from 'lru-cache';
import type { Storage } from '../../platform/storage/storage.ts';
import { readArtefact } from './artefact-store.ts';
import type { Encoding } from './encodings.ts';

/** Bytes of artefacts kept in memory. */
const MEMORY = 96 * 1024 * 1024;

/** Bytes that an object takes beside its own. */
const ENTRY = 1_000;

/** The objects that were asked for last, up to a number of bytes: they never change under their key. */
export class ArtefactMemory {
  readonly #storage: Pick<Storage, 'readWhole'>;
  readonly #objects: LRUCache<string, Buffer>;
  readonly #reading = new Map<string, Promise<Buffer>>();

  constructor(storage: Pick<Storage, 'readWhole'>, bytes = MEMORY) {
    this.#storage = storage;
    this.#objects = new LRUCache({ maxSize: bytes, sizeCalculation: ({ length }) => ENTRY + length });
  }

  /** What is in memory. */
  get(key: string, encoding: Encoding): Buffer | undefined {
    return this.#objects.get(key + encoding);
  }

  /** Reads what is not in memory; whoever asks meanwhile waits for the same read. @throws AppError not_found, unavailable */
  async read(key: string, encoding: Encoding): Promise<Buffer> {
    const name = key + encoding;
    const known = this.#objects.get(name) ?? this.#reading.get(name);
    if (known) return known;
    const reading = readArtefact(this.#storage, key, encoding).finally(() => this.#reading.delete(name));
    this.#reading.set(name, reading);
    const content = await reading;
    this.#objects.set(name, content);
    return content;
  }
}
