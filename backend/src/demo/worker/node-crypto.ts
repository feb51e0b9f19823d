import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Stands for `node:crypto` in the demo: what is shared with the server asks for no more of it.

/** The SHA-256 of texts, in hexadecimal digits. */
export function createHash(_algorithm: 'sha256') {
  const hash = sha256.create();
  const own = {
    update(text: string) {
      hash.update(utf8ToBytes(text));
      return own;
    },
    digest: (_encoding: 'hex'): string => bytesToHex(hash.digest()),
  };
  return own;
}
