import type { LeadStatus } from '@landfall/shared/contracts';

/** Where the area's screen stands. */
const FORMS = '/dashboard/forms';

/** The leads of a status; without one, all but spam. */
export const inboxAddress = (status?: LeadStatus): string => (status ? `${FORMS}?status=${status}` : FORMS);

/** One lead, open above the leads. */
export const leadAddress = (id: string): string => `${FORMS}?lead=${encodeURIComponent(id)}`;
