import type { Page } from '@playwright/test';

/** Has the dashboard loaded as by a deployment whose backend does not offer this. */
export async function withoutCapability(page: Page, name: string): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.startsWith('/v1/'),
    async (route) => {
      const request = route.request();
      const isConfig = request.resourceType() === 'document' || request.url().endsWith('/config.json');
      if (!isConfig) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(`"${name}"`, '"none"') });
    },
  );
}
