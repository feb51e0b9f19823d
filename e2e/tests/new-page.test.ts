import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, inBothModes } from '../support/axe.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';
import { withoutCapability } from '../support/without-capability.ts';

const TEXT =
  'Forno Velho is a bakery in Porto. Rye loaf - 5 €; Olive focaccia - 3 €. Call +351 220 000 000. Keep it warm and friendly.';

async function begin(page: Page, { origin }: RunningProduct, path = '?new=1') {
  const {
    account,
    project: { project_id },
  } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/pages${path}`);
  const list = async () => {
    const address = `${origin}/v1/api/project/${project_id}/page`;
    const answer = await fetch(address, { headers: { accesstokenapp: account.token } });
    return ((await answer.json()) as { data: { page_id: string; status: string; url: string; title: string }[] }).data;
  };
  return { list, brief: page.getByRole('textbox', { name: 'Describe the page' }) };
}

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });
const write = (page: Page) => page.getByRole('button', { name: 'Write the page' });
const isDraft = (page: Page) => page.getByText('A draft: only you see it.');
const look = (page: Page) => page.frameLocator('main iframe');

test('a page is described, corrected, seen, tried another way, and published by keyboard', async ({
  page,
  product,
  context,
}) => {
  const { list, brief } = await begin(page, product);
  await expect(brief).toBeFocused();
  await brief.fill(TEXT);
  await expect(page.getByLabel('Title')).toHaveValue('Forno Velho');
  await expect(page.getByLabel('Slug')).toHaveValue('/forno-velho');
  const understood = page.getByRole('region', { name: 'What we understood' });
  await understood.getByRole('button', { name: 'Edit: Rye loaf' }).focus();
  await page.keyboard.press('Enter');
  await understood.getByLabel('Price', { exact: true }).fill('6,40 €');
  await page.keyboard.press('Enter');
  await brief.focus();
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('It is being written…')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(isDraft(page)).toBeVisible();
  await expect(look(page).getByText('6,40 €').first()).toBeVisible();
  const [draft] = await list();
  expect(draft?.status).toBe('inactive');
  const visitor = await context.newPage();
  expect((await visitor.goto(draft?.url ?? ''))?.status()).toBe(404);

  const colours = () =>
    look(page)
      .locator('html')
      .evaluate((html) => [...html.querySelectorAll('style')].map(({ textContent }) => textContent).join());
  const before = await colours();
  await page.getByRole('button', { name: 'Try another' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is being written…')).toBeFocused();
  await expect(isDraft(page)).toBeVisible();
  await expect(look(page).getByText('6,40 €').first()).toBeVisible();
  await expect.poll(colours).not.toBe(before);

  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Open the page' })).toBeFocused();
  expect((await visitor.goto(draft?.url ?? ''))?.status()).toBe(200);

  await page.getByRole('main').getByRole('link', { name: 'All pages' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pages')).toBeFocused();
});

test('the gallery of dialogs is walked by keyboard, and gives the focus back', async ({ page, product }) => {
  await signInToNewProject(page, product.origin);
  await withoutCapability(page, 'pages.drafts');
  await page.goto(`${product.origin}/dashboard/pages`);
  const begins = page.getByRole('button', { name: 'New Page' });
  await expect(async () => {
    await begins.press('Enter');
    await page.getByRole('menuitem', { name: 'Template' }).click({ timeout: 2_000 });
  }).toPass();
  const gallery = page.getByRole('dialog', { name: 'Templates' });
  await expect(gallery.getByRole('searchbox')).toBeFocused();
  await expect(gallery.getByText(/^\d+ templates$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(gallery.getByRole('list').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(begins).toBeFocused();
});

test('a reload, a second tab, a second click and a lost connection lose nothing', async ({
  page,
  product,
  context,
}) => {
  const { list, brief } = await begin(page, product);
  await brief.fill(TEXT);
  await expect(page.getByLabel('Title')).toHaveValue('Forno Velho');
  await page.reload();
  await expect(brief).toHaveValue(TEXT);
  await expect(page.getByLabel('Title')).toHaveValue('Forno Velho');

  await test.step('the answer is lost on its way', async () => {
    await page.route('**/page/new', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await write(page).click();
    await expect(page.getByText('Failed to create page. Please try again.')).toBeVisible();
    await page.unroute('**/page/new');
    await write(page).dblclick();
    await expect(isDraft(page)).toBeVisible();
    expect(await list()).toHaveLength(1);
  });

  await test.step('reloaded and opened twice while it is written', async () => {
    await page.getByRole('button', { name: 'Try another' }).click();
    await expect(page.getByText('It is being written…')).toBeVisible();
    await page.reload();
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(isDraft(page)).toBeVisible();
    await expect(isDraft(second)).toBeVisible();
    await second.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(second.getByRole('link', { name: 'Open the page' })).toBeVisible();
    await second.close();
  });

  await test.step('the connection is gone while it is written', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Open the page' })).toBeVisible();
    await page.goto(`${product.origin}/dashboard/pages?new=1`);
    await brief.fill('A gym in Lisbon, open every day from 7 to 22.');
    await write(page).click();
    await expect(page.getByText('It is being written…')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('It is being written…')).toBeVisible();
    await context.setOffline(false);
    await expect(isDraft(page)).toBeVisible({ timeout: 30_000 });
  });
});

test('is accessible and fits every width, with and without what was understood', async ({ page, product }) => {
  const { brief } = await begin(page, product);
  const expectFits = async (except?: string[]) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await inBothModes(page, () => expectAccessible(page, except));
      await expectNoSidewaysScroll(page);
    }
  };
  await expect(page.getByRole('button', { name: /^Bakery/ })).toBeVisible();
  await expect(page.getByText(/^\d+ templates$/)).toBeVisible();
  await expectFits();
  await brief.fill(TEXT);
  await expect(page.getByRole('button', { name: 'Edit: Rye loaf' })).toBeVisible();
  await expectFits();
  await write(page).click();
  await expect(isDraft(page)).toBeVisible();
  await expect(look(page).getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing runs in the framed page, not even the clock that the tool waits for.
  await expectFits(['main iframe']);
});

test('the focus stays where one was after a title and a slug were changed in the list', async ({ page, product }) => {
  const { list, brief } = await begin(page, product);
  await brief.fill(TEXT);
  await write(page).click();
  await expect(isDraft(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All pages' }).click();
  // The page's own screen has a button of that name, too.
  await expect(heading(page, 'Pages')).toBeFocused();
  await page.getByRole('button', { name: 'Edit title of Forno Velho' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title of Forno Velho' })).toBeFocused();
  await page.keyboard.type('Bread');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit title of Bread' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Edit title of Forno Velho' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit slug of Forno Velho' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Slug of Forno Velho' })).toBeFocused();
  await page.keyboard.type('/bread');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit slug of Forno Velho' })).toBeFocused();
  expect((await list()).map(({ title }) => title)).toEqual(['Forno Velho']);
});
