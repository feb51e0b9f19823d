import type { LeadStatus } from '@landfall/shared/contracts';

/** Where the area's screen stands. */
const FORMS = '/dashboard/forms';

/** The leads of a status; without one, all but spam. */
export const inboxAddress = (status?: LeadStatus): string => (status ? `${FORMS}?status=${status}` : FORMS);

/** The parameter that names the lead that is open. */
export const SHOWN_LEAD = 'lead';

/** The parameter that names the form whose settings are open. */
export const SHOWN_SETTINGS = 'settings';

/** One lead, open above the leads. */
export const leadAddress = (id: string): string => `${FORMS}?${SHOWN_LEAD}=${encodeURIComponent(id)}`;

/** The leads of a form that nobody has read; without an id those of all forms. */
export const formAddress = (id: string): string => inboxAddress('new') + (id ? `&form=${encodeURIComponent(id)}` : '');
