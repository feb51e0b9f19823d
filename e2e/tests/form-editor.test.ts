import type { Locator, Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible, expectFine } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

/** A page that has a form, open in the editor. */
async function open(page: Page, { origin }: RunningProduct, plan = 'premium'): Promise<string> {
  const named = { title: 'Fresh bread', slug: '/fresh-bread', template: 'consultancy' };
  return (await openNewPage(page, origin, named, plan)).url;
}

/** Opens the settings of the page's form. */
async function openPanel(page: Page): Promise<void> {
  const label = canvas(page).locator('form label').first();
  await label.scrollIntoViewIfNeeded();
  await label.click();
  await page.getByRole('tab', { name: 'Settings' }).click();
}

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Form', exact: true });

test('a form is built by clicking, and visitors are asked for it', async ({ page, product }) => {
  page.setDefaultTimeout(10_000);
  const url = await open(page, product);
  await openPanel(page);
  const form = panel(page);
  await expect(form).toBeVisible();

  await form.getByLabel('What is asked for').last().selectOption('choice');
  await form.getByRole('button', { name: 'Add field' }).click();
  await form.getByLabel('Label', { exact: true }).fill('Kind of bread');
  await form.getByLabel('Label', { exact: true }).press('Enter');
  await form.getByLabel('Label', { exact: true }).blur();
  await form.getByLabel('Offered as').selectOption('radio');
  await form.getByLabel('Choices, one per line').fill('Rye\nWheat');
  await form.getByLabel('Choices, one per line').blur();
  await expect(canvas(page).getByRole('radio', { name: 'Rye' })).toBeVisible();

  await form.getByLabel('What is asked for').last().selectOption('consent');
  await form.getByRole('button', { name: 'Add field' }).click();
  await form.getByLabel('What visitors agree to').fill('Write to me about bread.');
  await form.getByLabel('What visitors agree to').blur();
  await form.getByLabel('Ask only if').selectOption('Kind of bread');
  await expect(form.locator('[data-key$="/is"]')).toHaveValue('Rye');
  await expect(form.locator('.form-open').last()).toContainText('only if “Kind of bread” is “Rye”');
  const up = form.getByRole('button', { name: 'Move “Consent” up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(form.locator('.form-open').nth(-2)).toContainText('Consent');
  const names = form.locator('.form-open');
  await names.nth(0).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const [from, to] = [await names.nth(0).boundingBox(), await names.nth(1).boundingBox()];
  if (!from || !to) throw new Error('The rows of the form are nowhere.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
  await page.mouse.up();
  await expect(names.nth(1)).toContainText('Name');
  await form.getByLabel('After sending, go to the next step of the funnel').check();
  await form.getByLabel('Thanks, shown after sending').fill('See you at dawn.');
  await form.getByLabel('Thanks, shown after sending').blur();
  await expectAccessible(page);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await page.getByRole('button', { name: /A button leads to “Services”, which has only placeholders/ }).click();
  await expect(
    canvas(page).locator('section.gjs-selected').getByRole('heading', { name: 'Services' }),
  ).toBeInViewport();
  await publish.click();
  await page.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect.poll(() => publishedHtml(page, url)).toContain('Write to me about bread.');
  const html = await publishedHtml(page, url);
  expect(html).toContain('See you at dawn.');
  expect(html).toMatch(/name="Kind of bread" value="Rye"/);
  expect(html).not.toContain('<script');
});

test('the steps of a form are told in its rows, and on the canvas where each begins', async ({ page, product }) => {
  await open(page, product);
  await openPanel(page);
  const rows = panel(page).locator('.form-open');
  await expect(rows.first()).not.toContainText('Step');
  await rows.last().click();
  await panel(page).locator('[data-key$="/step"]').selectOption('2');
  await expect(rows.first()).toContainText('Step 1');
  await expect(rows.last()).toContainText('Step 2');
  const marks = await canvas(page)
    .locator('form [data-step]')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field, '::before').content));
  expect(marks).toEqual(['"Step 1"', 'none', 'none', '"Step 2"']);
});

test('a plan without steps in forms says so in the panel and before publishing', async ({ page, product }) => {
  const url = await open(page, product, 'pro');
  await openPanel(page);
  const form = panel(page);
  const note = form.getByText('Your plan does not include steps, conditions and files in forms');
  await expect(form.locator('.form-open').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(note).toBeHidden();
  await form.locator('[data-key$="/step"]').selectOption('2');
  await expect(note).toBeVisible();
  await expectAccessible(page);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await page.getByRole('button', { name: /Your plan does not include steps.* asks for everything at once/ }).click();
  await expect(note).toBeVisible();
  await publish.click();
  await page.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const html = await publishedHtml(page, url);
  expect(html).toContain('<form');
  expect(html).not.toContain('data-step');
});

test('from the panel of a form its settings in the dashboard are reached', async ({ page, product: { origin } }) => {
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id } = await newPage(origin, account, project, {
    title: 'Fresh bread',
    slug: '/fresh-bread',
    template: 'consultancy',
  });
  await signIn(page, origin, account);
  await page.goto(`${origin}/v1/editor/project/${project.project_id}/page/${page_id}/edit`);
  await openPanel(page);
  const opened = page.waitForEvent('popup');
  await panel(page).getByRole('link', { name: 'More settings of this form…' }).click();
  const dashboard = await opened;
  const settings = dashboard.getByRole('dialog', { name: 'Form settings' });
  await expect(settings.getByText('Ask for a first talk')).toBeVisible();
  await expect(settings.getByLabel('Page after sending')).toBeVisible();
});

