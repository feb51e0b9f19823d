import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { givePlan } from '../../commerce/billing/account-plan.ts';
import { normaliseEmail } from '../../identity/auth/login.ts';
import { hashPassword } from '../../identity/auth/passwords.ts';
import { revokeAllAccess } from '../../identity/auth/sessions.ts';
import { eq } from '../../platform/db/operators.ts';
import { users } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { type Command, json, required, UsageError } from './command.ts';
import { planOption } from './plan-option.ts';

/** 120 random bits, with what the rules of the account screen ask of a password. */
const newPassword = () => `${randomBytes(15).toString('base64url')}aZ7`;

function emailOption(values: Record<string, unknown>): string {
  const email = normaliseEmail(required(values, 'email'));
  if (!v.is(v.pipe(v.string(), v.email(), v.maxLength(254)), email)) {
    throw new UsageError(`"${email}" is no e-mail address.`);
  }
  return email;
}

const create: Command = {
  name: 'users create',
  summary: 'Make an account without a purchase code. Its password is shown this once.',
  usage: 'users create --email <address> --plan <name> [--name <name>] [--json]',
  options: { email: { type: 'string' }, plan: { type: 'string' }, name: { type: 'string' }, json },

  async run(context, values) {
    const email = emailOption(values);
    const planName = await planOption(context, values.plan);
    const password = newPassword();
    const name = typeof values.name === 'string' ? values.name.trim() || null : null;
    try {
      const passwordHash = await hashPassword(password);
      const id = randomUUID();
      await context.db.transaction(async (tx) => {
        await tx.insert(users).values({ id, email, name, planName, passwordHash });
        await givePlan(tx, id, planName);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_unique')) throw new Error(`${email} has an account already.`);
      throw error;
    }
    return { text: `Made ${email} on ${planName}.\nPassword: ${password}`, data: { email, plan: planName, password } };
  },
};

const resetPassword: Command = {
  name: 'users reset-password',
  summary: 'Give an account a new password, shown this once, and end its sessions.',
  usage: 'users reset-password --email <address> [--json]',
  options: { email: { type: 'string' }, json },

  async run({ db }, values) {
    const email = emailOption(values);
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    await db.transaction(async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ passwordHash })
        .where(eq(users.email, email))
        .returning({ id: users.id });
      if (!user) throw new Error(`Nobody has an account as ${email}.`);
      await revokeAllAccess(tx, user.id);
    });
    return { text: `Password: ${password}`, data: { email, password } };
  },
};

export const userCommands = [create, resetPassword];
