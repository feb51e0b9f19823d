import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret: `whsec_` and base64 of 32 random bytes. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** Where a webhook's secrets belong, so that they open there only. */
export const secretPlace = (webhookId: string): string => `webhook:${webhookId}`;

/**
 * The headers that prove where a body comes from and that it is new, as https://www.standardwebhooks.com says: signed
 * with each secret, of which a receiver needs one.
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64')).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret).digest('base64')}`).join(' '),
  };
}
