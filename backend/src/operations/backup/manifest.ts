import * as v from 'valibot';

/** The archive's last entry: without it the archive is half of one. */
export const MANIFEST = 'manifest.json';

const written = { size: v.number(), sha256: v.string() };

/** What an archive holds. */
export const manifest = v.object({
  format: v.literal('landfall-backup-1'),
  created_at: v.string(),
  /** Which schema the rows fit (see `schemaOf`). */
  schema: v.string(),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), ...written })),
  objects: v.array(v.object({ key: v.string(), content_type: v.string(), ...written })),
  /** Objects that were deleted while the backup ran. */
  vanished: v.array(v.string()),
  /** The folder's own key, where the secrets are sealed with it. */
  secret_key: v.nullable(v.object(written)),
});

export type Manifest = v.InferOutput<typeof manifest>;

/** Where an archive keeps what. */
export const entryOf = {
  table: (name: string) => `database/${name}.jsonl`,
  object: (key: string) => `objects/${key}`,
  secretKey: 'secret.key',
};
