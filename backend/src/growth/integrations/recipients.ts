import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, isNull, lt } from '../../platform/db/operators.ts';
import { mailRecipients, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { isEmail } from './lead-message.ts';
import { askingMail } from './recipient-mail.ts';

/** Addresses of one connection, and of one account. */
const MOST = 10;
const MOST_OF_ACCOUNT = 50;
/** Milliseconds before an address that said nothing is asked again. */
const AGAIN_AFTER = 24 * 60 * 60 * 1000;

type Owner = { id: string; email: string };

/** The addresses that were typed, in lower case, each once. */
export const addressesOf = (text = ''): string[] => [
  ...new Set(text.split(/[,;\s]+/).flatMap((address) => address.toLowerCase() || [])),
];

/** @throws AppError invalid, for what is no address, or for too many */
export function assertAddresses(text = ''): void {
  const addresses = addressesOf(text);
  const message =
    addresses.length > MOST
      ? `Enter at most ${MOST} addresses`
      : addresses.some((address) => !isEmail(address))
        ? 'Enter e-mail addresses with commas between them'
        : '';
  if (message) throw new AppError('invalid', { fields: { 'settings.to': [message] } });
}

/** Of these addresses the account's own, and those that have agreed; only others have an id. */
export async function agreedRecipients(
  db: Database,
  owner: Owner,
  addresses: readonly string[],
): Promise<{ email: string; id: string }[]> {
  const others = addresses.filter((address) => address !== owner.email);
  const rows =
    others.length === 0
      ? []
      : await db
          .select()
          .from(mailRecipients)
          .where(and(eq(mailRecipients.userId, owner.id), inArray(mailRecipients.email, others)));
  return addresses.flatMap((email) => {
    if (email === owner.email) return [{ email, id: '' }];
    const row = rows.find((each) => each.email === email && each.confirmedAt);
    return row ? [{ email, id: row.id }] : [];
  });
}

/**
 * Asks every foreign address that was not asked within a day, and has not refused, whether it wants the mails.
 * @throws AppError conflict (too many)
 */
export async function askRecipients(
  context: Pick<Context, 'db' | 'jobs' | 'log' | 'config' | 'secrets'>,
  owner: Owner,
  addresses: readonly string[],
  language: SpokenLanguage,
): Promise<void> {
  const others = addresses.filter((address) => address !== owner.email);
  if (others.length === 0) return;
  const mailIds = await context.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('no key update');
    const known = await tx.select().from(mailRecipients).where(eq(mailRecipients.userId, owner.id));
    const unknown = others.filter((email) => !known.some((row) => row.email === email));
    if (known.length + unknown.length > MOST_OF_ACCOUNT)
      throw new AppError('conflict', { message: `An account can mail to up to ${MOST_OF_ACCOUNT} addresses.` });
    const added = unknown.map((email) => ({ userId: owner.id, email }));
    const fresh = added.length > 0 ? await tx.insert(mailRecipients).values(added).returning() : [];
    const again = await tx
      .update(mailRecipients)
      .set({ askedAt: new Date() })
      .where(
        and(
          eq(mailRecipients.userId, owner.id),
          inArray(mailRecipients.email, others),
          isNull(mailRecipients.confirmedAt),
          eq(mailRecipients.refused, false),
          lt(mailRecipients.askedAt, new Date(Date.now() - AGAIN_AFTER)),
        ),
      )
      .returning();
    const ids: string[] = [];
    for (const { id, email } of [...fresh, ...again])
      ids.push(await queueMail(tx, { recipient: email, ...askingMail(context, { id, owner: owner.email, language }) }));
    return ids;
  });
  for (const id of mailIds) await enqueueMail(context, id);
}

/** Notes what the reader of an address said. Returns the address; undefined where nobody asks any more. */
export async function answerRecipient(db: Database, id: string, agrees: boolean): Promise<string | undefined> {
  const [row] = await db
    .update(mailRecipients)
    .set(agrees ? { confirmedAt: new Date(), refused: false } : { confirmedAt: null, refused: true })
    .where(eq(mailRecipients.id, id))
    .returning({ email: mailRecipients.email });
  return row?.email;
}

/** The foreign addresses that an account named, and whether they agreed. */
export async function listRecipients(db: Database, userId: string): Promise<{ email: string; agreed: boolean }[]> {
  const rows = await db
    .select()
    .from(mailRecipients)
    .where(eq(mailRecipients.userId, userId))
    .orderBy(mailRecipients.email);
  return rows.map(({ email, confirmedAt }) => ({ email, agreed: confirmedAt !== null }));
}
