import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { makeAvatar } from '../../platform/media/media.ts';
import { receiveFile } from '../../platform/media/receive-file.ts';
import { tempFolderOf } from '../../platform/storage/durable-write.ts';
import { withTempFile } from '../../platform/storage/temp-files.ts';
import { forgetUnlessKept } from '../../platform/storage/unkept.ts';
import type { Account } from '../auth/sessions.ts';

type UserRow = typeof users.$inferSelect;

/** Browsers shrink a picture before they send it; this is for clients that do not. */
const MAX_BYTES = 25 * 1024 * 1024;
const TOO_LARGE = 'Image must be smaller than 25MB';
const NOT_A_PICTURE = 'Solo se permiten archivos PNG, JPEG o JPG';
/** Pixels. */
const SIDE = 200;

/**
 * Receives a picture and makes it the account's avatar, at most 200 x 200 pixels.
 * @throws AppError malformed, too_large, type_not_allowed, invalid, unavailable
 */
export async function replaceAvatar(context: Context, request: FastifyRequest): Promise<UserRow> {
  const temp = tempFolderOf(context.config.dataDir);
  return withTempFile(temp, (received) =>
    withTempFile(temp, async (rewritten) => {
      await receiveFile(request, received, { maxBytes: MAX_BYTES, tooLarge: TOO_LARGE });
      const avatar = { source: received, target: rewritten, side: SIDE, refusal: NOT_A_PICTURE };
      await makeAvatar(context.work, request.account.id, avatar);

      const key = `avatars/${randomBytes(16).toString('hex')}.jpg`;
      await context.storage.put(key, createReadStream(rewritten), 'image/jpeg');
      const { id } = request.account;
      return setAvatar(context, request.account, key).catch(async (error) => {
        await forgetUnlessKept(context, key, async (tx) => {
          const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
          return user?.avatarKey === key;
        });
        throw error;
      });
    }),
  );
}

/** Takes the account's avatar away; without one, nothing changes. */
export const removeAvatar = (context: Context, account: Account): Promise<UserRow> => setAvatar(context, account, null);

async function setAvatar(context: Context, account: Account, key: string | null): Promise<UserRow> {
  const { before, after } = await context.db.transaction(async (tx) => {
    // Read under the lock: of two changes at once, each forgets the picture that it really replaced.
    const [before] = await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    const [after] = await tx.update(users).set({ avatarKey: key }).where(eq(users.id, account.id)).returning();
    if (!before || !after) throw new AppError('unauthenticated');
    return { before, after };
  });
  if (before.avatarKey) await forget(context, before.avatarKey);
  return after;
}

/** An object that stays behind harms nobody, so failing to delete it fails nothing. */
async function forget({ storage, log }: Context, key: string): Promise<void> {
  await storage.delete(key).catch((err) => log.error({ err, key }, 'An object without a row could not be deleted'));
}
