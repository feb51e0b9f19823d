import { readMailSettings, updateMailSettings } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { users } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';

/** What an account is written to about. */
export function registerMailSettingsRoutes(app: App, { db }: Context): void {
  const read = { tag: 'user', summary: 'What the account is written to about' };
  serve(app, readMailSettings, read, async ({ account }) => ({ data: { new_leads: account.user.mailsLeads } }));

  const update = { tag: 'user', summary: 'Change what the account is written to about' };
  serve(app, updateMailSettings, update, async ({ account, body }) => {
    await db.update(users).set({ mailsLeads: body.new_leads }).where(eq(users.id, account.id));
    return { data: body };
  });
}
