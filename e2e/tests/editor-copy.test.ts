import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { canvas, keptAsDraft, openEditor, openNewPage } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('a section is copied into a page of another project in another tab, with its looks, and published', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const [bakery, cafe] = [await newProject(origin, account), await newProject(origin, account)];
  const from = await newPage(origin, account, bakery, { title: 'Fresh bread', slug: '/fresh-bread' });
  const to = await newPage(origin, account, cafe, { title: 'Coffee', slug: '/coffee' });
  const edit = (project: { project_id: string }, { page_id }: { page_id: string }) =>
    `/v1/editor/project/${project.project_id}/page/${page_id}/edit`;
  await openEditor(page, origin, account.token, edit(bakery, from));
  await page.getByRole('button', { name: 'Add Questions', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Keep this text' }).click();
  const questions = canvas(page)
    .locator('main section')
    .filter({ has: page.locator('details') });
  await questions.getByRole('heading', { level: 2 }).click();
  await page.locator('#styles').getByLabel('Letter spacing').first().fill('7');
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('heading', { level: 2 })).toHaveCSS('letter-spacing', '7px');
  await page.locator('.stage').focus();
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 5; step += 1) {
    if ((await questions.getAttribute('class'))?.includes('gjs-selected')) break;
    await page.keyboard.press('ArrowLeft');
  }
  await expect(questions).toHaveClass(/gjs-selected/);
  await page.keyboard.press('Control+C');

  const other = await page.context().newPage();
  await openEditor(other, origin, account.token, edit(cafe, to));
  await other.locator('.stage').focus();
  await other.keyboard.press('Control+V');
  const pasted = canvas(other)
    .locator('main section')
    .filter({ has: other.locator('details') });
  await expect(pasted).toHaveCount(1);
  await expect(pasted.getByRole('heading', { level: 2 })).toHaveCSS('letter-spacing', '7px');
  await other.keyboard.press('Control+Z');
  await expect(pasted).toHaveCount(0);
  await other.keyboard.press('Control+V');
  await expect(pasted).toHaveCount(1);
  const state = other.locator('[data-published]');
  await keptAsDraft(other);
  await other.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(state).toHaveAttribute('data-published', 'true');
  const html = await publishedHtml(page, to.url);
  expect(html).toMatch(/letter-spacing:\s*7px/);
  expect(html).not.toMatch(/<script/);

  // Within its own tab a copy is pasted as before.
  await page.bringToFront();
  await page.locator('.stage').focus();
  await page.keyboard.press('Control+V');
  await expect(questions).toHaveCount(2);
});

test('what somebody else put into the clipboard is cleaned, and what cannot be is not there', async ({
  page,
  product,
}) => {
  const { origin } = product;
  await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const paste = (copied: object) =>
    page.evaluate((json) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('application/x-landfall', json);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, JSON.stringify(copied));
  await paste({
    id: 'evil',
    html: `<section id="x1"><h2>Bread for all</h2><img src="https://x.example/a.png" onerror="top.hacked=1"><script>top.hacked=1</script><img src="/v1/files/uploads/ab/${'0'.repeat(32)}.png"></section>`,
    css: '#x1{color:red}',
    isPart: true,
  });
  const pasted = canvas(page).locator('section', { hasText: 'Bread for all' });
  await expect(pasted).toBeVisible();
  await expect(pasted.locator('script, [onerror]')).toHaveCount(0);
  await expect(pasted.locator('img')).toHaveCount(1);
  await expect(page.getByText('A picture was left out, because it belongs to another account.')).toBeVisible();
  await paste({ id: 'none', html: '<script>1</script>', css: '', isPart: true });
  await expect(page.getByText('There is nothing in it that a page can have.')).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
});
