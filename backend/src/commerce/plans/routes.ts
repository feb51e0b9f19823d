import { dataOf, type Plan, planUse, publicPlans } from '@landfall/shared/contracts';
import { asc, gt, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { plans } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inSpanish, languageOf, type SpokenLanguage } from '../../platform/http/language.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { varyOn } from '../../platform/http/vary.ts';
import { storageAllowance, storedBytes } from '../usage/storage-use.ts';

/** The plans on sale, for everybody and for the signed-in account. */
export function registerPlanRoutes(app: App, { db }: Context): void {
  app.get(
    '/v1/api/public/other/pricing',
    { schema: { tags: ['public'], summary: 'The plans on sale', response: { 200: publicPlans } } },
    (request, reply) => {
      varyOn(reply, 'Accept-Language');
      return listPlans(db, languageOf(request));
    },
  );

  app.get(
    '/v1/api/user/plan',
    {
      onRequest: app.requireAccount,
      schema: {
        tags: ['user'],
        summary: 'The plans on sale',
        security: SIGNED_IN,
        response: { 200: dataOf(publicPlans) },
      },
    },
    async (request, reply) => {
      varyOn(reply, 'Accept-Language');
      return { data: await listPlans(db, languageOf(request)) };
    },
  );

  const use = {
    tags: ['user'],
    summary: 'What this account stores, and may store',
    security: SIGNED_IN,
    response: { 200: dataOf(planUse) },
  };
  app.get('/v1/api/user/plan/use', { onRequest: app.requireAccount, schema: use }, async ({ account }) => ({
    data: { storage_used: await storedBytes(db, account.id), storage_max: storageAllowance(account) },
  }));
}

/** The plans that have a price, with their descriptions in a language; one of the deployment's own stays as it is stored. */
async function listPlans(db: Database, language: SpokenLanguage): Promise<Plan[]> {
  const isOnSale = or(gt(plans.priceMonth, 0), gt(plans.priceYear, 0), gt(plans.priceLifetime, 0));
  const rows = await db.select().from(plans).where(isOnSale).orderBy(asc(plans.position));
  return rows.map(({ id, name, prefix, type, description, recommended, features, ...cents }) => ({
    id,
    name,
    prefix,
    type,
    description: language === 'es' ? inSpanish(description) : description,
    recommended,
    features,
    price: { mo: cents.priceMonth / 100, yr: cents.priceYear / 100, ltd: cents.priceLifetime / 100 },
  }));
}
