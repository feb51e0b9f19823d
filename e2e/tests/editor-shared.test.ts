import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { canvas, keptAsDraft, openEditor } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

const offer = (page: Page) =>
  canvas(page)
    .locator('main section')
    .filter({ has: page.locator('details') });

async function select(page: Page, locator: ReturnType<typeof offer>) {
  await locator.getByRole('heading', { level: 2 }).click();
  await page.locator('.stage').focus();
  for (let step = 0; step < 6; step += 1) {
    if ((await locator.getAttribute('class'))?.includes('gjs-selected')) break;
    await page.keyboard.press('ArrowLeft');
  }
  await expect(locator).toHaveClass(/gjs-selected/);
  await page.getByRole('tab', { name: 'Settings' }).click();
}

async function write(page: Page, locator: ReturnType<typeof offer>, text: string) {
  const heading = locator.getByRole('heading', { level: 2 });
  await heading.dblclick();
  await expect(heading).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  await expect(heading).not.toHaveAttribute('contenteditable', 'true');
}

test('a section is shared by two published pages, edited once, published on both, and detached', async ({
  page,
  product,
}) => {
  page.setDefaultTimeout(20_000);
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const bread = await newPage(origin, account, project, { title: 'Fresh bread', slug: '/fresh-bread' });
  const cakes = await newPage(origin, account, project, { title: 'Cakes', slug: '/cakes' });
  const edit = ({ page_id }: { page_id: string }) => `/v1/editor/project/${project.project_id}/page/${page_id}/edit`;
  const published = ({ url }: { url: string }) => publishedHtml(page, url);
  const publish = async (tab: Page) => {
    await keptAsDraft(tab);
    await tab.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(tab.locator('[data-published]')).toHaveAttribute('data-published', 'true');
  };

  await openEditor(page, origin, account.token, edit(bread));
  await page.getByRole('button', { name: 'Add Questions', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Keep this text' }).click();
  await select(page, offer(page));
  await page.getByRole('button', { name: 'Share with other pages…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText('Enter a name.');
  await dialog.getByLabel('Name').fill('Answers <b>');
  await expectAccessible(page, ['iframe']);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const panel = page.getByRole('region', { name: 'Shared section' });
  await expect(panel.getByRole('heading', { name: 'Shared: Answers <b>' })).toBeVisible();
  await publish(page);

  // On another page it is a block, reached by the keyboard, and stands there once.
  const other = await page.context().newPage();
  other.setDefaultTimeout(20_000);
  await openEditor(other, origin, account.token, edit(cakes));
  await other.getByRole('button', { name: 'Add Answers <b>' }).press('Enter');
  await expect(offer(other)).toHaveCount(1);
  await other.getByRole('button', { name: 'Add Answers <b>' }).press('Enter');
  await expect(other.locator('[data-notice]')).toContainText('It is on this page already.');
  await expect(offer(other)).toHaveCount(1);
  await publish(other);

  // Edited there, with a look of its own, and published on both pages in one act.
  await write(other, offer(other), 'Asked every day');
  await offer(other).getByRole('heading', { level: 2 }).click();
  await other.getByRole('tab', { name: 'Style' }).click();
  await other.locator('#styles').getByLabel('Letter spacing').first().fill('7');
  await other.keyboard.press('Enter');
  await select(other, offer(other));
  const otherPanel = other.getByRole('region', { name: 'Shared section' });
  const everywhere = otherPanel.getByRole('button', { name: 'Publish on 2 pages' });
  await expect(other.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
  await everywhere.click();
  await expect(other.getByRole('dialog').getByRole('listitem')).toHaveText([
    /Cakes.*\/cakes/,
    /Fresh bread.*\/fresh-bread/,
  ]);
  await expectAccessible(other, ['iframe']);
  await other.getByRole('dialog').getByRole('button', { name: 'Publish on 2 pages' }).click();
  // A busy machine finishes the second page a moment later.
  const told = other.locator('[data-notice]').filter({ hasText: /Published on 2 pages|Some pages follow/ });
  await expect(told).toBeVisible();
  if ((await told.textContent())?.includes('on 2 pages'))
    await expect(other.locator('[data-published]')).toHaveAttribute('data-published', 'true');
  for (const shown of [bread, cakes]) {
    await expect.poll(() => published(shown)).toContain('Asked every day');
    expect(await published(shown)).toMatch(/letter-spacing:\s*7px/);
    expect(await published(shown)).not.toMatch(/data-shared|<script/);
  }

  // The page that was open all the time shows it once it is looked at, and goes on.
  await page.bringToFront();
  await page.reload();
  await expect(offer(page).getByRole('heading', { level: 2 })).toHaveText('Asked every day');
  await expect(page.locator('[data-published]')).toHaveAttribute('data-published', 'true');

  // Of two who change it, the slower one is asked.
  await write(other, offer(other), 'Asked by Ana');
  await expect(other.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
  await write(page, offer(page), 'Asked by Ben');
  const notice = page.locator('[data-notice]');
  await expect(notice).toContainText('was changed on another page, too');
  await notice.getByRole('button', { name: 'Load the newer one' }).click();
  await expect(offer(page).getByRole('heading', { level: 2 })).toHaveText('Asked by Ana');

  // Detached, it is this page's own; that is taken back like any change.
  await select(page, offer(page));
  await panel.getByRole('button', { name: 'Detach from this page' }).click();
  await expect(offer(page)).not.toHaveAttribute('data-shared', /.+/);
  await page.locator('.stage').focus();
  await page.keyboard.press('Control+Z');
  await expect(offer(page)).toHaveAttribute('data-shared', /.+/);
  await page.keyboard.press('Control+Y');
  await expect(offer(page)).not.toHaveAttribute('data-shared', /.+/);
  await write(page, offer(page), 'Only here');
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
  await other.reload();
  await expect(offer(other).getByRole('heading', { level: 2 })).toHaveText('Asked by Ana');
});
