import type { Reauth } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { storedPathsOf } from '../../content/files/thumbnail-names.ts';
import { releaseNames } from '../../delivery/domains/released-names.ts';
import type { Reauthenticate } from '../../identity/auth/reauth.ts';
import { securityMail } from '../../identity/users/security-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq, inArray } from '../../platform/db/operators.ts';
import {
  domains,
  emailChanges,
  emailUndos,
  files,
  mails,
  orders,
  pages,
  projects,
  trash,
  users,
} from '../../platform/db/schema.ts';
import { languageOf } from '../../platform/http/language.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { discard, enqueueDiscard, leadFilesOf, pagePaths } from '../../platform/storage/discard.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { trashPaths } from '../../platform/trash/trash.ts';

/**
 * Deletes the account with everything that is its: sessions, projects, published pages, files, mails. Its stored objects
 * follow by a job, and its owner is told. Orders and invoices stay without it, because the books have to.
 * @throws AppError wrong_password, otp_required, otp_wrong, too_many_requests
 */
export async function deleteUser(
  context: Context,
  request: Pick<FastifyRequest, 'account' | 'ip' | 'headers'> & { body: Reauth },
  reauth: Reauthenticate,
): Promise<void> {
  const { id } = request.account;
  const remove = (tx: Database, user: typeof users.$inferSelect) => removeUser(tx, user, languageOf(request));
  // Orders before the account, as payments hold them: a payment that arrives now comes before or after, not across.
  const first = async (tx: Database) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id)).for('update');
  };
  const mailId = await reauth(request, request.body, remove, { first });
  await enqueueMail(context, mailId);
  await enqueueDiscard(context);
}

async function removeUser(tx: Database, held: typeof users.$inferSelect, language: SpokenLanguage): Promise<string> {
  const { id } = held;
  // Held, so that no page is added between looking and deleting.
  const owned = await tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, id)).for('update');
  const projectIds = owned.map((project) => project.id);
  const written = await tx.select({ id: pages.id }).from(pages).where(inArray(pages.projectId, projectIds));
  const stored = await tx.select().from(files).where(eq(files.userId, id));
  const changes = await tx.select().from(emailChanges).where(eq(emailChanges.userId, id));
  const undos = await tx.select().from(emailUndos).where(eq(emailUndos.userId, id));
  await discard(tx, [
    ...pagePaths(written.map((page) => page.id)),
    ...projectIds.map(leadFilesOf),
    ...stored.flatMap(storedPathsOf),
    ...(await trashPaths(tx, eq(trash.userId, id))),
    ...(held.avatarKey ? [held.avatarKey] : []),
  ]);
  await tx
    .delete(mails)
    .where(inArray(mails.recipient, [held.email, ...[...changes, ...undos].map(({ email }) => email)]));
  await releaseNames(tx, null, inArray(domains.projectId, projectIds));
  await tx.delete(users).where(eq(users.id, id));
  return queueMail(tx, { recipient: held.email, ...securityMail(language, 'deleted') });
}
