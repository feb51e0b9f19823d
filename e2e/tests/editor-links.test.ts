import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { canvas, openEditor } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('a link is led to a part, a page, a mail or a phone by choosing, and a dead one is marked', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id, url } = await newPage(origin, account, project, { title: 'Fresh bread', slug: '/fresh-bread' });
  const other = await newPage(origin, account, project, { title: 'Wedding cakes', slug: '/cakes' });
  await openEditor(page, origin, account.token, `/v1/editor/project/${project.project_id}/page/${page_id}/edit`);
  const add = async (label: string) => {
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('button', { name: `Add ${label}`, exact: true }).press('Enter');
  };
  const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' });
  const search = dialog.getByRole('searchbox', { name: 'Search or enter an address' });
  const choose = async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Choose where it leads…' }).click();
    await expect(search).toBeFocused();
  };
  const link = canvas(page).locator('main a.button', { hasText: 'Press here' });

  await test.step('a part of the page, by keyboard', async () => {
    await add('Questions');
    await page.getByRole('button', { name: 'Keep this text' }).click();
    await add('Button');
    await choose();
    await expect(dialog.getByRole('button', { name: /Wedding cakes/ })).toBeVisible();
    await expectAccessible(page, ['iframe']);
    await search.fill('faq');
    await expect(dialog.getByRole('heading', { name: 'Pages of this project' })).toBeHidden();
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(link).toHaveAttribute('href', '#faq');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(link).toHaveAttribute('href', '#contact');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(link).toHaveAttribute('href', '#faq');
  });

  await test.step('an anchor is renamed, and the link follows', async () => {
    await canvas(page)
      .locator('section.faq')
      .click({ position: { x: 4, y: 4 } });
    const anchor = page.getByRole('textbox', { name: 'Anchor, for links' });
    await expect(anchor).toHaveValue('faq');
    await anchor.fill('What people ask');
    await anchor.press('Enter');
    await expect(link).toHaveAttribute('href', '#what-people-ask');
    await expect(canvas(page).locator('section.faq')).toHaveAttribute('id', 'what-people-ask');
    await anchor.fill('価格');
    await anchor.press('Enter');
    await expect(page.getByText('An anchor needs letters from a to z or digits; “価格” has none.')).toBeVisible();
    await expect(anchor).toHaveValue('what-people-ask');
    await anchor.fill('');
    await anchor.press('Enter');
    await expect(page.getByText('The anchor stays until you enter another one')).toBeVisible();
    await expect(anchor).toHaveValue('what-people-ask');
  });

  await test.step('a link that names the path of the page follows, too', async () => {
    await link.click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    const address = page.locator('[aria-describedby="address-note"]');
    await address.fill('/fresh-bread#what-people-ask');
    await address.press('Enter');
    await expect(link).toHaveAttribute('href', '/fresh-bread#what-people-ask');
    await canvas(page)
      .locator('section.faq')
      .click({ position: { x: 4, y: 4 } });
    const anchor = page.getByRole('textbox', { name: 'Anchor, for links' });
    await anchor.fill('Größe');
    await anchor.press('Enter');
    await expect(link).toHaveAttribute('href', '/fresh-bread#grosse');
  });

  await test.step('a mail, a phone and a page', async () => {
    await link.click();
    await choose();
    await search.fill('ana@example.com');
    await expect(dialog.getByRole('button', { name: 'Send mail to ana@example.com' })).toBeVisible();
    await search.press('Enter');
    await expect(link).toHaveAttribute('href', 'mailto:ana@example.com');
    await choose();
    await search.fill('+34 600 000 000');
    await search.press('Enter');
    await expect(link).toHaveAttribute('href', 'tel:+34600000000');
    await choose();
    await search.fill('wedding');
    await dialog.getByRole('button', { name: /Wedding cakes/ }).click();
    await expect(link).toHaveAttribute('href', '/cakes');
  });

  await test.step('a page that goes away is marked, and pointed out before publishing', async () => {
    const gone = await page.request.delete(`${origin}/v1/api/project/${project.project_id}/page/${other.page_id}`, {
      headers: { accesstokenapp: account.token },
    });
    expect(gone.ok()).toBe(true);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const check = page.getByRole('dialog', { name: 'Before you publish' });
    await expect(check.getByRole('button', { name: /page that this site does not have: \/cakes/ })).toBeVisible();
    await check.getByRole('button', { name: /\/cakes/ }).click();
    await expect(page.getByText('This site has no page there.')).toBeVisible();
    await canvas(page).locator('main p').first().click();
    await expect(link).toHaveCSS('outline-style', 'dashed');
  });

  await test.step('a part that this page does not have is marked, also where its own path stands before it', async () => {
    await link.click();
    await choose();
    await search.fill('/fresh-bread#top');
    await search.press('Enter');
    await canvas(page).locator('main p').first().click();
    await expect(link).not.toHaveCSS('outline-style', 'dashed');
    await link.click();
    await choose();
    await search.fill('/fresh-bread#gone');
    await search.press('Enter');
    await canvas(page).locator('main p').first().click();
    await expect(link).toHaveCSS('outline-style', 'dashed');
  });

  await test.step('what is published has no trace of the marks', async () => {
    await link.click();
    await choose();
    await dialog.getByRole('button', { name: 'Top of the page' }).click();
    await canvas(page).locator('main p').first().click();
    await expect(link).not.toHaveCSS('outline-style', 'dashed');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    const published = await publishedHtml(page, url);
    expect(published).toContain('id="grosse"');
    expect(published).toContain('href="#top"');
    expect(published).not.toMatch(/dashed|<script/);
  });
});

