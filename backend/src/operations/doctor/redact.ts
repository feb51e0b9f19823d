import { VARIABLES } from '../../platform/config.ts';

/** Variables whose whole value is a secret. */
const SECRET = /(?:^|_)(?:KEY|SECRET|TOKEN|SECRET_KEY|KEY_PREVIOUS|HEADERS)$/;

/** The user and password of an address, as they stand there and as they are meant. */
function credentialsOf(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password, searchParams } = new URL(value);
  const plain = [password, searchParams.get('password') ?? ''];
  return plain.flatMap((text) => [text, decode(text)]);
}

/** As it is meant, or as it stands there where a % begins nothing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a function that takes every secret of the environment out of a text. */
export function redactor(env: NodeJS.ProcessEnv): (text: string) => string {
  const secrets = VARIABLES.flatMap((name) => {
    const value = env[name] ?? '';
    return SECRET.test(name) ? [value, ...credentialsOf(value)] : credentialsOf(value);
  });
  // The longest first: one may be a part of another. What is a few letters long would only take words apart.
  const hidden = [...new Set(secrets)].filter(({ length }) => length >= 4).sort((a, b) => b.length - a.length);
  return (text) => hidden.reduce((left, secret) => left.replaceAll(secret, '***'), text);
}
