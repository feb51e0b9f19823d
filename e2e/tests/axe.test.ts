import { expect, test } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';

const BUTTON = '<button aria-label="Send">Send</button>';
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Axe</title><body class="light">${body}</body></html>`;

test('a fault is found at each look at a document, and no longer once it is mended', async ({ page: tab }) => {
  await tab.setContent(page('<button></button>'));
  expect(await faultsOf(tab, [])).toEqual(['button-name: button']);
  await tab.setContent(page(BUTTON));
  expect(await faultsOf(tab, [])).toEqual([]);
  await tab.evaluate(() => document.querySelector('button')?.replaceWith(document.createElement('button')));
  expect(await faultsOf(tab, [])).toEqual(['button-name: button']);
  expect(await faultsOf(tab, ['button'])).toEqual([]);
});

test('a fault inside a frame is found, on a slow machine, too, and where the document was looked at before', async ({
  page: tab,
}) => {
  const browser = await tab.context().newCDPSession(tab);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await tab.setContent(page(BUTTON));
  expect(await faultsOf(tab, [])).toEqual([]);
  await tab.evaluate((srcdoc) => {
    document.body.append(Object.assign(document.createElement('iframe'), { srcdoc, title: 'Inside' }));
  }, page('<button></button>'));
  await expect.poll(() => tab.frames().length).toBe(2);
  await tab.frameLocator('iframe').locator('button').waitFor();
  expect(await faultsOf(tab, [])).toEqual(['button-name: iframe button']);
});
