import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature stays valid: longer than any delivery takes, too short to keep for a replay. */
const TOLERANCE = 5 * 60;

const digest = (secret: Buffer, moment: string, body: Buffer) =>
  createHmac('sha256', secret).update(`${moment}.`).update(body).digest('hex');

/** Signs a webhook's raw body: `t=<epoch seconds>,v1=<hex>`. */
export function signBody(secret: Buffer, body: Buffer, now = Date.now()): string {
  const moment = String(Math.floor(now / 1000));
  return `t=${moment},v1=${digest(secret, moment, body)}`;
}

/** Whether a signature belongs to exactly these bytes and is fresh. */
export function isSigned(secret: Buffer, body: Buffer, signature: string, now = Date.now()): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  const [, moment = '', claimed = ''] = match ?? [];
  if (!match || Math.abs(now / 1000 - Number(moment)) > TOLERANCE) return false;
  return timingSafeEqual(Buffer.from(claimed, 'hex'), Buffer.from(digest(secret, moment, body), 'hex'));
}
