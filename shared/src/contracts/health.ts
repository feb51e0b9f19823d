import * as v from 'valibot';

/** Whether the backend and everything that it stands on answers; `away` names the parts that do not. */
export const health = v.object({
  status: v.picklist(['ok', 'unavailable']),
  away: v.optional(v.array(v.string()), []),
});
