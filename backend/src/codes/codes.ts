import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { purchaseCodes } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { generateCode, hashCode, normaliseCode } from './code-text.ts';

interface Mint {
  planName: string;
  /** The paid order that the code belongs to; null for a code minted on the command line. */
  orderId: string | null;
}

/**
 * Makes a single-use purchase code and returns it in plain: the only time that it can be read.
 * @throws a database error when the plan is unknown or the order already has its code
 */
export async function mintCode(tx: Database, { planName, orderId }: Mint): Promise<string> {
  const code = generateCode();
  const normalised = normaliseCode(code) ?? code;
  await tx.insert(purchaseCodes).values({ codeHash: hashCode(normalised), planName, orderId });
  return code;
}

const refused = (code: 'code_invalid' | 'code_used') => {
  const error = new AppError(code);
  return new AppError(code, { fields: { code: [error.message] } });
};

/**
 * Uses a code up for an account that exists already (in the same transaction) and says which plan it opens.
 * Atomic: of any number of attempts at once, one succeeds. A transaction that rolls back burns nothing.
 * @throws AppError code_invalid, code_used
 */
export async function redeemCode(tx: Database, typed: string, userId: string): Promise<{ planName: string }> {
  const normalised = normaliseCode(typed);
  if (!normalised) throw refused('code_invalid');

  const codeHash = hashCode(normalised);
  const [redeemed] = await tx
    .update(purchaseCodes)
    .set({ usedBy: userId, usedAt: new Date() })
    .where(and(eq(purchaseCodes.codeHash, codeHash), isNull(purchaseCodes.usedAt), isNull(purchaseCodes.revokedAt)))
    .returning({ planName: purchaseCodes.planName });
  if (redeemed) return redeemed;

  const [known] = await tx
    .select({ usedAt: purchaseCodes.usedAt })
    .from(purchaseCodes)
    .where(eq(purchaseCodes.codeHash, codeHash));
  throw refused(known?.usedAt ? 'code_used' : 'code_invalid');
}
