import type { Page } from '@playwright/test';
import { expectAccessible, inBothModes } from '../support/axe.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';
import { withoutCapability } from '../support/without-capability.ts';

const TEXT =
  'Forno Velho is a bakery in Porto. Rye loaf - 5 €; Olive focaccia - 3 €. Call +351 220 000 000. Keep it warm and friendly.';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create New Page' });

/** The dialog of a new account's project, with a description typed into its second step. */
async function withDescription(page: Page, { origin }: RunningProduct, text: string) {
  const { account, project } = await signInToNewProject(page, origin);
  await withoutCapability(page, 'pages.drafts');
  await page.goto(`${origin}/dashboard/pages?new=1`);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Title').fill('Forno Velho');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('switch').click();
  await dialog.getByLabel('Describe the page').fill(text);
  const call = async (path: string) => {
    const address = `${origin}/v1/api/project/${project.project_id}/page${path}`;
    return (await fetch(address, { headers: { accesstokenapp: account.token } })).json();
  };
  return { dialog, call };
}

test('what was understood is corrected by keyboard, and stands on the page', async ({ page, product, context }) => {
  const { dialog, call } = await withDescription(page, product, TEXT);

  await test.step('correct a price, and add a fact', async () => {
    await dialog.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'What we understood' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Edit: Rye loaf' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name of the offer')).toBeFocused();
    await dialog.getByLabel('Price', { exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('6,40 €');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Edit: Rye loaf' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Add a fact' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Kind')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Dogs are welcome in the courtyard');
  });

  await test.step('the page is written from it', async () => {
    await dialog.getByRole('button', { name: 'Write the page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Page created successfully!')).toBeVisible();
    await expect.poll(async () => (await call('')).data[0]?.status).toBe('active');
    const visitor = await context.newPage();
    await visitor.goto((await call('')).data[0].url);
    await expect(visitor.getByText('6,40 €').first()).toBeVisible();
    await expect(visitor.getByText('Dogs are welcome in the courtyard').first()).toBeVisible();
    await visitor.close();
  });

  await test.step('its information says where each fact stands, and it is written again from them', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'More actions for Forno Velho' }).click();
    await page.getByRole('menuitem', { name: 'Info Page' }).click();
    const info = page.getByRole('dialog', { name: 'Page Information' });
    await info.getByText('What it was written from').click();
    await expect(info.getByRole('region', { name: 'Offers' })).toContainText(/Rye loaf — 6,40 €.*Stands in:/);
    await info.getByRole('button', { name: 'Correct and write again' }).click();
    await info.getByRole('button', { name: 'Remove: Olive focaccia' }).click();
    await info.getByRole('button', { name: 'Write again' }).click();
    await expect(page.getByText('The page is being written again')).toBeVisible();
    const written = async () => {
      const [{ page_id, status }] = (await call('')).data;
      const { sheet } = (await call(`/${page_id}/facts`)).data;
      return status === 'active' && !JSON.stringify(sheet.facts).includes('Olive focaccia');
    };
    await expect.poll(written).toBe(true);
  });
});

test('the step is accessible, fits a phone, and may be left out', async ({ page, product }) => {
  const { dialog, call } = await withDescription(page, product, TEXT);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Edit: Olive focaccia' }).click();
  await dialog.getByText('Your text').click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await inBothModes(page, () => expectAccessible(page));
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }

  await test.step('a reading that fails is skipped', async () => {
    await dialog.getByRole('button', { name: 'Back' }).click();
    await page.route('**/brief', (route) => route.abort('connectionrefused'));
    await dialog.getByLabel('Describe the page').fill('A gym in Lisbon.');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Your description could not be read');
    await dialog.getByRole('button', { name: 'Skip this step' }).click();
    await expect(page.getByText('Page created successfully!')).toBeVisible();
    expect((await call('')).data[0].description_ai).toBe('A gym in Lisbon.');
  });
});
