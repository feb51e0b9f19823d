import type { Page } from '@playwright/test';
import type { Account } from '../../tools/product/accounts.ts';
import { expectAccessible, inBothModes } from '../support/axe.ts';
import { canvas, editorReady, keptAsDraft, openNewPage, writeHeadline } from '../support/editor.ts';
import { largePhoto } from '../support/large-photo.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

interface Opened {
  account: Account;
  path: string;
  url: string;
}

/** A page of a new account, open in the editor. */
async function open(page: Page, { origin }: RunningProduct): Promise<Opened> {
  const named = { title: 'Fresh bread', slug: '/fresh-bread' };
  const { account, address, url } = await openNewPage(page, origin, named);
  return { account, path: `${address}/edit`, url };
}

const headline = (page: Page) => canvas(page).getByRole('heading', { level: 1 });
const background = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
/** The rules of the themes that the canvas has, and for which media. */
const rules = (page: Page) =>
  canvas(page)
    .locator('link[href*="/assets/canvas/"]')
    .evaluateAll((links) =>
      links.map(
        (link) => `${link.getAttribute('href')?.replace(/.*\/|-[^-]*$/g, '')} ${(link as HTMLLinkElement).media}`,
      ),
    );
const state = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a draft is kept by itself, published on purpose, and defended against another tab', async ({ page, product }) => {
  const { url } = await open(page, product);
  const visitors = () => publishedHtml(page, url);

  await test.step('text and theme are kept without being asked, and visitors see nothing of it', async () => {
    await state(page, 'Published');
    const light = await background(page);
    await page.getByRole('tab', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Midnight' }).check();
    await expect.poll(() => background(page)).not.toBe(light);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => background(page)).toBe(light);
    await expect(page.getByRole('radio', { name: 'Midnight' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('radio', { name: 'Midnight' })).toBeChecked();
    await page.getByRole('radio', { name: 'Technical' }).check();
    await expect.poll(() => rules(page)).toEqual(['midnight-technical ']);
    // Left in the middle of the text: what is typed counts as well.
    await headline(page).dblclick();
    await expect(headline(page)).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.press('Control+A');
    // Kept in the middle of a word, which leaves the caret where it is.
    await page.keyboard.type('Bread at');
    await page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok());
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok());
    await page.keyboard.type(' dawn');
    await kept;
    await state(page, 'Saved');
    await state(page, 'Unpublished changes');
    expect(await visitors()).not.toContain('Bread at dawn');
  });

  await test.step('a reload shows the draft and says so; publishing makes it live', async () => {
    await page.reload();
    await editorReady(page);
    expect(await rules(page)).toEqual(['midnight-technical ']);
    await expect(headline(page)).toHaveText('Bread at dawn');
    await expect(page.getByText('This is your draft.')).toBeVisible();
    await page.getByRole('tab', { name: 'Theme' }).click();
    await expect(page.getByRole('radio', { name: 'Midnight' })).toBeChecked();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await state(page, 'Published');
    await expect(page.getByText('This is your draft.')).toBeHidden();
    const html = await visitors();
    expect(html).toContain('Bread at dawn');
    expect(html).toContain('Space Grotesk');
  });

  const other = await page.context().newPage();
  await test.step('another tab changes the page: both sides stay reachable', async () => {
    await other.goto(page.url());
    await editorReady(other);
    await writeHeadline(other, 'Bread at noon');
    await keptAsDraft(other);
    await expect(page.getByText('This page was changed somewhere else')).toBeVisible();
    await state(page, 'Conflict');
    await writeHeadline(page, 'Bread at night');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await state(page, 'Saved');
    await expect(other.getByText('This page was changed somewhere else')).toBeVisible();
    await other.getByRole('button', { name: 'Load the newer one' }).click();
    await expect(headline(other)).toHaveText('Bread at night');
    await other.getByRole('button', { name: 'Show them' }).click();
    await expect(headline(other)).toHaveText('Bread at noon');
    const edited = page.url();
    await page.getByRole('button', { name: 'Save mine as another page' }).click();
    await expect(page).not.toHaveURL(edited);
    await editorReady(page);
    await expect(headline(page)).toHaveText('Bread at night');
    await expect(page.getByText('This is your draft.')).toBeVisible();
    await other.close();
  });
});

