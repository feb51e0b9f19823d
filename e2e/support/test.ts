import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freeSettings, type Product, type ProductSettings, startProduct } from '../../tools/product/index.ts';

export { expect };

/** Generation takes long enough to be seen; every test's buyer comes from the one address of this machine. */
const TEST_ENV = {
  LOG_LEVEL: 'warn',
  GENERATION_DELAY_MS: '1500',
  PURCHASES_PER_ADDRESS: '100000',
  AUTOSAVE_MS: '300',
};

export interface RunningProduct extends Product {
  settings: ProductSettings;
  /** Where the mails that went out are listed, of an instance whose outbox is not on this machine. */
  mails?: string;
}

/** The mails that went out, whole, the newest last. */
export async function mailsOf({ mails, settings }: RunningProduct): Promise<string[]> {
  if (mails) return (await fetch(mails)).json() as Promise<string[]>;
  const folder = path.join(settings.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Starts an instance over an empty database that is made already; `use` it, then it is gone. */
export async function withProduct(
  change: (settings: ProductSettings) => ProductSettings,
  use: (product: RunningProduct) => Promise<void>,
): Promise<void> {
  const changed = change(await freeSettings());
  // Hardly any of these instances makes pages, and each would load all that makes them.
  const settings: ProductSettings = { ...changed, backendEnv: { WORK_WARM: 'off', ...changed.backendEnv } };
  if (!settings.backendEnv?.DATABASE_URL) {
    // It brings the database's engine with it, which most tests do without.
    const { writeMigratedDatabase } = await import('../../backend/src/testing/template.ts');
    await writeMigratedDatabase(path.join(settings.dataDir, 'db'));
  }
  await withInstance(settings, use);
}

async function withInstance(settings: ProductSettings, use: (product: RunningProduct) => Promise<void>): Promise<void> {
  const product = await startProduct(settings);
  try {
    await use({ ...product, settings });
  } finally {
    await product.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  }
}

/** `product`: the whole product, started once for all tests of a worker. */
export const test = base.extend<object, { product: RunningProduct }>({
  // Whatever a test is about: no page may ask for something that its content security policy refuses.
  context: async ({ context }, use) => {
    const refused: string[] = [];
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(`${message.page()?.url()}: ${message.text()}`);
    });
    await use(context);
    // What a test changed of the network ends with it: an answer that is still under way has nobody to be given to.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(refused, 'refused by a content security policy').toEqual([]);
  },
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const { LANDFALL_INSTANCE } = process.env;
      // One that somebody else started and ends; its tests ask for the address and the ports alone.
      if (LANDFALL_INSTANCE) await use(JSON.parse(LANDFALL_INSTANCE) as RunningProduct);
      // A first start of its own: nothing lies in its folder.
      else await withInstance({ ...(await freeSettings()), backendEnv: TEST_ENV }, use);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