test('Enter takes what was found for the words that are there, and nothing else', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id } = await newPage(origin, account, project, { title: 'Fresh bread', slug: '/fresh-bread' });
  await newPage(origin, account, project, { title: 'Wedding cakes', slug: '/cakes' });
  const uploaded = await page.request.post(`${origin}/v1/editor/other/upload`, {
    headers: { accesstokenapp: account.token },
    multipart: { file: await photo('loaf.jpg') },
  });
  expect(uploaded.ok()).toBe(true);
  await openEditor(page, origin, account.token, `/v1/editor/project/${project.project_id}/page/${page_id}/edit`);
  const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' });
  const search = dialog.getByRole('searchbox', { name: 'Search or enter an address' });
  const cakes = dialog.getByRole('button', { name: /Wedding cakes/ });
  const file = dialog.getByRole('button', { name: /loaf/ });
  const status = dialog.getByRole('status');
  const link = canvas(page).locator('main a.button', { hasText: 'Press here' });
  const choose = async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Choose where it leads…' }).click();
    await expect(search).toBeFocused();
  };
  let gate = Promise.resolve();
  await page.route(/\/v1\/api\/project\/[^/]+\/page\?/, async (route) => {
    await gate;
    await route.continue();
  });
  const hold = () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    return held.resolve;
  };
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('button', { name: 'Add Button', exact: true }).press('Enter');

  await test.step('without a word, nothing', async () => {
    await choose();
    await expect(cakes).toBeVisible();
    await search.press('Enter');
    await search.fill('wedding');
    await expect(dialog.getByRole('button', { name: 'Top of the page' })).toBeHidden();
    await expect(cakes).toBeVisible();
    await expect(status).toHaveText('1 place found');
  });

  await test.step('the answer to other words presses nothing', async () => {
    const letGo = hold();
    await search.fill('weddin');
    await search.press('Enter');
    await expect(status).toHaveText('Loading…');
    const answered = page.waitForResponse(
      (answer) => answer.url().includes('/page?') && answer.url().endsWith('q=wed'),
    );
    await search.fill('wed');
    letGo();
    await answered;
    await expect(status).toHaveText('1 place found');
    await expect(cakes).toBeVisible();
    await expect(link).toHaveAttribute('href', '#contact');
  });

  await test.step('a page as soon as it is there', async () => {
    const letGo = hold();
    await search.fill('cakes');
    await search.press('Enter');
    await expect(status).toHaveText('Loading…');
    letGo();
    await expect(dialog).toBeHidden();
    await expect(link).toHaveAttribute('href', '/cakes');
  });

  await test.step('an address and a part of the page at once', async () => {
    const letGo = hold();
    await choose();
    await search.fill('ana@example.com');
    await search.press('Enter');
    await expect(link).toHaveAttribute('href', 'mailto:ana@example.com');
    await choose();
    await search.fill('top of');
    await search.press('Enter');
    await expect(link).toHaveAttribute('href', '#top');
    letGo();
  });

  await test.step('a file is marked where the link leads to it', async () => {
    await choose();
    await file.click();
    await expect(link).toHaveAttribute('href', /^\/v1\/files\//);
    await choose();
    await expect(file).toHaveAttribute('aria-current', 'true');
    await expect(dialog.locator('[aria-current]')).toHaveCount(1);
  });
});
