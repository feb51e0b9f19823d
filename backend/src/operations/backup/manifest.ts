import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { inBackup, unfinishedOf } from './folder.ts';

export const FORMAT = 'landfall-backup-2';

const measured = { size: v.number(), sha256: v.string() };

/** What a backup holds. */
const manifest = v.object({
  format: v.literal(FORMAT),
  /** No two backups have the same. */
  id: v.string(),
  created_at: v.string(),
  /** Which schema the rows fit (see `schemaOf`); null where it holds objects alone. */
  schema: v.nullable(v.string()),
  /** Each after those that it refers to. */
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number(), ...measured })),
  objects: v.object({
    count: v.number(),
    bytes: v.number(),
    /** The lists of objects. */
    lists: v.array(v.object({ part: v.string(), ...measured })),
    /** Objects that were deleted while they were copied, and the first of their keys. */
    vanished: v.number(),
    vanished_keys: v.array(v.string()),
  }),
  /** The folder's own key, where the secrets are sealed with it. */
  secret_key: v.nullable(v.object(measured)),
});

export type Manifest = v.InferOutput<typeof manifest>;

/** A line of a list. */
const listedObject = v.object({ key: v.string(), content_type: v.string(), ...measured });

export type ListedObject = v.InferOutput<typeof listedObject>;

export const parseObject = (line: string): ListedObject => v.parse(listedObject, JSON.parse(line));

/** Reads what a backup says of itself. @throws Error that says what stands there instead */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(inBackup(folder).manifest, 'utf8').catch(() => null);
  if (text === null) throw new Error(await whatIsThere(folder));
  const held = parseJson(text);
  const format = v.safeParse(v.object({ format: v.string() }), held);
  if (format.success && format.output.format !== FORMAT) {
    throw new Error(
      `${folder} was made by another version (${format.output.format}, here ${FORMAT}). Restore it with that version, then update.`,
    );
  }
  const parsed = v.safeParse(manifest, held);
  if (!parsed.success) throw new Error(`The backup is damaged: ${inBackup(folder).manifest} cannot be read.`);
  return parsed.output;
}

async function whatIsThere(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (!found && (await stat(unfinishedOf(folder)).catch(() => null))) {
    return `The backup ${folder} was never finished: run the \`backup\` that made it again. It goes on where it was cut short.`;
  }
  if (!found) return `${folder} does not exist.`;
  if (!found.isDirectory()) {
    return `${folder} is a file, and a backup is a folder. One made by an earlier version (.tar) is restored with that version, then updated.`;
  }
  return `${folder} is no backup of Landfall, or only a part of one: it has no backup.json.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
