import { dataOf, messageAnswer, passwordUpdate, profileUpdate, user, userUpdate } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { validateWith } from '../../platform/http/validator.ts';
import type { AccountLimits } from '../auth/two-factor-routes.ts';
import { pendingEmail } from './email-change.ts';
import { changePassword, updateProfile } from './update-user.ts';
import { readUser, toUser } from './user.ts';

/** The signed-in account's own data. */
export function registerUserRoutes(app: App, context: Context, limits: AccountLimits): void {
  const { config, db } = context;

  app.get(
    '/v1/api/user/me',
    {
      onRequest: app.requireAccount,
      schema: {
        tags: ['user'],
        summary: 'The signed-in account',
        security: SIGNED_IN,
        response: { 200: dataOf(user) },
      },
    },
    async ({ account }) => ({ data: await readUser(context, account) }),
  );

  app.put(
    '/v1/api/user/me',
    {
      onRequest: app.requireAccount,
      validatorCompiler: () => validateHalf,
      schema: {
        tags: ['user'],
        summary: 'Change the profile, or the password',
        security: SIGNED_IN,
        body: userUpdate,
        response: { 200: v.object({ ...dataOf(user).entries, ...messageAnswer.entries }) },
      },
    },
    async (request) => {
      const { account, body } = request;
      if ('password' in body) {
        const changed = await limits.password.run(account.id, () =>
          changePassword(context, account, body, languageOf(request)),
        );
        return { data: toUser({ ...account, user: changed }, config), message: 'Password changed successfully' };
      }
      if (body.email && body.email !== account.user.email) limits.confirmations.take(account.id);
      const changed = await updateProfile(context, account, body, languageOf(request));
      const waiting = await pendingEmail(db, account.id);
      const message =
        body.email && body.email === waiting
          ? 'Data updated successfully. Please confirm the new e-mail: we sent a link to it.'
          : 'Data updated successfully';
      return { data: toUser({ ...account, user: changed }, config, waiting), message };
    },
  );
}

/**
 * The body is one of two; which one is said by the password's fields. Trying both, as a union does, would take a
 * password change with a weak password for an empty profile.
 */
const validateHalf = (body: unknown) => (isPasswordChange(body) ? validatePassword(body) : validateProfile(body));
const validatePassword = validateWith(passwordUpdate);
const validateProfile = validateWith(profileUpdate);

function isPasswordChange(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { old_password, password } = body as { old_password?: unknown; password?: unknown };
  return (old_password ?? password ?? null) !== null;
}
