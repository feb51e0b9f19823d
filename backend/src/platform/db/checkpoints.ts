import type { PGlite } from '@electric-sql/pglite';

const LOOK_EVERY = 30_000;
/** Milliseconds after which whatever was written is checkpointed. */
const AT_LATEST = 5 * 60_000;
/** Bytes of log that are not left waiting. */
const AT_MOST = 16 * 1024 * 1024;

/**
 * Checkpoints that PostgreSQL's own processes would make: the embedded one has none of those, so its write-ahead log
 * would grow until the process ends, and every start after a kill would read all of it.
 * @returns the function that stops it
 */
export function startCheckpoints(client: PGlite, lookEvery = LOOK_EVERY): () => void {
  let last = { position: 0, at: Date.now() };
  const look = async () => {
    const { rows } = await client.query<{ position: number }>(
      "select (pg_current_wal_insert_lsn() - '0/0')::float8 as position",
    );
    const position = rows[0]?.position ?? 0;
    const written = position - last.position;
    // A checkpoint writes a little log of its own.
    if (written < 1024 || (written < AT_MOST && Date.now() - last.at < AT_LATEST)) return;
    await client.exec('checkpoint');
    last = { position, at: Date.now() };
  };
  // A database that fails here fails its callers too, who say so.
  const timer = setInterval(() => look().catch(() => {}), lookEvery).unref();
  return () => clearInterval(timer);
}
