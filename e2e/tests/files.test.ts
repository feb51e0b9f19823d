import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Account, newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { EVERY_RULE, faultsOf, settled } from '../support/axe.ts';
import { largePhoto } from '../support/large-photo.ts';
import { animation, film, photo } from '../support/made-files.ts';
import { publishedHtml } from '../support/published.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, type RunningProduct, test, withProduct } from '../support/test.ts';

async function openFiles(page: Page, product: RunningProduct, query = ''): Promise<Account> {
  const { account } = await signInToNewProject(page, product.origin);
  await page.goto(`${product.origin}/dashboard/files${query}`);
  await expect(page.getByText('No files found')).toBeVisible();
  return account;
}

type Picked = Parameters<Locator['setInputFiles']>[0];

async function upload(page: Page, files: Picked): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Upload Files' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Upload File' }).click();
  await dialog.getByLabel('Choose files').setInputFiles(files);
  return dialog;
}

const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true }).click();

interface Stored {
  file_name: string;
  path_parent: string;
  path_child: string;
}

async function stored(product: RunningProduct, { token }: Account): Promise<Stored[]> {
  const answer = await fetch(`${product.origin}/v1/editor/other/files`, { headers: { accesstokenapp: token } });
  return ((await answer.json()) as { data: Stored[] }).data;
}

test('pictures, animations and videos arrive, are shown small, and go', async ({ page, product }) => {
  await openFiles(page, product);
  const fetched: { url: string; type: string | undefined }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.includes('/v1/files/')) fetched.push({ url, type: response.headers()['content-type'] });
  });
  const clip = await film(page, 'tour.webm');
  const dialog = await upload(page, [await photo('bread.jpg'), await animation('wave.gif'), clip]);
  await expect(dialog.getByText('3 files · 3 successful · 0 failed · 0 uploading · 0 pending')).toBeVisible();
  await close(dialog);
  const pictures = page.getByRole('list', { name: 'Files' }).locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  // Only small pictures were fetched, in the newest format that the browser shows, and nothing of the video.
  expect(fetched.length).toBeGreaterThan(0);
  for (const { url, type } of fetched) {
    expect(url).toContain('/v1/files/thumbs/');
    expect(type).toBe('image/avif');
  }

  const bread = page.getByRole('button', { name: 'Preview bread.jpg' });
  await page.getByRole('button', { name: 'Delete bread.jpg' }).click();
  await expect(bread).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bread).toBeVisible();
  await page.getByRole('button', { name: 'Delete bread.jpg' }).click();
  await expect(bread).toHaveCount(0);
  await expect(page.getByText('Page 1 of 1 (2 total files)')).toBeVisible();
});

test('the preview turns, zooms, is walked through, plays in ranges, and gives the focus back', async ({
  page,
  product,
}) => {
  await openFiles(page, product, '?upload=1');
  const clip = await film(page, 'tour.webm');
  const dialog = await upload(page, [await photo('bread.jpg'), await photo('cake.jpg', 20), clip]);
  await expect(dialog.getByText('3 files · 3 successful', { exact: false })).toBeVisible();
  await close(dialog);
  await expect(page).toHaveURL(`${product.origin}/dashboard/files`);

  const ranges: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.webm')) ranges.push(response.status());
  });
  // Newest first: tour, cake, bread.
  await page.getByRole('button', { name: 'Preview bread.jpg' }).click();
  const preview = page.getByRole('dialog');
  const picture = preview.getByRole('img', { name: 'bread.jpg' });
  await expect(picture).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('r');
  await expect(preview.getByRole('status', { name: 'Zoom' })).toHaveText('110%');
  await expect.poll(() => picture.evaluate((image) => image.style.transform)).toContain('rotate(90deg)');
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await preview.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('PageUp');
  await expect(preview.getByRole('img', { name: 'cake.jpg' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const video = preview.getByLabel('tour.webm');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.videoWidth)).toBe(320);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  expect(new Set(ranges)).toEqual(new Set([206]));
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview tour.webm' })).toBeFocused();
});

