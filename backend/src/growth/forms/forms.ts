import { shownFields } from '@landfall/page/publish/shown-fields';
import { advancedFormSettings, type Form } from '@landfall/shared/contracts';
import { hasFeature } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, sql } from '../../platform/db/operators.ts';
import { files, forms, funnelSteps, leads, pages, projects, siteRoutes } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { isDelivered } from '../leads/delivered-file.ts';
import { settingsOf } from './form-settings.ts';

/** Forms of a project that are listed. */
const MOST = 500;

interface Totals {
  total: number;
  unread: number;
  lastAt: Date | null;
}

/** What has come in through forms: neither spam, nor what waits for its sender. */
async function totalsOf(db: Database, projectId: string): Promise<Map<string | null, Totals>> {
  const rows = await db
    .select({
      formId: leads.formId,
      total: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${leads.status} = 'new'))::int`,
      lastAt: sql<string | null>`max(${leads.createdAt})`,
    })
    .from(leads)
    .where(and(eq(leads.projectId, projectId), sql`${leads.status} <> 'spam'`, eq(leads.confirmed, true)))
    .groupBy(leads.formId);
  return new Map(
    rows.map(({ formId, lastAt, ...rest }) => [formId, { ...rest, lastAt: lastAt ? new Date(lastAt) : null }]),
  );
}

type FormRow = typeof forms.$inferSelect;

/** A form as it travels. What the plan lacks is kept, and named. */
export function toForm(
  row: FormRow & { isOnline: boolean; isInFunnel: boolean; title_: string | null; fileName: string | null },
  { plan, user }: Pick<Account, 'plan' | 'user'>,
  totals: Totals | undefined,
): Form {
  const settings = settingsOf(row.settings, user);
  const isAdvanced = hasFeature({ plan }, 'form_advanced');
  return {
    form_id: row.id,
    page_id: row.pageId,
    page_title: row.title_ ?? row.pageTitle,
    title: row.title,
    fields: shownFields(row.fields, isAdvanced).map(
      ({ name, label, type, required, help, options, style, step, condition }) => ({
        ...{ name, label, type, required, help, options, style, step, condition },
      }),
    ),
    total: totals?.total ?? 0,
    unread: totals?.unread ?? 0,
    last_lead_at: totals?.lastAt ? toEpochSeconds(totals.lastAt) : null,
    online: row.isOnline,
    to_next_step: row.toNextStep && row.isInFunnel,
    file: isAdvanced ? row.fileName : null,
    settings,
    locked: isAdvanced ? [] : [...advancedFormSettings],
  };
}

/** The forms of a project, those with the newest lead first; those that are gone as long as they have leads. */
export async function listForms(
  db: Database,
  account: Pick<Account, 'plan' | 'user'>,
  projectId: string,
  only?: string,
): Promise<Form[]> {
  const online = sql<boolean>`${forms.position} > 0 and exists (select from ${siteRoutes} where ${siteRoutes.pageId} = ${forms.pageId})`;
  const isInFunnel = sql<boolean>`exists (select from ${funnelSteps} where ${funnelSteps.pageId} = ${forms.pageId})`;
  const isTheirs = and(eq(files.userId, projects.userId), eq(projects.id, forms.projectId), isDelivered);
  const fileName = sql<string | null>`(select ${files.name} from ${files}, ${projects} where ${isTheirs} limit 1)`;
  const rows = await db
    .select({ row: forms, isOnline: online, isInFunnel, title: pages.title, fileName })
    .from(forms)
    .leftJoin(pages, eq(pages.id, forms.pageId))
    .where(and(eq(forms.projectId, projectId), only === undefined ? undefined : inArray(forms.id, [only])))
    .orderBy(forms.createdAt, forms.position)
    .limit(MOST);
  const totals = await totalsOf(db, projectId);
  const all = rows.map(({ row, isOnline, isInFunnel, title, fileName }) =>
    toForm({ ...row, isOnline, isInFunnel, title_: title, fileName }, account, totals.get(row.id)),
  );
  const isKept = ({ online: isOnline, total, form_id }: Form) =>
    isOnline ||
    total > 0 ||
    form_id === only ||
    rows.some(({ row, title }) => row.id === form_id && title !== null && row.position > 0);
  return all.filter(isKept).toSorted((one, other) => (other.last_lead_at ?? 0) - (one.last_lead_at ?? 0));
}
