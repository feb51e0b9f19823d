import * as v from 'valibot';
import { bulkIds, listQuery, searchQuery } from './list-query.ts';
import { message } from './message.ts';
import { dataOf, epochSeconds, id, pagedOf, text } from './wire.ts';

/** New until somebody has looked at it; spam until it is restored. */
export const leadStatus = v.picklist(['new', 'read', 'spam']);
export type LeadStatus = v.InferOutput<typeof leadStatus>;

/** Why something counts as spam. */
export const spamReasons = ['trap', 'fast', 'repeated', 'links', 'rate', 'marked'] as const;
export const spamReason = v.picklist(spamReasons);
export type SpamReason = v.InferOutput<typeof spamReason>;

/** A file that a visitor sent along. */
export const leadFile = v.object({
  id,
  /** Of the field that asked for it. */
  field: v.string(),
  name: v.string(),
  /** By its content. */
  content_type: v.string(),
  /** Bytes. */
  size: v.number(),
});
export type LeadFile = v.InferOutput<typeof leadFile>;

/** Where a visitor came from. */
export const leadSource = v.object({
  referrer: text,
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
});
export type LeadSource = v.InferOutput<typeof leadSource>;

/** What was sent, by the field's name; backends of earlier releases send a list. */
const sentFields = v.pipe(
  v.union([v.record(v.string(), v.string()), v.array(v.object({ name: v.string(), value: v.string() }))]),
  v.transform(
    (sent): Record<string, string> =>
      Array.isArray(sent) ? Object.fromEntries(sent.map(({ name, value }) => [name, value])) : sent,
  ),
);

/** What a visitor sent through a form of a published page. */
export const lead = v.object({
  /** The same as `lead_id`, which backends and areas of earlier releases know alone. */
  id: text,
  lead_id: id,
  /** Null for one that came in before forms had ids. */
  form_id: v.nullish(v.string(), null),
  page_id: text,
  page_title: text,
  /** By the field's name, in the order of the form. */
  fields: sentFields,
  files: v.optional(v.array(leadFile), []),
  source: v.optional(leadSource, { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' }),
  /** The letter of the experiment's variant that it was sent from. */
  variant: v.nullish(v.string(), null),
  status: v.optional(leadStatus, 'new'),
  spam_reasons: v.optional(v.array(spamReason), []),
  /** The exact words that were agreed to; empty where nothing was asked. */
  consent: v.optional(v.array(v.string()), []),
  /** False while the sender's confirmation is waited for: nothing is done with it yet. */
  confirmed: v.optional(v.boolean(), true),
  created_at: epochSeconds,
});
export type Lead = v.InferOutput<typeof lead>;
/** The same as a backend sends it. */
export type SentLead = v.InferInput<typeof lead>;

const filters = {
  page_id: v.optional(v.string()),
  form_id: v.optional(v.string()),
  status: v.optional(leadStatus),
  /** Words that a value of it holds. */
  q: searchQuery,
};

/** GET {p}/lead, newest first. Without a status: all but spam. */
export const leadQuery = v.object({
  ...listQuery.entries,
  ...filters,
  sort: v.optional(v.picklist(['-created_at', 'created_at'])),
});
export type LeadQuery = v.InferInput<typeof leadQuery>;

export const leadList = pagedOf(lead);
export type LeadList = v.InferOutput<typeof leadList>;

export const leadResponse = dataOf(lead);

/** POST {p}/lead/bulk: `new`, `read` and `spam` are what each becomes. */
export const bulkLeads = v.object({ action: v.picklist(['new', 'read', 'spam', 'delete']), ids: bulkIds });
export type BulkLeads = v.InferOutput<typeof bulkLeads>;

/** PUT {p}/lead/{id}. Out of spam means that it counts from now on, and its actions run. */
export const updateLead = v.object({ status: leadStatus });

/** DELETE {p}/lead: the leads and files of one person, wherever they are. */
export const erasePersonQuery = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(message('email_missing', 'Enter an e-mail address')), v.maxLength(200)),
});

/** How many leads are gone. */
export const erasedResponse = v.object({ count: v.number(), message: text });

/** GET {p}/lead/export */
export const leadExportQuery = v.object({ ...filters, format: v.optional(v.picklist(['csv', 'json']), 'csv') });
