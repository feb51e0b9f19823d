const DAY = 24 * 60 * 60 * 1000;

/** How long published pages stay online without any plan. */
const GRACE = 14 * DAY;

/** Until when the published pages of an account without any plan stay online. */
export const sitesUntil = (unpaidSince: Date): Date => new Date(unpaidSince.getTime() + GRACE);

/** Accounts without any plan since then, or longer, are out of time. */
export const unpaidTooLong = (now: Date): Date => new Date(now.getTime() - GRACE);
