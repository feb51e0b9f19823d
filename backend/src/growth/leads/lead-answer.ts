import type { SentLead } from '@landfall/shared/contracts';
import type { leads } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';

/** A lead as it travels. */
export const toLead = (row: typeof leads.$inferSelect): SentLead => ({
  id: row.id,
  lead_id: row.id,
  form_id: row.formId,
  page_id: row.pageId,
  page_title: row.pageTitle,
  fields: Object.fromEntries(row.fields.map(({ name, value }) => [name, value])),
  files: row.files.map(({ key: _, ...file }) => file),
  source: row.source,
  variant: row.variant,
  status: row.status,
  spam_reasons: row.spamReasons,
  consent: row.consent,
  confirmed: row.confirmed,
  created_at: toEpochSeconds(row.createdAt),
});
