import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { BUILD_FOLDER } from '@landfall/editor/build';
import * as v from 'valibot';
import type { Encoding } from '../../delivery/artefacts/encodings.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { messageOf } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { editorManifest } from './assets.ts';

/** Builds of the editor that stay in the store: this one and those before it. */
const MOST = 10;

const FOLDER = 'editor/';
const LIST = `${FOLDER}builds.json`;

/** What the build adds to the name of a file for each encoding. */
export const BUILD_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Builds of earlier releases have no file for traces. */
const build = v.object({ script: v.string(), style: v.string(), traces: v.optional(v.string()) });
const list = v.array(build);

type Build = v.InferOutput<typeof build>;

const isSame = (one: Build, other: Build) => one.script === other.script && one.style === other.style;

const filesOf = ({ script, style, traces }: Build): string[] =>
  [script, style, ...(traces ? [traces] : [])].flatMap((name) =>
    Object.values(BUILD_SUFFIXES).map((suffix) => name + suffix),
  );

async function readList(storage: Storage): Promise<Build[]> {
  try {
    return v.parse(list, JSON.parse((await buffer(await storage.read(LIST))).toString()));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/**
 * Keeps this process' build of the editor in the store, where processes of other releases find what pages that are open ask
 * them for. Of builds beyond the last ones the files go. @throws AppError unavailable
 */
export async function keepEditorBuild(storage: Storage, own?: Build, folder = BUILD_FOLDER): Promise<void> {
  const current = own ?? (await editorManifest());
  const known = await readList(storage);
  const [first] = known;
  if (first && isSame(first, current)) return;
  for (const file of filesOf(current))
    await storage.put(FOLDER + file, await readFile(new URL(file, folder)), 'application/octet-stream');
  const builds = [current, ...known.filter((one) => !isSame(one, current))];
  const kept = builds.slice(0, MOST);
  await storage.put(LIST, Buffer.from(JSON.stringify(kept)), 'application/json');
  const files = new Set(kept.flatMap(filesOf));
  for (const file of builds.slice(MOST).flatMap(filesOf)) if (!files.has(file)) await storage.delete(FOLDER + file);
}

/** A file of a build that this process does not have. @throws AppError not_found, unavailable */
export const readKeptFile = async (storage: Storage, name: string, encoding: Encoding) =>
  storage.read(FOLDER + name + BUILD_SUFFIXES[encoding]);

/** The same, for a process that starts: a store that is away keeps nobody from starting. */
export async function keepEditorBuildIfPossible({ storage, log }: Pick<Context, 'storage' | 'log'>): Promise<void> {
  await keepEditorBuild(storage).catch((error) =>
    log.warn({ err: error }, `Other releases cannot serve this one's editor: ${messageOf(error)}`),
  );
}
