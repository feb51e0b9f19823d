import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, isNull, like } from '../../platform/db/operators.ts';
import { purchaseCodes, users } from '../../platform/db/schema.ts';

interface ListedCode {
  /** The beginning of the code's hash: names a code without telling it. */
  id: string;
  plan: string;
  status: 'unused' | 'used' | 'revoked';
  /** ISO 8601. */
  created_at: string;
  used_by: string | null;
  order: string | null;
}

const ID_LENGTH = 12;

/** Every purchase code, newest first. The codes themselves cannot be read back. */
export async function listCodes(db: Database): Promise<ListedCode[]> {
  const rows = await db
    .select({ code: purchaseCodes, email: users.email })
    .from(purchaseCodes)
    .leftJoin(users, eq(users.id, purchaseCodes.usedBy))
    .orderBy(desc(purchaseCodes.createdAt), purchaseCodes.codeHash);
  return rows.map(({ code, email }) => ({
    id: code.codeHash.slice(0, ID_LENGTH),
    plan: code.planName,
    status: code.usedAt ? 'used' : code.revokedAt ? 'revoked' : 'unused',
    created_at: code.createdAt.toISOString(),
    used_by: email,
    order: code.orderId,
  }));
}

/** A code was named by an id that fits none, or more than one, or one that cannot be revoked. */
export class RevokeError extends Error {
  override name = 'RevokeError';
}

/**
 * Takes back an unused code, named by its id as `listCodes` shows it. Returns the plan that it would have opened.
 * @throws RevokeError
 */
export async function revokeCode(db: Database, id: string): Promise<{ plan: string }> {
  if (!/^[0-9a-f]{8,64}$/.test(id)) throw new RevokeError('An id has at least 8 of the characters 0-9 and a-f.');
  return db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(purchaseCodes)
      .where(like(purchaseCodes.codeHash, `${id}%`));
    const [code] = found;
    if (!code) throw new RevokeError(`There is no code with the id ${id}.`);
    if (found.length > 1) throw new RevokeError(`More than one code begins with ${id}; give more of its id.`);
    const [revoked] = await tx
      .update(purchaseCodes)
      .set({ revokedAt: new Date() })
      .where(
        and(eq(purchaseCodes.codeHash, code.codeHash), isNull(purchaseCodes.usedAt), isNull(purchaseCodes.revokedAt)),
      )
      .returning({ plan: purchaseCodes.planName });
    if (!revoked) throw new RevokeError(`This code was ${code.usedAt ? 'used' : 'revoked'} already.`);
    return revoked;
  });
}
