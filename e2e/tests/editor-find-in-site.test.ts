import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { canvas, openEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

test('words are replaced in all pages of a project, each as a draft that can be taken back', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const titles = ['Fresh bread', 'Bread rolls', 'Rye bread', 'Our bread'];
  const pages: Awaited<ReturnType<typeof newPage>>[] = [];
  for (const [index, title] of titles.entries())
    pages.push(await newPage(origin, account, project, { title, slug: `/page-${index}` }));
  const addressOf = (index: number) => `/v1/editor/project/${project.project_id}/page/${pages[index]?.page_id}/edit`;
  const headers = { accesstokenapp: account.token };
  const draftOf = async (index: number) => {
    const answer = await page.request.get(`${origin}${addressOf(index).replace(/edit$/, 'draft')}`, { headers });
    return answer.json();
  };
  await openEditor(page, origin, account.token, addressOf(0));
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  const status = dialog.getByRole('status');

  await test.step('every page with the words is listed, and one leads to the place', async () => {
    await page.keyboard.press('Control+f');
    await dialog.getByRole('radio', { name: 'Whole project' }).check();
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('bread');
    await expect(status).toHaveText('Found in 4 pages and sections');
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page, ['iframe']);
    const opened = page.context().waitForEvent('page');
    await row('Rye bread').getByRole('link').click();
    const other = await opened;
    await expect(other.locator('#selected')).toContainText('Rye bread');
    await expect(canvas(other).getByRole('heading', { level: 1 })).toHaveText('Rye bread');
  });

  await test.step('what was changed meanwhile or is open in another tab stays as it is, and is named', async () => {
    const changed = await page.request.post(
      `${origin}/v1/api/project/${project.project_id}/page/${pages[3]?.page_id}/operation`,
      { headers, data: { operations: [{ op: 'theme', palette: 'coral', type: 'modern' }] } },
    );
    expect(changed.ok(), await changed.text()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('cake');
    await dialog.getByRole('button', { name: 'Replace in 4 chosen' }).click();
    await expect(status).toContainText('Nothing is published');
    await expect(row('This page')).toContainText('Changed, not published yet');
    await expect(row('Bread rolls')).toContainText('Changed, not published yet');
    await expect(row('Rye bread')).toContainText('Open in another tab');
    await expect(row('Our bread')).toContainText('Changed by somebody else meanwhile');
    await expect(dialog.getByRole('button', { name: 'Replace', exact: true })).toBeDisabled();
    expect(JSON.stringify((await draftOf(1)).data)).toContain('cake rolls');
    expect((await draftOf(1)).version).toBe(0);
    expect((await draftOf(2)).data).toBeNull();
  });

  await test.step('each is taken back by itself', async () => {
    await dialog.getByRole('button', { name: 'Undo in “Bread rolls”' }).press('Enter');
    await expect(row('Bread rolls')).toContainText('As it was before');
    expect((await draftOf(1)).data).toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Fresh cake');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Fresh bread');
  });
});
