import { type ProfileUpdate, passwordUpdate, profileUpdate } from '@landfall/shared/contracts';
import { readAccount, updateAccount } from '@landfall/shared/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { validateWith } from '../../platform/http/validator.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import type { Reauthenticate } from '../auth/reauth.ts';
import { pendingEmail } from './email-change.ts';
import { changeEmail, changeName, changePassword } from './update-user.ts';
import { readUser, toUser } from './user.ts';

/** The signed-in account's own data. `confirmations` limits mails to changed e-mails, which may be anybody's. */
export function registerUserRoutes(
  app: App,
  context: Context,
  confirmations: AttemptLimit,
  reauth: Reauthenticate,
): void {
  const { config, db } = context;

  /** A token alone changes the name; the e-mail is what an account is taken over by. */
  const changeProfile = async (request: FastifyRequest, { name, email, old_password, otp }: ProfileUpdate) => {
    const { account } = request;
    if (!email || email === account.user.email) return changeName(db, account.id, name);
    const act = async (tx: Database) => {
      return changeEmail(tx, await changeName(tx, account.id, name), email, { config, language: languageOf(request) });
    };
    // Around the transaction: what is counted is not taken back with it, and asks the database on another connection.
    const { user, mailIds } = await confirmations.run(account.id, () =>
      reauth(request, { password: old_password, otp }, act, { field: 'old_password' }),
    );
    for (const mailId of mailIds) await enqueueMail(context, mailId);
    return user;
  };

  serve(app, readAccount, { tag: 'user', summary: 'The signed-in account' }, async ({ account }) => ({
    data: await readUser(context, account),
  }));

  const update = {
    tag: 'user',
    summary: 'Change the profile, or the password',
    validatorCompiler: () => validateHalf,
  };
  serve(app, updateAccount, update, async (request) => {
    const { account, body } = request;
    if ('password' in body) {
      const changed = await changePassword(context, request, body, reauth);
      return { data: toUser({ ...account, user: changed }, config), message: 'Password changed successfully' };
    }
    const changed = await changeProfile(request, body);
    const waiting = await pendingEmail(db, account.id);
    const message =
      body.email && body.email === waiting
        ? 'Data updated successfully. Please confirm the new e-mail: we sent a link to it.'
        : 'Data updated successfully';
    return { data: toUser({ ...account, user: changed }, config, waiting), message };
  });
}

/**
 * The body is one of two; which one is said by the password's fields, and by an e-mail, which the old password may stand
 * beside. Trying both, as a union does, would take a password change with a weak password for an empty profile.
 */
const validateHalf = (body: unknown) => (isPasswordChange(body) ? validatePassword(body) : validateProfile(body));
const validatePassword = validateWith(passwordUpdate);
const validateProfile = validateWith(profileUpdate);

function isPasswordChange(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { old_password, password, email } = body as Record<string, unknown>;
  return (password ?? null) !== null || ((old_password ?? null) !== null && (email ?? null) === null);
}
