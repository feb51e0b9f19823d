import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { canvas, editorReady, openEditor, openNewPage } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what links and search engines show of a page is set in the editor', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id, url } = await newPage(origin, account, project, { title: 'Fresh bread', slug: '/fresh-bread' });
  await newPage(origin, account, project, { title: 'Cakes', slug: '/cakes' });
  await openEditor(page, origin, account.token, `/v1/editor/project/${project.project_id}/page/${page_id}/edit`);
  const { host, port } = new URL(url);
  const visit = async (path: string) =>
    (await page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } })).text();
  const open = page.getByRole('button', { name: 'Page settings' });
  const dialog = page.getByRole('dialog', { name: 'Page settings' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const status = dialog.getByRole('status').last();
  const bodyBefore = (await visit('/fresh-bread')).replace(/^[\s\S]*<body/, '');

  await test.step('title, address and description are online at once, and seen as they will be', async () => {
    await open.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expect(save).toBeDisabled();
    await expectAccessible(page, ['iframe']);
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Bread & more');
    await dialog.getByRole('textbox', { name: 'Address (slug)' }).fill('/cakes');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Baked every morning.');
    await expect(dialog.locator('.shared-card')).toContainText('Bread & more');
    await expect(dialog.locator('.found-card')).toContainText('Baked every morning.');
    await save.click();
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused();
    await expect(dialog.getByText('Another page of this project has this path.').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('/bread');
    await dialog.getByRole('textbox', { name: 'Address' }).press('Enter');
    await expect(status).toHaveText('Saved');
    await expect(page.getByRole('heading', { level: 1, name: 'Bread & more' })).toBeVisible();
    const published = await visit('/bread');
    expect(published).toContain('<title>Bread &amp; more</title>');
    expect(published).toContain('<meta name="description" content="Baked every morning.">');
    // Nothing of what visitors see is another one.
    expect(published.replace(/^[\s\S]*<body/, '')).toBe(bodyBefore);
  });

  await test.step('a picture for shared links, and none for search engines', async () => {
    await dialog.getByRole('button', { name: 'Choose a picture…' }).click();
    const file = { name: 'loaf.png', mimeType: 'image/png', buffer: PICTURE };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.locator('.shared-card img')).toHaveAttribute('src', /^\/v1\/files\/uploads\//);
    const src = String(await dialog.locator('.shared-card img').getAttribute('src'));
    await dialog.getByRole('checkbox', { name: 'Search engines may list this page' }).uncheck();
    await expect(dialog.getByText('Search engines do not show this page.')).toBeVisible();
    await save.click();
    await expect(status).toHaveText('Saved');
    const published = await visit('/bread');
    expect(published).toContain('<meta name="robots" content="noindex">');
    expect(published).toMatch(new RegExp(`og:image" content="[^"]*${src}"`));
    expect(await visit('/sitemap.xml')).not.toContain('/bread<');
  });

  await test.step('the language is part of the page, and undone like any other change', async () => {
    await dialog.getByRole('combobox', { name: 'Language of the page' }).selectOption('es');
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => visit('/bread')).toContain('<html lang="es"');
    await page.getByRole('button', { name: 'Undo' }).click();
    await open.click();
    await expect(dialog.getByRole('combobox', { name: 'Language of the page' })).toHaveValue('en');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Bread & more');
  });

  await test.step('what is not saved is not lost by a key: leaving asks once', async () => {
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await title.fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(status).toHaveText('Not saved yet. Save it, or leave once more to discard it.');
    await expect(title).toHaveValue('Half a thought');
    await title.fill('Half a thought more');
    await expect(status).toHaveText('');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(open).toBeFocused();
    await open.click();
    await expect(title).toHaveValue('Bread & more');
  });

  await test.step('what is entered while it is saved waits for its turn', async () => {
    const gate = Promise.withResolvers<void>();
    const sent: (string | null)[] = [];
    await page.route('**/v1/api/project/**', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      sent.push(route.request().postData());
      await gate.promise;
      await route.continue();
    });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Slow bread');
    await save.click();
    await expect(status).toHaveText('Saving…');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Baked every evening.');
    await expect(status).toHaveText('Saving…');
    await expect(save).toBeDisabled();
    gate.resolve();
    await expect(status).toHaveText('Saved');
    expect(sent).toEqual([JSON.stringify({ title: 'Slow bread' })]);
    await page.unroute('**/v1/api/project/**');
    await expect(save).toBeEnabled();
    await save.click();
    await expect(save).toBeDisabled();
    await expect(status).toHaveText('Saved');
  });

  await test.step('without the server, what was entered stays', async () => {
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Only bread');
    await page.route('**/v1/api/project/**', (route) => route.abort());
    await save.click();
    await expect(status).toHaveText(/cannot be reached/);
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Only bread');
    await page.unroute('**/v1/api/project/**');
    await save.click();
    await expect(status).toHaveText('Saved');
    await page.reload();
    await editorReady(page);
    await expect(page.locator('.page-name h1')).toHaveText('Only bread');
    await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('everything that can be done is found by typing', async ({ page, product }) => {
  const { origin } = product;
  await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const palette = page.getByRole('dialog', { name: 'Everything that can be done' });
  const input = palette.getByRole('combobox', { name: 'What do you want to do?' });
  await canvas(page).locator('main p').first().click();
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await expectAccessible(page, ['iframe']);
  await input.fill('questions');
  await expect(palette.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(canvas(page).locator('section.faq')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await input.fill('zzz');
  await expect(palette.getByText('Nothing found.')).toBeVisible();
  await input.fill('layers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Layers' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  const choose = async (words: string) => {
    await page.keyboard.press('Control+k');
    await input.fill(words);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  };
  await test.step('what is selected is copied, moved and taken away', async () => {
    const faqs = canvas(page).locator('section.faq');
    const places = () =>
      canvas(page)
        .locator('main > section')
        .evaluateAll((sections) => sections.map(({ id }) => id));
    await faqs.click({ position: { x: 4, y: 4 } });
    await choose('duplicate');
    await expect(faqs).toHaveCount(2);
    const before = await places();
    await choose('move up');
    expect(await places()).not.toEqual(before);
    await choose('move down');
    expect(await places()).toEqual(before);
    await choose('delete');
    await expect(faqs).toHaveCount(1);
  });
  await test.step('a page’s settings are found by what they hold, and the editor becomes dark', async () => {
    await choose('seo');
    await expect(page.getByRole('dialog', { name: 'Page settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await choose('dark');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expectAccessible(page, ['iframe']);
    await choose('light mode');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });
});
