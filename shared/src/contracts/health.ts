import * as v from 'valibot';

/** Whether the backend and everything that it stands on answers; `away` names the parts that do not. */
export const health = v.object({
  status: v.picklist(['ok', 'unavailable']),
  away: v.optional(v.array(v.string()), []),
});

/** What a backend says that answers. */
export const alive = v.object({ status: v.literal('ok') });

/** What one says that cannot do its work, and which of its parts are away. */
export const away = v.object({ status: v.picklist(['unavailable', 'stopping']), away: v.array(v.string()) });
