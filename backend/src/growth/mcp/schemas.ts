import { id, text } from '@landfall/shared/contracts';
import * as v from 'valibot';

export const project_id = v.pipe(id, v.maxLength(100), v.description('Of list_projects.'));
export const page_id = v.pipe(id, v.maxLength(100), v.description('Of list_pages or create_page.'));

/** A part of a list. */
export const part = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Counts from 1.')), 1),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
};

/** What every list says of itself. */
export const listState = {
  total: v.number(),
  total_pages: v.number(),
  /** What was cut to keep the answer short; empty where nothing was. */
  cut: text,
};

/** The state that a change goes on from. */
export const from = {
  version: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('As get_page said: refused where somebody changed the page since.'),
    ),
  ),
  stamp: v.optional(v.pipe(v.string(), v.maxLength(64), v.description('As get_page said.'))),
};
