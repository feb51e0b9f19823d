import * as v from 'valibot';

/** What a backend says that answers. */
export const alive = v.object({ status: v.literal('ok') });

/** What one says that cannot do its work, and which of its parts are away. */
export const away = v.object({ status: v.picklist(['unavailable', 'stopping']), away: v.array(v.string()) });