test('two fingers zoom the picture, one moves it', async ({ product, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openFiles(page, product);
  const dialog = await upload(page, await photo('bread.jpg'));
  await expect(dialog.getByText('Upload completed successfully')).toBeVisible();
  await close(dialog);
  await page.getByRole('button', { name: 'Preview bread.jpg' }).tap();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'bread.jpg' });
  await expect(picture).toBeVisible();

  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 450, id })) });
  await touch('touchStart', 145, 245);
  await touch('touchMove', 120, 270);
  await touch('touchMove', 95, 295);
  await touch('touchEnd');
  await expect(page.getByRole('status', { name: 'Zoom' })).toHaveText('200%');
  await touch('touchStart', 200);
  await touch('touchMove', 260);
  await touch('touchEnd');
  await expect.poll(() => picture.evaluate((image) => image.style.transform)).toContain('translateX(60px)');
  await context.close();
});

test('what is no picture or video, or too large, is refused with the reason', async ({ page, product }) => {
  const account = await openFiles(page, product);
  const hidden = await photo('page.jpg');
  const dialog = await upload(page, [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    { name: 'huge.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
    { name: 'half.webm', mimeType: 'video/webm', buffer: (await film(page, 'x')).buffer.subarray(0, 2000) },
    { ...hidden, name: 'lie.jpg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
  ]);
  await expect(dialog.getByText(/^File type not supported\. Only images, videos, MP3 audio, and PDF/)).toHaveCount(1);
  await expect(dialog.getByText('File size exceeds 15MB limit.')).toBeVisible();
  await expect(dialog.getByText('This video is damaged and cannot be played.')).toBeVisible();
  await expect(dialog.getByText('The file given is not an image')).toBeVisible();
  await expect(dialog.getByText('4 files · 0 successful · 4 failed · 0 uploading · 0 pending')).toBeVisible();
  expect(await stored(product, account)).toEqual([]);
});

test('a large photo is made small before it is sent', async ({ page, product }) => {
  await openFiles(page, product);
  const sent = page.waitForRequest('**/v1/editor/other/upload');
  const buffer = await largePhoto(6);
  const dialog = await upload(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  const length = Number(await (await sent).headerValue('content-length'));
  expect(length).toBeLessThan(5 * 1024 * 1024 + 1000);
  await expect(dialog.getByText('Upload completed successfully')).toBeVisible({ timeout: 30_000 });
});

/** A host that loses the connections of uploads: in the middle of the body, or before the answer comes back. */
function unreliable() {
  // Browsers try once more by themselves, so one loss is not enough to be noticed.
  const state: { loses: 'body' | 'answer' | 'nothing' } = { loses: 'body' };
  const middleware =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      if (request.url === '/v1/editor/other/upload') {
        if (state.loses === 'body') request.once('data', () => request.socket.destroy());
        if (state.loses === 'answer') {
          response.writeHead = () => {
            request.socket.destroy();
            return response;
          };
        }
      }
      next(request, response);
    };
  return { state, middleware };
}

test('a lost connection fails with the reason, and Retry stores each file once', async ({ page }) => {
  const { state, middleware } = unreliable();
  await withProduct(
    (settings) => ({ ...settings, middleware, backendEnv: { LOG_LEVEL: 'error' } }),
    async (product) => {
      const account = await openFiles(page, product);
      const dialog = await upload(page, [await photo('one.jpg'), await photo('two.jpg', 90)]);
      const lost = dialog.getByText('Upload failed: the connection was lost.');
      await expect(lost).toHaveCount(2);
      await expect(page.getByText('Failed to upload one.jpg')).toBeVisible();
      expect(await stored(product, account)).toEqual([]);

      // Now they arrive, but nobody hears of it.
      state.loses = 'answer';
      await dialog.getByRole('button', { name: 'Retry All Failed' }).click();
      await expect(lost).toHaveCount(0);
      await expect(lost).toHaveCount(2);
      expect(await stored(product, account)).toHaveLength(2);

      state.loses = 'nothing';
      await dialog.getByRole('button', { name: 'Retry All Failed' }).click();
      await expect(dialog.getByText('2 files · 2 successful · 0 failed · 0 uploading · 0 pending')).toBeVisible();
      const names = (await stored(product, account)).map(({ file_name }) => file_name);
      expect(names.sort()).toEqual(['one.jpg', 'two.jpg']);
    },
  );
});

test('closing asks while files are on their way, and another screen lets them go on', async ({ page, product }) => {
  await openFiles(page, product);
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v1/editor/other/upload', async (route) => {
    await released;
    await route.continue();
  });
  const dialog = await upload(page, [await photo('one.jpg')]);
  await expect(dialog.getByText('Uploading...')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep uploading' }).click();
  await page.goBack();
  await expect(page.getByText('Uploading goes on: 1 file left')).toBeVisible();
  await page.goForward();
  await expect(dialog.getByText('Uploading...')).toBeVisible();
  release();
  await expect(dialog.getByText('Upload completed successfully')).toBeVisible();
  await close(dialog);
  await expect(page.getByRole('button', { name: 'Preview one.jpg' })).toBeVisible();
});

test('the plan’s number of files holds, and the way to more is shown', async ({ page, product }) => {
  await openFiles(page, product);
  await page.route('**/v1/editor/other/upload', (route) =>
    route.fulfill({
      status: 402,
      json: { message: 'Your plan holds up to 500 files.', code: 'plan_limit', request_id: 'x' },
    }),
  );
  const dialog = await upload(page, await photo('one.jpg'));
  await expect(dialog.getByText('Your plan holds up to 500 files.')).toBeVisible();
  await expect(page.getByText('See plans')).toBeVisible();
});

for (const mode of ['light', 'dark'] as const)
  test(`nothing that axe objects to, ${mode}`, async ({ page, product }) => {
    await page.addInitScript((chosen) => localStorage.setItem('colorMode', chosen), mode);
    const check = async () => {
      await settled(page);
      expect(await faultsOf(page, [], EVERY_RULE)).toEqual([]);
    };
    await openFiles(page, product);
    await check();
    const dialog = await upload(page, [
      await photo('bread.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    ]);
    await expect(dialog.getByText('Upload completed successfully')).toBeVisible();
    await expect(page.getByText('bread.jpg uploaded successfully')).toBeHidden();
    await check();
    await close(dialog);
    await expect(dialog).toHaveCount(0);
    await check();
    await page.getByRole('button', { name: 'Preview bread.jpg' }).click();
    await expect(page.getByRole('img', { name: 'bread.jpg' })).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete bread.jpg' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await check();
  });

test('a file is replaced where it is: the page that shows it, too, until that is undone', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id, url } = await newPage(origin, account, project, { title: 'Bread', slug: '/bread' });
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard/files`);
  const dialog = await upload(page, await photo('oven.jpg'));
  await expect(dialog.getByText('Upload completed successfully')).toBeVisible();
  await close(dialog);
  const headers = { accesstokenapp: account.token, 'content-type': 'application/json' };
  const [before] = await stored(product, account);
  const src = `/v1/files/${before?.path_parent}/${before?.path_child}`;
  const html = `<main><h1>Bread</h1><img src="${src}" alt="Oven" width="64" height="48"></main>`;
  const body = JSON.stringify({ version: 0, data: { src }, html, css: '' });
  await fetch(`${origin}/v1/editor/project/${project.project_id}/page/${page_id}`, { method: 'PUT', headers, body });
  const published = () => publishedHtml(page, url);
  await expect.poll(published).toContain(before?.path_child);

  const more = page.getByRole('button', { name: 'More actions for oven.jpg' });
  await page.getByText('oven.jpg', { exact: true }).hover();
  await more.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport();
  const [button, list] = [await more.boundingBox(), await menu.boundingBox()];
  expect(Math.abs((list?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0))).toBeLessThan(24);
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  const replace = page.getByRole('dialog', { name: 'Replace file' });
  await expect(replace.getByText('1 page shows it, 1 online.')).toBeVisible();
  await settled(page);
  await replace.getByLabel('Choose the new file').setInputFiles(await photo('door.jpg', 20, 900, 1200));
  await replace.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('1 page was published again.')).toBeVisible();
  await expect(replace).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^More actions for oven/ })).toBeFocused();
  const [now] = await stored(product, account);
  expect(await published()).toContain(now?.path_child);
  expect(await published()).not.toContain(before?.path_child);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('oven.jpg is as it was before')).toBeVisible();
  expect(await published()).toContain(before?.path_child);
});

test('a file says where it is used, and each place is one click away', async ({ page, product, context }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id } = await newPage(origin, account, project, { title: 'Bread', slug: '/bread' });
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard/files`);
  const dialog = await upload(page, [await photo('oven.jpg'), await photo('door.jpg', 20, 400, 300)]);
  await expect(dialog.getByText('2 files · 2 successful · 0 failed · 0 uploading · 0 pending')).toBeVisible();
  await close(dialog);
  const oven = (await stored(product, account)).find(({ file_name }) => file_name === 'oven.jpg');
  const src = `/v1/files/${oven?.path_parent}/${oven?.path_child}`;
  const html = `<main><h1>Bread</h1><img src="${src}" alt="Oven" width="64" height="48"></main>`;
  await fetch(`${origin}/v1/editor/project/${project.project_id}/page/${page_id}`, {
    method: 'PUT',
    headers: { accesstokenapp: account.token, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 0, data: { src }, html, css: '' }),
  });

  const uses = async (name: string) => {
    await page.getByText(name, { exact: true }).hover();
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Where it is used' }).click();
    return page.getByRole('dialog', { name: 'Where it is used' });
  };
  const used = await uses('oven.jpg');
  await expect(used.getByRole('listitem')).toHaveText(/^Bread.*Online$/);
  await settled(page);
  const opened = context.waitForEvent('page');
  await used.getByRole('link', { name: 'Bread' }).click();
  await expect(await opened).toHaveURL(new RegExp(page_id));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions for oven.jpg' })).toBeFocused();
  await expect((await uses('door.jpg')).getByText('Not used anywhere')).toBeVisible();
});

