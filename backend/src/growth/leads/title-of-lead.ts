import type { LeadRow } from './find-leads.ts';

/** Characters. */
const LONGEST = 200;

/** What a lead is called in lists of other things: its first value. */
export const titleOfLead = ({ fields, pageTitle }: Pick<LeadRow, 'fields' | 'pageTitle'>): string =>
  (fields[0]?.value.trim() || pageTitle).slice(0, LONGEST);
