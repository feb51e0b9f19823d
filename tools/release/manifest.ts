import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { FILES } from '../webpack/first-paint.ts';
import { replaceFile } from './replace-file.ts';

interface Assets {
  sync: string[];
  async: string[];
}

/** A next version that is tried on a share of the browsers, as the current version's manifest names it. */
export interface Canary {
  version: string;
  /** On how many browsers of a hundred. */
  share: number;
  /** What this try is called where its sessions are counted. */
  trial: string;
  /** Its manifest, beside the current one's. */
  manifest: string;
  /** The hash of that manifest: a deployment that pins the current one pins this one, too. */
  integrity: string;
  /** The facades' contract that it needs. */
  contract: number;
}

/** What a signed manifest says of itself. */
export interface Signed {
  /** The area's federated name: what is signed for one area is nothing to another. */
  remote: string;
  /**
   * Rises whenever a manifest is put where browsers ask for it: milliseconds since 1970, or one more than before. 0 where it
   * is not, and stands beside the others of its area.
   */
  sequence: number;
}

/** The part of `mf-manifest.json` that says where the files are, and what was built. */
export interface AreaManifest {
  /** The area's federated name. */
  name?: string;
  signed?: Signed;
  metaData: {
    buildInfo: {
      buildVersion: string;
      commit?: string;
      contract?: number;
      integrity?: Record<string, string>;
      firstPaint?: { html: Record<string, string> };
      /** By path of a screen, scripts that it loads for itself from its beginning. */
      firstScripts?: Record<string, { file: string; needs?: string }[]>;
      /** The version's name among the releases. */
      release?: string;
      canary?: Canary;
    };
    /** Where its files are: `auto`, beside it. */
    publicPath?: string;
    remoteEntry: { name: string; path: string; type?: string };
  };
  exposes: { assets: { js: Assets; css: Assets } }[];
}

/** The markup of the first paint with its pictures under `prefix`. */
function movedPaint<T extends { html: Record<string, string> }>(paint: T, prefix: string): T {
  const moved = ([language, html]: [string, string]) => [language, html.replaceAll(FILES, FILES + prefix)];
  return { ...paint, html: Object.fromEntries(Object.entries(paint.html).map(moved)) };
}

/** The scripts of the screens' beginnings under `prefix`. */
const movedScripts = (scripts: Record<string, { file: string; needs?: string }[]>, prefix: string) =>
  Object.fromEntries(
    Object.entries(scripts).map(([path, files]) => [
      path,
      files.map((each) => ({ ...each, file: prefix + each.file })),
    ]),
  );

/** The manifest of a release, where every file is found under `prefix`, and the entry script has a name of its own. */
export function movedUp(manifest: AreaManifest, prefix: string, entry: string, release: string): AreaManifest {
  const moved = ({ sync, async }: Assets): Assets => ({
    sync: sync.map((file) => prefix + file),
    async: async.map((file) => prefix + file),
  });
  const { remoteEntry, buildInfo } = manifest.metaData;
  const named = (file: string) => prefix + (file === remoteEntry.name ? entry : file);
  const integrity = Object.entries(buildInfo.integrity ?? {}).map(([file, hash]) => [named(file), hash]);
  return {
    ...manifest,
    metaData: {
      ...manifest.metaData,
      buildInfo: {
        ...buildInfo,
        release,
        integrity: Object.fromEntries(integrity),
        ...(buildInfo.firstPaint && { firstPaint: movedPaint(buildInfo.firstPaint, prefix) }),
        ...(buildInfo.firstScripts && { firstScripts: movedScripts(buildInfo.firstScripts, prefix) }),
      },
      remoteEntry: { ...remoteEntry, name: entry, path: prefix },
    },
    exposes: manifest.exposes.map((expose) => ({
      ...expose,
      assets: { js: moved(expose.assets.js), css: moved(expose.assets.css) },
    })),
  };
}

/** Puts a file and its precompressed forms in place, each at once. A browser is told apart by what it asks for. */
export async function publish(folder: string, name: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const file = path.join(folder, name);
  const [brotli, zipped] = [await promisify(brotliCompress)(bytes), await promisify(gzip)(bytes)];
  await replaceFile(`${file}.br`, brotli);
  await replaceFile(`${file}.gz`, zipped);
  await replaceFile(file, bytes);
}

/** The hash of a manifest, as `config.json` may name it: with it every script is pinned. */
export const hashOfManifest = (manifest: string | Buffer): string =>
  `sha384-${createHash('sha384').update(manifest).digest('base64')}`;

/** The hash of the manifest in a folder. */
export const manifestHash = async (folder: string): Promise<string> =>
  hashOfManifest(await readFile(path.join(folder, 'mf-manifest.json')));
