import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

/** What a visitor of a page pays for it: everything together, over the wire. */
const MOST_BYTES = 150_000;
const MOST_DOCUMENT_BYTES = 20 * 1024;
const MOST_REQUESTS = 14;
/** Where Lighthouse begins to subtract points. */
const MOST_SHIFT = 0.1;

const DESCRIPTIONS = [
  'A bold page for a strength gym in Leeds. From £45 per month. Our team: Ana Ruiz (head coach), Tom Hale (boxing).',
  'Coming soon: a dark page with a waiting list for an app that sorts mail. Launching on 3 March 2031.',
  'Boda de Marta y Luis el 12 de junio de 2031 en Granada. 12:00 Ceremonia, 15:00 Comida. Confirmar asistencia.',
  'A minimalist page for a SaaS tool. Compare us with spreadsheets. Clients such as Acme, Globex and Initech.',
];

async function templateIds({ origin }: RunningProduct, token: string): Promise<string[]> {
  const answer = await fetch(`${origin}/v1/api/template`, { headers: { accesstokenapp: token } });
  const { data } = (await answer.json()) as { data: { template_id: string }[] };
  return data.map(({ template_id }) => template_id);
}

/** Counts what the next page costs, and how much of it moves. */
async function weigh(page: Page): Promise<{
  cost: () => Promise<{ bytes: number; documentBytes: number; requests: number; scripts: number; shift: number }>;
}> {
  await page.addInitScript(() => {
    const state = Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    cost: () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const documentBytes = navigation?.encodedBodySize ?? 0;
        return {
          bytes: resources.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, documentBytes),
          documentBytes: navigation?.decodedBodySize ?? 0,
          requests: resources.length + 1,
          scripts: document.scripts.length,
          shift: (globalThis as unknown as { shift: number }).shift,
        };
      }),
  };
}

/** Looks for barriers at each of `widths`, and for what stands out at both. */
async function expectGood(
  page: Page,
  url: string,
  cost: Awaited<ReturnType<typeof weigh>>['cost'],
  widths: readonly number[] = [1440, 390],
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const { bytes, documentBytes, requests, scripts, shift } = await cost();
  expect(scripts, url).toBe(0);
  expect(documentBytes, url).toBeLessThan(MOST_DOCUMENT_BYTES);
  expect(bytes, url).toBeLessThan(MOST_BYTES);
  expect(requests, url).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(shift, url).toBeLessThan(MOST_SHIFT);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${url} at ${width} pixels`).toBeLessThanOrEqual(0);
    if (widths.includes(width)) await expectAccessible(page);
  }
}

test('pages that are written for a description are accessible, light and still at every width', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const made = await Promise.all(
    DESCRIPTIONS.map((description_ai, index) =>
      newPage(origin, account, project, { title: `Written ${index}`, slug: `/written-${index}`, description_ai }),
    ),
  );
  const { cost } = await weigh(page);
  for (const { url } of made) {
    await expect.poll(async () => (await page.goto(url))?.status(), { timeout: 60_000 }).toBe(200);
    await expectGood(page, url, cost);
  }
});

test('every template is accessible, light and still, and fits every width', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account, 'Olive & Fig');
  const { cost } = await weigh(page);
  // All are made of the same sections: the two widths take turns.
  for (const [index, template] of (await templateIds(product, account.token)).entries()) {
    const { url } = await newPage(origin, account, project, { title: template, slug: `/${template}`, template });
    await expectGood(page, url, cost, [index % 2 === 0 ? 1440 : 390]);
  }
});
