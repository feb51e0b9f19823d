import type { Database } from '../../platform/db/client.ts';
import { and, eq, gt, isNull, ne, sql } from '../../platform/db/operators.ts';
import { emailUndos, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';

/** The refusal of an e-mail that is another account's. */
export function emailTaken(cause?: unknown): AppError {
  const { message } = new AppError('email_taken');
  return new AppError('email_taken', { fields: { email: [message] }, cause });
}

/**
 * Whether another account may still go back to this e-mail: until then nobody else gets it, or whoever took the account
 * over would only have to give the old e-mail away.
 */
export async function isHeldForUndo(tx: Database, email: string, userId: string): Promise<boolean> {
  const held = and(
    eq(emailUndos.email, email),
    ne(emailUndos.userId, userId),
    isNull(emailUndos.usedAt),
    gt(emailUndos.expiresAt, sql`now()`),
  );
  return (await tx.select({ email: emailUndos.email }).from(emailUndos).where(held).limit(1)).length > 0;
}

/** @throws AppError email_taken, where the e-mail is anybody's or held for another account */
export async function assertEmailFree(tx: Database, email: string, userId: string): Promise<void> {
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken || (await isHeldForUndo(tx, email, userId))) throw emailTaken();
}
