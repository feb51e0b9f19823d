/** Where the area's screens stand. */
export const addresses = {
  webhooks: '/dashboard/settings/webhooks',
  integrations: '/dashboard/settings/integrations',
} as const;
