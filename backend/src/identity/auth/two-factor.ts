import type { TwoFactorState } from '@landfall/shared/contracts';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, eq, isNull } from '../../platform/db/operators.ts';
import { recoveryCodes, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { CounterContext } from '../../platform/limits/counters.ts';
import { FailureLimit } from '../../platform/limits/failure-limit.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { generateCode, hashCode, normaliseCode } from '../../platform/secrets/code-text.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { type SecurityChange, securityMail } from '../users/security-mail.ts';
import type { Account } from './sessions.ts';

/** Where an account's secret belongs, so that it opens there only. */
export const totpPlace = (userId: string) => `totp:${userId}`;

export type UserRow = typeof users.$inferSelect;

const RECOVERY_CODES = 10;
/** Seconds that a telephone's clock may be wrong by, either way. */
const TOLERANCE = 30;

/**
 * The brake on guessing second factors, by account and for every way to give one: who gets this far has the password,
 * so only the limit stands before them.
 */
export const secondFactorLimit = (context: CounterContext): FailureLimit =>
  new FailureLimit(context, 'second-factor', 10, 15 * 60, ({ code }) => code === 'otp_wrong');

const wrong = (field: string) => {
  const { message } = new AppError('otp_wrong');
  return new AppError('otp_wrong', { fields: { [field]: [message] } });
};

/** The time step whose code this is; null where it is no code of now, or one that was taken before. */
async function stepOf(secret: string, code: string, afterStep: number): Promise<number | null> {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = await verify({ secret, token, epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result && result.timeStep > afterStep ? result.timeStep : null;
}

/** Holds the account's row: of two uses of one code at once, the second finds it used. */
export async function holdUser(tx: Database, userId: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/**
 * Takes the second factor of an account that has one: a code of the app, or a recovery code, each of them once.
 * @throws AppError otp_required (none given), otp_wrong
 */
export async function takeSecondFactor(
  tx: Database,
  secrets: SecretBox,
  userId: string,
  otp: string | undefined,
): Promise<void> {
  const user = await holdUser(tx, userId);
  if (!user.totpSecret) return;
  if (!otp?.trim()) throw new AppError('otp_required');
  // Where its key is lost, recovery codes still work.
  const secret = secrets.open(user.totpSecret, totpPlace(userId));
  const step = secret ? await stepOf(secret, otp, user.totpStep) : null;
  if (secret && step !== null) {
    const sealed = secrets.isStale(user.totpSecret) ? secrets.seal(secret, totpPlace(userId)) : user.totpSecret;
    await tx.update(users).set({ totpStep: step, totpSecret: sealed }).where(eq(users.id, userId));
    return;
  }
  const normalised = normaliseCode(otp);
  const taken = normalised ? await takeRecoveryCode(tx, userId, hashCode(normalised)) : false;
  if (!taken) throw wrong('otp');
}

async function takeRecoveryCode(tx: Database, userId: string, codeHash: string): Promise<boolean> {
  const unused = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  );
  const taken = await tx.update(recoveryCodes).set({ usedAt: new Date() }).where(unused).returning();
  return taken.length > 0;
}

/** Whether the account has a second factor, and how many recovery codes are left. */
export async function readTwoFactor(db: Database, { id, user }: Account): Promise<TwoFactorState> {
  const unused = and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt));
  const [left] = await db.select({ count: count() }).from(recoveryCodes).where(unused);
  return { enabled: user.totpSecret !== null, recovery_codes_left: Number(left?.count ?? 0) };
}

/** @throws AppError conflict, where the account has a second factor */
export function assertNoFactor({ totpSecret }: Pick<UserRow, 'totpSecret'>): void {
  if (totpSecret) throw new AppError('conflict', { message: 'Two-factor authentication is on already.' });
}

/** Makes a secret for the authenticator app; it counts once it is confirmed. @throws AppError conflict (on already) */
export async function startTwoFactor(
  tx: Database,
  secrets: SecretBox,
  account: Account,
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  const [started] = await tx
    .update(users)
    .set({ totpPending: secrets.seal(secret, totpPlace(account.id)) })
    .where(and(eq(users.id, account.id), isNull(users.totpSecret)))
    .returning({ email: users.email });
  if (!started) throw new AppError('conflict', { message: 'Two-factor authentication is on already.' });
  return { secret, uri: generateURI({ issuer: 'Landfall', label: started.email, secret }) };
}

/**
 * Turns the second factor on with the app's first code, and tells the owner. Returns the recovery codes: they are stored as hashes only.
 * @throws AppError otp_wrong, conflict (on already, or not begun)
 */
export async function confirmTwoFactor(
  context: Pick<Context, 'db' | 'secrets' | 'jobs' | 'log'>,
  userId: string,
  code: string,
  language: SpokenLanguage,
): Promise<string[]> {
  const { secrets } = context;
  const { codes, mailId } = await context.db.transaction(async (tx) => {
    const user = await holdUser(tx, userId);
    assertNoFactor(user);
    const secret = user.totpPending && secrets.open(user.totpPending, totpPlace(userId));
    if (!secret) throw new AppError('conflict', { message: 'Please begin again.' });
    const step = await stepOf(secret, code, 0);
    if (step === null) throw wrong('code');
    await tx
      .update(users)
      .set({
        totpSecret: secrets.seal(secret, totpPlace(userId)),
        totpPending: null,
        totpStep: step,
        totpSince: new Date(),
      })
      .where(eq(users.id, userId));
    const codes = await replaceCodes(tx, userId);
    return { codes, mailId: await tellOwner(tx, user.email, language, 'two_factor_on') };
  });
  await enqueueMail(context, mailId);
  return codes;
}

const tellOwner = (tx: Database, recipient: string, language: SpokenLanguage, change: SecurityChange) =>
  queueMail(tx, { recipient, ...securityMail(language, change) });

/** Makes new recovery codes in place of the old ones. Returns them: they are stored as hashes only. */
async function replaceCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, generateCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const hashed = (text: string) => hashCode(normaliseCode(text) ?? '');
  await tx.insert(recoveryCodes).values(codes.map((text) => ({ userId, codeHash: hashed(text) })));
  return codes;
}

/** New recovery codes, and the id of the mail that tells the owner. @throws AppError conflict (no second factor) */
export async function newRecoveryCodes(
  tx: Database,
  user: UserRow,
  language: SpokenLanguage,
): Promise<{ codes: string[]; mailId: string }> {
  if (!user.totpSecret) throw new AppError('conflict', { message: 'Two-factor authentication is off.' });
  const codes = await replaceCodes(tx, user.id);
  return { codes, mailId: await tellOwner(tx, user.email, language, 'recovery_codes') };
}

/** Turns the second factor off. Returns the id of the mail that tells the owner; null where it was off. */
export async function endTwoFactor(tx: Database, user: UserRow, language: SpokenLanguage): Promise<string | null> {
  await removeSecondFactor(tx, user.id);
  return user.totpSecret ? tellOwner(tx, user.email, language, 'two_factor_off') : null;
}

/** Forgets the second factor, with its recovery codes and one that was begun. */
export async function removeSecondFactor(tx: Database, userId: string): Promise<void> {
  const none = { totpSecret: null, totpPending: null, totpStep: 0, totpSince: null };
  await tx.update(users).set(none).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