test('a field that is added by keyboard is named at once, and the focus stays in the panel', async ({
  page,
  product,
}) => {
  await open(page, product);
  const section = canvas(page)
    .locator('section', { has: page.locator('form') })
    .last();
  await section.click({ position: { x: 5, y: 5 } });
  await page.getByRole('tab', { name: 'Settings' }).click();
  const add = panel(page).getByRole('button', { name: 'Add field' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Label', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Kind of bread');
  await page.keyboard.press('Tab');
  await expect(canvas(page).getByLabel('Kind of bread')).toBeVisible();
  await expect(panel(page).getByLabel('What is asked for').first()).toBeFocused();
});

test('what is selected in a form is asked about once, and keeps its example while it is changed', async ({
  page,
  product,
}) => {
  await open(page, product);
  await openPanel(page);
  await canvas(page).getByRole('textbox', { name: 'Name' }).click();
  await expect(panel(page).getByLabel('Label', { exact: true })).toHaveValue('Name');
  // Beside that of the row, the one of what is added.
  await expect(page.getByRole('combobox', { name: 'What is asked for' })).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Has to be filled in' })).toHaveCount(1);
  await page.getByLabel('Example inside the field').fill('Ann Baker');
  await page.getByLabel('Example inside the field').blur();
  await panel(page).getByLabel('Label', { exact: true }).fill('Your name');
  await panel(page).getByLabel('Label', { exact: true }).blur();
  await expect(canvas(page).getByRole('textbox', { name: 'Your name' })).toHaveAttribute('placeholder', 'Ann Baker');
});

test('a space can be typed into the button of a form', async ({ page, product }) => {
  await open(page, product);
  const button = canvas(page).locator('form button').first();
  await button.scrollIntoViewIfNeeded();
  await button.dblclick();
  await expect(canvas(page).locator('form button[contenteditable="true"]')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Send it now');
  await page.keyboard.press('Escape');
  await expect(button).toHaveText('Send it now');
});

test('a file is chosen for a form, and whoever sends the form gets it', async ({ page, product, context }) => {
  const { origin } = product;
  const { url } = await openNewPage(
    page,
    origin,
    { title: 'Guide', slug: '/guide', template: 'waiting-list' },
    'premium',
  );
  const field = canvas(page).locator('form input[type=email]').first();
  await field.scrollIntoViewIfNeeded();
  await field.click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const choice = panel(page).getByLabel('File that visitors get');
  await expect(choice).toHaveValue('');
  const content = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'Sourdough guide.pdf', mimeType: 'application/pdf', buffer: content });
  await expect(choice.locator('option:checked')).toHaveText('Sourdough guide.pdf');
  await page.keyboard.press('Control+z');
  await expect(choice).toHaveValue('');
  await choice.selectOption({ label: 'Sourdough guide.pdf' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByText('Published', { exact: true }).first();
  await expect(anyway.or(published)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(url);
  await visitor.locator('form input[type=email]').first().fill('ana@example.com');
  await visitor.locator('form').first().getByRole('button').click();
  const link = visitor.getByRole('link', { name: 'Download Sourdough guide.pdf' });
  await expect(link).toBeVisible();
  await expectFine(visitor);
  const waiting = visitor.waitForEvent('download');
  await link.click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('Sourdough guide.pdf');
});

test('who has more files than are listed looks for the one that a form delivers', async ({ page, product }) => {
  const { origin } = product;
  const named = { title: 'Guide', slug: '/guide', template: 'waiting-list' };
  const { account } = await openNewPage(page, origin, named, 'premium');
  const names = ['Sourdough guide.pdf', ...Array.from({ length: 60 }, (_, index) => `Notes ${index + 1}.pdf`)];
  for (const name of names)
    await page.request.post(`${origin}/v1/editor/other/upload`, {
      headers: { accesstokenapp: account.token },
      multipart: { file: { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}\n`) } },
    });
  const field = canvas(page).locator('form input[type=email]').first();
  await field.scrollIntoViewIfNeeded();
  await field.click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const choice = panel(page).getByLabel('File that visitors get');
  const find = panel(page).getByRole('searchbox', { name: 'Find a file' });
  await expect(find).toBeVisible();
  await expect(choice.getByRole('option', { name: 'Notes 60.pdf' })).toBeAttached();
  await expect(choice.getByRole('option', { name: 'Sourdough guide.pdf' })).not.toBeAttached();
  await find.fill('sourdough');
  await expect(panel(page).getByText('1 file found')).toBeVisible();
  await choice.selectOption({ label: 'Sourdough guide.pdf' });
  await find.fill('no such file');
  await expect(panel(page).getByText('0 files found')).toBeVisible();
  await expect(choice.locator('option:checked')).toHaveText('Sourdough guide.pdf');
  await expectAccessible(page);
});
