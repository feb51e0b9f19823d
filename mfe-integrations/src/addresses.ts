/** Where the area's screens stand. */
export const addresses = {
  pixels: '/dashboard/settings/pixels',
  webhooks: '/dashboard/settings/webhooks',
  integrations: '/dashboard/settings/integrations',
} as const;
