import type { Plan } from '@landfall/shared/contracts';
import { listPlans, listPublicPlans, readPlanUse } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { asc } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inLanguage, languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { varyOn } from '../../platform/http/vary.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { storageAllowance, storedBytes } from '../usage/storage-use.ts';
import { isOnSale } from './on-sale.ts';

/** The plans on sale, for everybody and for the signed-in account. */
export function registerPlanRoutes(app: App, { db }: Context): void {
  const onSale = plansOnSale(db);
  serve(app, listPublicPlans, { tag: 'public', summary: 'The plans on sale' }, async (request, reply) => {
    varyOn(reply, 'Accept-Language');
    return onSale(languageOf(request));
  });

  serve(app, listPlans, { tag: 'user', summary: 'The plans on sale' }, async (request, reply) => {
    varyOn(reply, 'Accept-Language');
    return { data: await onSale(languageOf(request)) };
  });

  const use = { tag: 'user', summary: 'What this account stores, and may store' };
  serve(app, readPlanUse, use, async ({ account }) => ({
    data: { storage_used: await storedBytes(db, account.id), storage_max: storageAllowance(account) },
  }));
}

/** A plan as it travels, with its description in a language; one of the deployment's own stays as it is stored. */
const toPlan = (
  { id, name, prefix, type, description, recommended, features, ...cents }: typeof plans.$inferSelect,
  language: SpokenLanguage,
): Plan => ({
  id,
  name,
  prefix,
  type,
  description: inLanguage(description, language),
  recommended,
  features,
  price: { mo: cents.priceMonth / 100, yr: cents.priceYear / 100, ltd: cents.priceLifetime / 100 },
});

/** Returns the reading of the plans that have a price. */
function plansOnSale(db: Database): (language: SpokenLanguage) => Promise<Plan[]> {
  // Prepared once: working it out anew took a fifth of the call's processor time.
  const query = db.select().from(plans).where(isOnSale).orderBy(asc(plans.position)).prepare('plans_on_sale');
  return async (language) => (await query.execute()).map((row) => toPlan(row, language));
}
