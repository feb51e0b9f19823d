import type { Plan } from '@landfall/shared/contracts';
import { listPlans, listPublicPlans, readPlanUse } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { asc, gt, or } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inLanguage, languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { varyOn } from '../../platform/http/vary.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { storageAllowance, storedBytes } from '../usage/storage-use.ts';

/** The plans on sale, for everybody and for the signed-in account. */
export function registerPlanRoutes(app: App, { db }: Context): void {
  serve(app, listPublicPlans, { tag: 'public', summary: 'The plans on sale' }, async (request, reply) => {
    varyOn(reply, 'Accept-Language');
    return plansOnSale(db, languageOf(request));
  });

  serve(app, listPlans, { tag: 'user', summary: 'The plans on sale' }, async (request, reply) => {
    varyOn(reply, 'Accept-Language');
    return { data: await plansOnSale(db, languageOf(request)) };
  });

  const use = { tag: 'user', summary: 'What this account stores, and may store' };
  serve(app, readPlanUse, use, async ({ account }) => ({
    data: { storage_used: await storedBytes(db, account.id), storage_max: storageAllowance(account) },
  }));
}

/** The plans that have a price, with their descriptions in a language; one of the deployment's own stays as it is stored. */
async function plansOnSale(db: Database, language: SpokenLanguage): Promise<Plan[]> {
  const isOnSale = or(gt(plans.priceMonth, 0), gt(plans.priceYear, 0), gt(plans.priceLifetime, 0));
  const rows = await db.select().from(plans).where(isOnSale).orderBy(asc(plans.position));
  return rows.map(({ id, name, prefix, type, description, recommended, features, ...cents }) => ({
    id,
    name,
    prefix,
    type,
    description: inLanguage(description, language),
    recommended,
    features,
    price: { mo: cents.priceMonth / 100, yr: cents.priceYear / 100, ltd: cents.priceLifetime / 100 },
  }));
}
