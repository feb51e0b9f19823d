import { integrationSecretPlace } from '../../growth/integrations/settings.ts';
import { secretPlace } from '../../growth/webhooks/signature.ts';
import { totpPlace } from '../../identity/auth/two-factor.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNotNull, or } from '../../platform/db/operators.ts';
import { receivers, users } from '../../platform/db/schema.ts';
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
    const secrets = await openSecretBox(config, log);
    const data = { renewed: 0, fine: 0, lost: 0 };
    await renewTotpSecrets(db, secrets, data);
    await renewReceiverSecrets(db, secrets, data);
    const lost = data.lost > 0 ? '\nWhat cannot be opened is left as it is: is SECRET_KEY_PREVIOUS the right one?' : '';
    return {
      text: `renewed: ${data.renewed}\nfine already: ${data.fine}\ncannot be opened: ${data.lost}${lost}`,
      data,
    };
  },
};

interface Counts {
  renewed: number;
  fine: number;
  lost: number;
}

/** A stored secret under the current key; undefined where there is nothing to change. */
function renewed(secrets: SecretBox, old: string, place: string, counts: Counts): string | undefined {
  const text = secrets.isStale(old) ? secrets.open(old, place) : undefined;
  counts[!secrets.isStale(old) ? 'fine' : text === undefined ? 'lost' : 'renewed']++;
  return text === undefined ? undefined : secrets.seal(text, place);
}

async function renewTotpSecrets(db: Database, secrets: SecretBox, counts: Counts): Promise<void> {
  const rows = await db
    .select({ id: users.id, totpSecret: users.totpSecret, totpPending: users.totpPending })
    .from(users)
    .where(or(isNotNull(users.totpSecret), isNotNull(users.totpPending)));
  for (const { id, ...stored } of rows) {
    for (const name of ['totpSecret', 'totpPending'] as const) {
      const old = stored[name];
      if (old === null) continue;
      const fresh = renewed(secrets, old, totpPlace(id), counts);
      // Unless it was changed meanwhile: the server may be running.
      if (fresh !== undefined)
        await db
          .update(users)
          .set({ [name]: fresh })
          .where(and(eq(users.id, id), eq(users[name], old)));
    }
  }
}

async function renewReceiverSecrets(db: Database, secrets: SecretBox, counts: Counts): Promise<void> {
  const rows = await db
    .select({
      id: receivers.id,
      kind: receivers.kind,
      secret: receivers.secret,
      previousSecret: receivers.previousSecret,
    })
    .from(receivers);
  for (const { id, kind, ...stored } of rows) {
    for (const name of ['secret', 'previousSecret'] as const) {
      const old = stored[name];
      const place = kind === 'webhook' ? secretPlace(id) : integrationSecretPlace(id);
      const fresh = old ? renewed(secrets, old, place, counts) : undefined;
      if (old !== null && fresh !== undefined)
        await db
          .update(receivers)
          .set({ [name]: fresh })
          .where(and(eq(receivers.id, id), eq(receivers[name], old)));
    }
  }
}
