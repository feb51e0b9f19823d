import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNull, not, sql } from '../../platform/db/operators.ts';
import { paymentDisputes, purchaseCodes } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { generateCode, hashCode, normaliseCode } from '../../platform/secrets/code-text.ts';

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

/**
 * Puts a new code in the place of an order's unused one, which stops working, and returns the new one in plain.
 * Null where the order has no code that could still be used.
 */
export async function rotateCode(tx: Database, orderId: string): Promise<string | null> {
  const code = generateCode();
  const [rotated] = await tx
    .update(purchaseCodes)
    .set({ codeHash: hashCode(normaliseCode(code) ?? code) })
    .where(and(eq(purchaseCodes.orderId, orderId), isUsable))
    .returning({ planName: purchaseCodes.planName });
  return rotated ? code : null;
}

/** Whether the payment that a code came from is disputed at the bank just now. */
const isDisputed = sql<boolean>`exists (
  select 1 from ${paymentDisputes} d where d.order_id = purchase_codes.order_id and d.status = 'open')`;

const isUsable = and(isNull(purchaseCodes.usedAt), isNull(purchaseCodes.revokedAt), not(isDisputed));

const DISPUTED = 'The payment of this code is disputed at the bank. The code works again once that is settled.';

const refused = (code: 'code_invalid' | 'code_used', message = new AppError(code).message) =>
  new AppError(code, { message, fields: { code: [message] } });

/** Why a code opens nothing. */
const refusalOf = (known?: { used: boolean; disputed: boolean } | null) =>
  known?.used ? refused('code_used') : refused('code_invalid', known?.disputed ? DISPUTED : undefined);

/** The code that somebody typed, whatever became of it; null where there is none. */
export async function findCode(
  tx: Database,
  typed: string,
): Promise<{ planName: string; orderId: string | null; usable: boolean; used: boolean; disputed: boolean } | null> {
  const normalised = normaliseCode(typed);
  if (!normalised) return null;
  const [found] = await tx
    .select({ code: purchaseCodes, isDisputed })
    .from(purchaseCodes)
    .where(eq(purchaseCodes.codeHash, hashCode(normalised)));
  if (!found) return null;
  const { planName, orderId, usedAt, revokedAt } = found.code;
  const used = usedAt !== null;
  const disputed = !used && !revokedAt && found.isDisputed;
  return { planName, orderId, usable: !used && !revokedAt && !disputed, used, disputed };
}

/** @throws AppError code_invalid, code_used where the code that somebody typed opens nothing */
export async function requireCode(tx: Database, typed: string): Promise<void> {
  const found = await findCode(tx, typed);
  if (!found?.usable) throw refusalOf(found);
}

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
    .where(and(eq(purchaseCodes.codeHash, codeHash), isUsable))
    .returning({ planName: purchaseCodes.planName });
  if (redeemed) return redeemed;

  throw refusalOf(await findCode(tx, typed));
}
