import * as v from 'valibot';
import { epochSeconds, id, pagedOf, pageQuery, text } from './wire.ts';

/** What a visitor sent through a form of a published page. */
export const lead = v.object({
  lead_id: id,
  page_id: text,
  page_title: text,
  /** By the field's label, in the order of the form. */
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
  created_at: epochSeconds,
});
export type Lead = v.InferOutput<typeof lead>;

/** GET project/{id}/lead, newest first; of one page where it is named. */
export const leadQuery = v.object({ ...pageQuery.entries, page_id: v.optional(v.string()) });

export const leadList = pagedOf(lead);
export type LeadList = v.InferOutput<typeof leadList>;
