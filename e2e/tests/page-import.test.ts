import { expectAccessible } from '../support/axe.ts';
import { canvas, keptAsDraft, writeHeadline } from '../support/editor.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const SOURCE = `<!doctype html><html lang="en"><head><title>Fresh bread</title><style>h1{color:red}</style></head><body>
  <nav><a href="/old">Old menu</a></nav><h1>Bread that is worth it</h1><p>Baked <em>every</em> morning.</p>
  <h2>Why ours</h2><ul><li>Flour, water, <b>time</b></li></ul><img src="loaf.jpg">
  <h2>Prices</h2><table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td><td>5 €</td></tr></table>
  <h2>Write to us</h2><form action="https://old.example"><label>Your e-mail <input type="email" required></label><button>Send it</button></form>
  <script>document.title = 'ran'</script></body></html>`;

test('a file of HTML becomes a draft that is edited and published as any page', async ({ page, product }) => {
  page.setDefaultTimeout(15_000);
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/pages`);
  await page.getByRole('button', { name: 'New Page' }).click();
  await page.getByRole('menuitem', { name: 'Import HTML' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a page from HTML' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'bread.html', mimeType: 'text/html', buffer: Buffer.from(SOURCE) });
  await expect(dialog.getByLabel('Page title')).toHaveValue('Fresh bread');
  await expectAccessible(page, []);
  await dialog.getByRole('button', { name: 'Import' }).click();

  const done = page.getByRole('dialog', { name: 'The page is imported' });
  await expect(done.getByRole('listitem')).toHaveText([
    /1 style sheet/,
    '1 menu',
    /1 address that a form sent to/,
    '1 script',
    /1 picture without a full address/,
  ]);
  await expectAccessible(page, []);
  await done.getByRole('link', { name: 'Open in the editor' }).click();
  const edited = canvas(page);
  await expect(edited.getByRole('heading', { level: 1 })).toHaveText('Bread that is worth it', { timeout: 30_000 });
  await expect(edited.locator('.table td').first()).toHaveText('Rye');
  await expect(edited.getByLabel('Your e-mail')).toBeVisible();

  const state = page.locator('[data-published]');
  await expect(state).toContainText('visitors do not see it');
  await writeHeadline(page, 'Bread worth its price');
  await keptAsDraft(page);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const question = page.getByRole('dialog', { name: 'Put this page online?' });
  await expect(question.getByRole('button', { name: 'Put it online' })).toBeFocused();
  await expectAccessible(page, ['iframe']);
  await question.getByRole('button', { name: 'Publish, but leave it inactive' }).click();
  await expect(state).toContainText('visitors do not see it');
  const view = page.getByRole('link', { name: 'View page' });
  await expect(view).toBeHidden();

  await publish.click();
  await question.getByRole('button', { name: 'Put it online' }).click();
  await expect(state).toHaveText('Published');
  await expect(publish).toBeDisabled();
  const { host, port, pathname } = new URL((await view.getAttribute('href')) ?? '');
  const visit = await page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } });
  expect(visit.status()).toBe(200);
  expect(await visit.text()).toContain('Bread worth its price');
});

test('the new page screen offers it too', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/pages?new=1`);
  await page.getByRole('button', { name: 'Import HTML' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a page from HTML' });
  await dialog.getByRole('textbox', { name: 'HTML' }).fill('<script>1</script>');
  await dialog.getByLabel('Page title').fill('Nothing there');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('Nothing to show was found in this HTML.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'HTML' })).toHaveValue('<script>1</script>');
});
