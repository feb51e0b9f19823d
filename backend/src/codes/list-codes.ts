import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { purchaseCodes, users } from '../db/schema.ts';

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