test('a lost connection is waited out, and what was not saved survives even that', async ({ page, product }) => {
  await open(page, product);
  await page.route('**/draft', (route) => route.abort());
  await writeHeadline(page, 'Written in a tunnel');
  await state(page, 'Offline – will retry');
  await page.unroute('**/draft');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await state(page, 'Saved');

  await page.route('**/draft', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
  await writeHeadline(page, 'Written in a storm');
  await state(page, 'Not saved – will retry');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await editorReady(page);
  await expect(headline(page)).toHaveText('Written in a tunnel');
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(headline(page)).toHaveText('Written in a storm');
});

test('a press on Publish counts while a draft is on its way', async ({ page, product }) => {
  await open(page, product);
  const held = Promise.withResolvers<void>();
  await page.route('**/draft', async (route) => {
    await held.promise;
    await route.continue();
  });
  await writeHeadline(page, 'Fresh rye');
  await expect(page.getByText('Saving…')).toBeVisible();
  // Nothing of it is published, whatever the server has yet.
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  held.resolve();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
});

test('what is done again while a draft is on its way, and taken back before it is saved, is what visitors see', async ({
  page,
  product,
}) => {
  await open(page, product);
  await writeHeadline(page, 'Fresh rye');
  await state(page, 'Saved');
  const held = Promise.withResolvers<void>();
  await page.route('**/draft', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.evaluate(() => {
    const [shown, undo] = ['[data-save-state]', '[data-action="undo"]'].map((name) =>
      document.querySelector<HTMLElement>(name),
    );
    if (!shown || !undo) throw new Error('The editor has no such parts.');
    const watching = new MutationObserver(() => {
      if (shown.dataset.state !== 'unsaved') return;
      watching.disconnect();
      undo.click();
    });
    watching.observe(shown, { attributes: true });
  });
  held.resolve();
  await state(page, 'Saved');
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
});

test('pictures come from the account’s files, and new ones go there', async ({ page, product }) => {
  await open(page, product);
  const picture = canvas(page).locator('img').first();
  await picture.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByText('No pictures yet. Upload the first one.')).toBeVisible();
  const input = dialog.getByLabel('Upload a picture');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText('File type not supported. Please choose an image.')).toBeVisible();
  await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText(/File type not supported/)).toBeVisible();
  await input.setInputFiles({ name: 'bread.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(1) });
  await expect(dialog.getByText('bread.jpg is uploaded.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'bread.jpg' })).toBeChecked();
  await expectAccessible(page, ['iframe']);
  await dialog.getByLabel('Alternative text').fill('A loaf on a table');
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(picture).toHaveAttribute('alt', 'A loaf on a table');
  await expect(picture).toHaveAttribute('src', /^\/v1\/files\//);
  // As everywhere: 2000 pixels a side; in the place of what was there before.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  await expect(picture).toHaveAttribute('width', '640');
  await expect(picture).toHaveAttribute('height', '512');
});

test('everything is reachable by keyboard, in both languages, and axe finds nothing', async ({ page, product }) => {
  await open(page, product);
  await inBothModes(page, async (mode) => {
    for (const name of mode === 'light' ? ['Theme', 'Style'] : ['Blocks', 'Layers'])
      await page.getByRole('tab', { name }).click();
    await expectAccessible(page, ['iframe']);
  });
  await page.keyboard.press('F2');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await page.locator('#selected').textContent())?.endsWith('Fresh bread')) break;
  }
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Escape');
  await expect(headline(page)).toHaveText('By keys alone');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('heading', { level: 3 })).toHaveText(['On the page', 'In a text', 'Everywhere']);
  await expect(help.getByText('Bold, italic')).toBeVisible();
  await expectAccessible(page, ['iframe']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Z');
  await expect(headline(page)).toHaveText('Fresh bread');

  await test.step('a key counts once, and deletes from the page alone', async () => {
    const headlines = canvas(page).getByRole('heading', { level: 1 });
    await headlines.click();
    await page.keyboard.press('Control+C');
    for (const count of [2, 3]) {
      await page.keyboard.press('Control+V');
      await expect(headlines).toHaveCount(count);
    }
    await page.getByRole('tab', { name: 'Settings' }).click();
    for (const key of ['Delete', 'Backspace', 'Control+Z']) await page.keyboard.press(key);
    await expect(headlines).toHaveCount(2);
    await headlines.last().click();
    await page.keyboard.press('Delete');
    await expect(headlines).toHaveCount(1);
    await expect(page.locator('#selected')).toHaveText(/^Group: .*Fresh bread/);
    for (const count of [2, 1]) {
      await page.keyboard.press('Control+Z');
      await expect(headlines).toHaveCount(count);
    }
  });

  await test.step('a field outlives its caption, and is sent under it', async () => {
    const caption = canvas(page).locator('form label').first();
    await caption.getByText('Name').dblclick();
    await expect(caption.locator('[contenteditable="true"]')).toHaveText('Name');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Who are you?');
    await page.keyboard.press('Escape');
    await expect(caption.locator('input')).toHaveAttribute('name', 'Who are you?');
    await caption.locator('input').click();
    await expect(page.getByLabel('Name among your leads')).toHaveValue('Who are you?');
    await page.getByRole('checkbox', { name: 'Has to be filled in' }).uncheck();
    await expect(caption.locator('input')).not.toHaveAttribute('required');
  });

  await test.step('the Style panel starts at what is there', async () => {
    await headline(page).click();
    await page.getByRole('tab', { name: 'Style' }).click();
    const size = page.getByLabel('Font size', { exact: true });
    const shown = Number(await size.getAttribute('placeholder'));
    expect(shown).toBeGreaterThan(30);
    await size.press('ArrowUp');
    await expect(headline(page)).toHaveCSS('font-size', `${shown + 1}px`);
    await page.getByLabel('Line height', { exact: true }).fill('1.5');
    await page.getByLabel('Line height', { exact: true }).press('Enter');
    await expect(headline(page)).toHaveCSS('line-height', `${Number(((shown + 1) * 1.5).toFixed(3))}px`);
    await page.getByRole('tab', { name: 'Layers' }).click();
    for (const _ of ['line', 'size', 'required', 'caption']) await page.keyboard.press('Control+Z');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  });

  await test.step('the layers are a tree; a change that is taken back is none', async () => {
    const layer = (name: string | RegExp) => page.getByRole('treeitem', { name });
    const hero = canvas(page).locator('main > :first-child');
    await page.getByRole('tab', { name: 'Layers' }).press('Tab');
    await page.keyboard.press('Home');
    await expect(layer('Page')).toBeFocused();
    await page.keyboard.press('End');
    await expect(layer(/^Footer/)).toBeFocused();
    await page.keyboard.press('Home');
    const at = page.locator('[role="treeitem"]:focus [data-name]');
    for (let step = 0; step < 9 && (await at.textContent()) !== 'Hero'; step += 1)
      await page.keyboard.press('ArrowDown');
    await expect(layer(/^Hero .*Fresh bread/)).toBeFocused();
    await expect(page.locator('#selected')).toHaveText(/^Hero: .*Fresh bread/);
    await page.keyboard.press('F2');
    await page.keyboard.type('Opening words');
    await page.keyboard.press('Enter');
    await expect(layer(/^Opening words .*Fresh bread/)).toBeFocused();
    await page.keyboard.press('h');
    await expect(hero).toBeHidden();
    await page.keyboard.press('h');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(hero).not.toContainText('Fresh bread');
    await expect(layer(/^Opening words/)).toBeFocused();
    await keptAsDraft(page);
    for (const undone of ['order', 'shown', 'hidden']) await test.step(undone, () => page.keyboard.press('Control+Z'));
    await expect(hero).toContainText('Fresh bread');
    // Without a name of its own, it is called what it is.
    await expect(layer(/^Opening words/)).toBeFocused();
    for (const key of ['F2', 'Delete', 'Enter']) await page.keyboard.press(key);
    await expect(layer(/^Hero .*Fresh bread/)).toBeVisible();
    await state(page, 'Published');
    await page.keyboard.press('Delete');
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(layer(/^Main/)).toBeFocused();
    await page.keyboard.press('Control+Z');
    await expect(headline(page)).toBeVisible();
  });

  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.setViewportSize({ width: 390, height: 844 });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await editorReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Añadir Pasos' })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  await expectAccessible(page, ['iframe']);
});

test('a sample is published once it is kept or written over, and not by looking into it', async ({ page, product }) => {
  const { origin } = product;
  const named = { title: 'Olive tree', slug: '/olive-tree', template: 'restaurant' };
  const { url } = await openNewPage(page, origin, named);
  const dish = (name: string) => canvas(page).getByRole('heading', { name });

  await dish('A warm starter').dblclick();
  await page.keyboard.press('Escape');
  await dish('A cold starter').click();
  await page.getByRole('button', { name: 'Keep this text' }).click();
  await expect(page.getByRole('button', { name: 'Keep this text' })).toHaveCount(0);
  const published = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && !response.url().endsWith('/draft'),
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await published).status()).toBe(200);
  const visible = await publishedHtml(page, url);
  expect(visible).toContain('A cold starter');
  expect(visible).not.toContain('data-placeholder');
  expect(visible).not.toContain('A warm starter');
});

test('who only looks around changes nothing: no draft, and nothing to undo', async ({ page, product }) => {
  const named = { title: 'Fresh bread', slug: '/fresh-bread', template: 'consultancy' };
  await openNewPage(page, product.origin, named);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const kinds = 'h1,h2,p,svg,a,li,label,input,textarea,form button,summary,section,[data-placeholder],footer';
  for (const tab of ['Settings', 'Style']) {
    await page.getByRole('tab', { name: tab }).click();
    for (const kind of kinds.split(',')) {
      await canvas(page).locator(kind).last().dispatchEvent('click');
      await expect(canvas(page).locator('.gjs-selected')).toHaveCount(1);
    }
  }
  await expect(page.locator('[data-published]')).toHaveAttribute('data-published', 'true');
  // The first change is the only one.
  await page.getByRole('button', { name: 'Add Heading', exact: true }).press('Enter');
  await expect(canvas(page).getByRole('heading', { name: 'A new heading' })).toBeVisible();
  await undo.click();
  await expect(canvas(page).getByRole('heading', { name: 'A new heading' })).toBeHidden();
  await expect(undo).toBeDisabled();
});
