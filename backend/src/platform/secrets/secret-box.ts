import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** What is stored begins with this; anything else is from before secrets were encrypted. */
const MARK = 'sealed1';
const IV = 12;
const TAG = 16;

/** Small secrets that the database keeps, encrypted: whoever reads the database alone learns nothing. */
export interface SecretBox {
  /** Encrypts under the current key. `place` says where it belongs: moved to another row, it cannot be opened. */
  seal: (text: string, place: string) => string;
  /**
   * Decrypts what `seal` made, with the current or the previous key; what was stored before there was a key is given
   * back as it is. Undefined, and a line in the log, where no key opens it.
   */
  open: (stored: string, place: string) => string | undefined;
  /** Whether it should be sealed anew: stored in the clear, or under the previous key. */
  isStale: (stored: string) => boolean;
}

interface Key {
  /** Names the key in what it sealed, without telling anything of it. */
  id: string;
  bytes: Buffer;
}

function deriveKey(master: Buffer): Key {
  const bytes = Buffer.from(hkdfSync('sha256', master, '', 'landfall stored secrets', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/**
 * AES-256-GCM with a key made of the current master key.
 * @param masters at least 32 bytes each: the current one, then the previous one where there is any
 */
export function createSecretBox(
  masters: readonly [Buffer, ...Buffer[]],
  log: Pick<FastifyBaseLogger, 'error'>,
): SecretBox {
  const keys = masters.map(deriveKey);
  const current = keys[0] as Key;

  return {
    seal: (text, place) => {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [MARK, current.id, body.toString('base64url')].join('.');
    },

    open: (stored, place) => {
      const [mark, id, body = ''] = stored.split('.');
      if (mark !== MARK) return stored;
      const key = keys.find((candidate) => candidate.id === id);
      try {
        if (!key) throw new Error('It was sealed with a key that is not configured.');
        return decrypt(key, Buffer.from(body, 'base64url'), place);
      } catch (error) {
        log.error({ err: error, place, key: id }, 'A stored secret cannot be opened: check SECRET_KEY');
        return undefined;
      }
    },

    isStale: (stored) => !stored.startsWith(`${MARK}.${current.id}.`),
  };
}

function decrypt(key: Key, sealed: Buffer, place: string): string {
  const end = sealed.length - TAG;
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(end));
  return decipher.update(sealed.subarray(IV, end), undefined, 'utf8') + decipher.final('utf8');
}
