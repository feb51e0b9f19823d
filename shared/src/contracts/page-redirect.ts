import * as v from 'valibot';
import { dataOf, epochSeconds, id, text } from './wire.ts';

/** An address that a page had before: whoever comes there is led to the page, at every domain of the project. */
export const pageRedirect = v.object({
  redirect_id: id,
  path: text,
  created_at: epochSeconds,
});
export type PageRedirect = v.InferOutput<typeof pageRedirect>;

/** GET project/{id}/page/{page_id}/redirect, newest first. */
export const pageRedirectList = dataOf(v.array(pageRedirect));
