import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/client.ts';
import { lt, sql } from '../../platform/db/operators.ts';
import { statBatches, statSalts, statVisitors } from '../../platform/db/schema.ts';

/** Milliseconds before its day that a salt is made, so that all processes know it when the day begins. */
const AHEAD = 10 * 60_000;

const DAY = 24 * 60 * 60_000;

/** The day of a moment, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const newSalt = () => randomBytes(32).toString('base64');

/** What visitors are hashed with: the same in all processes, another each day, and gone afterwards. */
export class Salts {
  readonly #db: Database;
  /** By day. One that could not be agreed on with the other processes is this one's own for now. */
  readonly #salts = new Map<string, { salt: string; isShared: boolean }>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The salt of a day. */
  saltOf(day: string): string {
    const known = this.#salts.get(day);
    if (known) return known.salt;
    const salt = newSalt();
    this.#salts.set(day, { salt, isShared: false });
    return salt;
  }

  /** Agrees on the salts that are needed now and in a moment, and forgets the others. @throws where the database is away */
  async prepare(now: number): Promise<void> {
    const wanted = new Set([dayOf(now), dayOf(now + AHEAD)]);
    for (const day of this.#salts.keys()) if (!wanted.has(day)) this.#salts.delete(day);
    for (const day of wanted) {
      if (this.#salts.get(day)?.isShared) continue;
      const salt = this.#salts.get(day)?.salt ?? newSalt();
      const [row] = await this.#db
        .insert(statSalts)
        .values({ day, salt })
        .onConflictDoUpdate({ target: statSalts.day, set: { salt: sql`${statSalts.salt}` } })
        .returning();
      this.#salts.set(day, { salt: row?.salt ?? salt, isShared: true });
    }
  }
}

/** Destroys the salts of days that are over, with what they made of visitors. */
export async function destroySalts(db: Database, now = Date.now()): Promise<void> {
  const today = dayOf(now);
  await db.delete(statSalts).where(lt(statSalts.day, today));
  await db.delete(statVisitors).where(lt(statVisitors.day, today));
  await db.delete(statBatches).where(lt(statBatches.createdAt, new Date(now - DAY)));
}
