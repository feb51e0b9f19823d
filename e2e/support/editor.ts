import { expect, type Locator, type Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';

/** The page being edited, inside the visual editor. */
export const canvas = (page: Page) => page.frameLocator('iframe.gjs-frame');

/** Waits until the editor shows the page. */
export async function editorReady(page: Page, timeout = 30_000): Promise<void> {
  await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout });
}

/** Waits until the server has what was changed, as a draft: that it is not published is said from the first change on. */
export async function keptAsDraft(page: Page): Promise<void> {
  await expect(page.locator('[data-published]')).toHaveAttribute('data-published', 'false');
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
}

/** Types a new text over the page's headline, as a person would: double click, select all, type. */
export async function writeHeadline(page: Page, text: string): Promise<void> {
  const headline = canvas(page).getByRole('heading', { level: 1 });
  await headline.dblclick();
  await expect(headline).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  await expect(headline).not.toHaveAttribute('contenteditable', 'true');
}

interface Point {
  x: number;
  y: number;
}

/** Drags a block from the list to a place of the screen, with the mouse. */
export async function dragBlockTo(page: Page, label: string, target: Point): Promise<void> {
  const block = page.getByRole('button', { name: `Add ${label}`, exact: true });
  await block.scrollIntoViewIfNeeded();
  await dragTo(page, block, target);
}

/** Drags by a handle, a block or the tool that moves what is selected, to a place of the screen, with the mouse. */
export async function dragTo(page: Page, handle: Locator, target: Point): Promise<void> {
  const from = await handle.boundingBox();
  if (!from) throw new Error('The handle has no place on the screen.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The editor takes it for a drag after a few small moves.
  await page.mouse.move(x + 6, y + 6, { steps: 4 });
  await page.mouse.move(target.x, target.y, { steps: 25 });
  // Where it would fall is shown once the editor has followed; a person goes on moving until then.
  const place = page.locator('.gjs-placeholder').filter({ visible: true });
  let aside = 3;
  const shownAfterMove = async () => {
    aside = -aside;
    await page.mouse.move(target.x + aside, target.y, { steps: 4 });
    await page.waitForTimeout(100);
    return place.first().boundingBox({ timeout: 500 });
  };
  await expect(async () => {
    // One that still follows what was passed on the way is at another place a moment later.
    expect(await shownAfterMove()).toEqual(await shownAfterMove());
  }).toPass({ timeout: 15_000 });
  await page.mouse.up();
}

/** Drags a block from the list to just below the page's headline section, with the mouse. */
export async function dragBlock(page: Page, label: string): Promise<void> {
  const section = await canvas(page).locator('section').first().boundingBox();
  if (!section) throw new Error('The page has no place on the screen.');
  const lowest = (page.viewportSize()?.height ?? 900) - 20;
  const y = Math.min(section.y + section.height - 4, lowest);
  await dragBlockTo(page, label, { x: section.x + section.width / 2, y });
}

/** Opens a page of an account in the visual editor. */
export async function openEditor(
  page: Page,
  origin: string,
  token: string,
  path: string,
  timeout?: number,
): Promise<void> {
  await page.context().addCookies([{ name: 'access_token_app', value: token, url: origin }]);
  await page.goto(origin + path);
  await editorReady(page, timeout);
}

/** Opens the editor of a new page in a new account; its address there is followed by `/edit`, `/draft` and the like. */
export async function openNewPage(page: Page, origin: string, named: Parameters<typeof newPage>[3], plan?: string) {
  const account = await newAccount(origin, plan);
  const project = await newProject(origin, account);
  const { page_id, url } = await newPage(origin, account, project, named);
  const address = `/v1/editor/project/${project.project_id}/page/${page_id}`;
  await openEditor(page, origin, account.token, `${address}/edit`);
  return { account, project, page_id, address, url };
}
