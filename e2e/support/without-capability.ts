import type { Page } from '@playwright/test';

/** Has the dashboard loaded as by a deployment whose backend does not offer this. */
export async function withoutCapability(page: Page, name: string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { capabilities: string[] };
    const capabilities = config.capabilities.filter((each) => each !== name);
    await route.fulfill({ response, json: { ...config, capabilities } });
  });
}
