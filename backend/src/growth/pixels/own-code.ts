import type { SentPixel, UpdatePixel } from '@landfall/shared/contracts';
import { hasFeature, requireFeature } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { projectPixels, siteCodes, siteHosts } from '../../platform/db/schema.ts';

type HasPlan = Pick<Account, 'plan'>;

async function keptCode(db: Database, projectId: string) {
  const [row] = await db.select().from(projectPixels).where(eq(projectPixels.projectId, projectId));
  return row;
}

/** Whether visitors of a site can get its code now. */
async function isPublished(db: Database, projectId: string): Promise<boolean> {
  const [row] = await db
    .select({ host: siteHosts.host })
    .from(siteCodes)
    .innerJoin(siteHosts, eq(siteHosts.siteId, siteCodes.siteId))
    .where(eq(siteCodes.siteId, projectId))
    .limit(1);
  return row !== undefined;
}

/** What visitors are asked, and the owner's code: kept also while no plan includes it. */
export async function readOwnCode(
  db: Database,
  projectId: string,
  account: HasPlan,
): Promise<Required<Pick<SentPixel, 'consent' | 'code'>>> {
  const row = await keptCode(db, projectId);
  return {
    consent: {
      required: row?.consentRequired ?? true,
      text: row?.consentText ?? '',
      privacy_url: row?.privacyUrl ?? '',
    },
    code: {
      head: row?.codeHead ?? '',
      body_end: row?.codeBodyEnd ?? '',
      included: hasFeature(account, 'custom_js'),
      published: await isPublished(db, projectId),
    },
  };
}

/** Code can be taken away under any plan. @throws AppError plan_required */
export async function assertCode(
  db: Database,
  account: HasPlan,
  projectId: string,
  { code }: Pick<UpdatePixel, 'code'>,
): Promise<void> {
  if (!code) return;
  const before = await keptCode(db, projectId);
  const isMore = (typed: string | undefined, kept = '') => typed !== undefined && typed !== '' && typed !== kept;
  if (isMore(code?.head, before?.codeHead) || isMore(code?.body_end, before?.codeBodyEnd))
    requireFeature(account, 'custom_js');
}

/** Changes what is given; the pages follow by themselves. */
export async function changeOwnCode(
  db: Database,
  projectId: string,
  { consent, code }: Pick<UpdatePixel, 'consent' | 'code'>,
): Promise<void> {
  if (!consent && !code) return;
  const values = {
    ...(consent?.required !== undefined && { consentRequired: consent.required }),
    ...(consent?.text !== undefined && { consentText: consent.text }),
    ...(consent?.privacy_url !== undefined && { privacyUrl: consent.privacy_url }),
    ...(code?.head !== undefined && { codeHead: code.head }),
    ...(code?.body_end !== undefined && { codeBodyEnd: code.body_end }),
  };
  await db
    .insert(projectPixels)
    .values({ projectId, ...values })
    .onConflictDoUpdate({ target: projectPixels.projectId, set: { ...values, updatedAt: new Date() } });
}