test('files that are dropped beside the dialog, or on the list, never replace the page', async ({ page, product }) => {
  await openFiles(page, product);
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-drop-'));
  const file = path.join(folder, 'bread.png');
  await writeFile(file, (await photo('bread.jpg')).buffer);
  const browser = await page.context().newCDPSession(page);
  const heard = page.locator('html');
  const hear = (type: 'dragover' | 'drop') =>
    page.evaluate((event) => {
      document.documentElement.removeAttribute(`data-${event}`);
      addEventListener(event, () => document.documentElement.setAttribute(`data-${event}`, ''), { once: true });
    }, type);
  const drop = async (at: { x: number; y: number }) => {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      browser.send('Input.dispatchDragEvent', { type, ...at, data });
    await hear('drop');
    // The browser drops nothing before it knows that the page takes it, which it is told after the page's own events.
    await expect(async () => {
      await hear('dragover');
      await drag('dragEnter');
      await drag('dragOver');
      await expect(heard).toHaveAttribute('data-dragover', { timeout: 5_000 });
      await drag('dragOver');
      await drag('drop');
      await expect(heard).toHaveAttribute('data-drop', { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  };
  try {
    await page.getByRole('button', { name: 'Upload File' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Files' });
    await expect(dialog).toBeVisible();
    await drop({ x: 8, y: 400 });
    await expect(dialog).toBeVisible();
    await close(dialog);
    await expect(dialog).toHaveCount(0);

    await drop({ x: 700, y: 600 });
    // The photo is made smaller first, which takes a busy machine a while.
    await expect(dialog.getByText('Upload completed successfully')).toBeVisible({ timeout: 30_000 });
    await close(dialog);
    await expect(page.getByRole('button', { name: 'Preview bread.png' })).toBeVisible();
    // A browser opens what nobody takes in this tab or another one.
    expect(
      page
        .context()
        .pages()
        .map((tab) => tab.url()),
    ).toEqual([`${product.origin}/dashboard/files`]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
