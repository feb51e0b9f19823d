import { and, eq, isNotNull, or } from 'drizzle-orm';
import { totpPlace } from '../../identity/auth/two-factor.ts';
import type { Database } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { openSecretBox } from '../../platform/secrets/secret-key.ts';
import { type Command, json } from './command.ts';

/** Encrypts under the current key whatever is not: after it, the previous key is not needed any more. */
export const secretsRenew: Command = {
  name: 'secrets renew',
  summary: 'Encrypt stored secrets anew with SECRET_KEY, after it was changed or set for the first time.',
  usage: 'secrets renew [--json]',
  options: { json },

  async run({ db, config, log }) {
    const data = await renewTotpSecrets(db, await openSecretBox(config, log));
    const lost = data.lost > 0 ? '\nWhat cannot be opened is left as it is: is SECRET_KEY_PREVIOUS the right one?' : '';
    return {
      text: `renewed: ${data.renewed}\nfine already: ${data.fine}\ncannot be opened: ${data.lost}${lost}`,
      data,
    };
  },
};

async function renewTotpSecrets(db: Database, secrets: SecretBox) {
  const counts = { renewed: 0, fine: 0, lost: 0 };
  const rows = await db
    .select({ id: users.id, totpSecret: users.totpSecret, totpPending: users.totpPending })
    .from(users)
    .where(or(isNotNull(users.totpSecret), isNotNull(users.totpPending)));
  for (const { id, ...stored } of rows) {
    for (const name of ['totpSecret', 'totpPending'] as const) {
      const old = stored[name];
      if (old === null) continue;
      const text = secrets.isStale(old) ? secrets.open(old, totpPlace(id)) : undefined;
      counts[!secrets.isStale(old) ? 'fine' : text === undefined ? 'lost' : 'renewed']++;
      // Unless it was changed meanwhile: the server may be running.
      if (text !== undefined)
        await db
          .update(users)
          .set({ [name]: secrets.seal(text, totpPlace(id)) })
          .where(and(eq(users.id, id), eq(users[name], old)));
    }
  }
  return counts;
}
