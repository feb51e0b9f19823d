/** Where the area's screen stands. */
export const addresses = { analytics: '/dashboard/analytics' } as const;
