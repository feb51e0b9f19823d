import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/errors.ts';
import { isWeakPassword } from './weak-passwords.ts';

/** OWASP's parameters for argon2id, which is the library's default kind: about 10 ms. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Derives what is stored of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

let decoy: Promise<string> | undefined;

/**
 * True when the password is the one that was hashed. Without a hash (no such account) it takes the same time and is
 * false, so that the time of an answer does not tell which e-mails have an account.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  try {
    return (await verify(stored ?? (await decoy), password)) && stored !== undefined;
  } catch {
    // A stored hash that cannot be read matches nothing.
    return false;
  }
}

/** @throws AppError wrong_password, on the field that the password travelled in */
export async function assertPassword(
  { passwordHash }: { passwordHash: string },
  password: string,
  field: string,
): Promise<void> {
  if (!(await passwordMatches(passwordHash, password))) throw wrongPassword(field);
}

/** The refusal of a signed-in account's password, on the field that it travelled in. */
export function wrongPassword(field: string): AppError {
  const { message } = new AppError('wrong_password');
  return new AppError('wrong_password', { fields: { [field]: [message] } });
}

/** @throws AppError invalid, on the field `password` */
export function assertStrong(password: string, email: string): void {
  if (!isWeakPassword(password, email)) return;
  throw new AppError('invalid', {
    fields: { password: ['This password is too easy to guess. Please choose another.'] },
  });
}
