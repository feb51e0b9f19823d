import { expectAccessible, expectNoSidewaysScroll, inBothModes } from '../support/axe.ts';
import { canvas, keptAsDraft, openNewPage } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

test('a reader comments on a section, is answered in the editor, and sees that it is done', async ({
  page,
  product,
  browser,
}) => {
  page.setDefaultTimeout(10_000);
  const { origin } = product;
  const { account } = await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const opener = page.getByRole('button', { name: /^Comments/ });
  const panel = page.getByRole('complementary', { name: 'Comments' });

  await test.step('there are none yet, and the panel says how they come', async () => {
    await opener.press('Enter');
    await expect(panel.getByText('No comments yet')).toBeVisible();
    await expectAccessible(page, ['iframe']);
    await panel.getByRole('button', { name: 'Share a preview' }).click();
  });

  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await expect(dialog.getByRole('checkbox', { name: 'Readers may comment' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText(/^Until .*, with comments$/)).toBeVisible();
  await expectAccessible(page, ['iframe']);
  const link = await dialog.getByRole('textbox', { name: /^Link that works until/ }).inputValue();
  await page.keyboard.press('Escape');

  const readers = await browser.newContext({ javaScriptEnabled: false });
  const reader = await readers.newPage();
  reader.setDefaultTimeout(10_000);
  const comments = reader.getByRole('region', { name: 'Comments on: Fresh bread' });
  /** The same document where the tool that looks at it may run. */
  const look = async () => {
    const html = (await reader.content()) && (await (await readers.request.get(reader.url())).text());
    const context = await browser.newContext();
    const copy = await context.newPage();
    await copy.route(reader.url().replace(/#.*/, ''), (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    );
    await copy.goto(reader.url());
    await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();
    await inBothModes(copy, () => expectAccessible(copy));
    await copy.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(copy);
    await context.close();
  };

  await test.step('a reader without scripts comments by keyboard alone', async () => {
    await reader.goto(link);
    await look();
    await expect
      .poll(() =>
        reader.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        ),
      )
      .toContain('Landfall');
    const control = reader.getByRole('link', { name: 'Comment on: Fresh bread' });
    await control.focus();
    await reader.keyboard.press('Enter');
    await expect(comments).toBeInViewport();
    // What is open has the focus: the next things are its own.
    await reader.keyboard.press('Tab');
    await expect(comments.getByRole('link', { name: 'Close' })).toBeFocused();
    await reader.keyboard.press('Tab');
    await reader.keyboard.type('Ben');
    await reader.keyboard.press('Tab');
    await reader.keyboard.type('Say what kind of bread.');
    await look();
    await reader.keyboard.press('Tab');
    await reader.keyboard.press('Enter');
    await expect(comments.getByText('Say what kind of bread.')).toBeVisible();
    await expect(comments.getByRole('textbox', { name: 'Your name' }).last()).toHaveValue('Ben');
    expect(reader.url()).toContain('?on=hero#lf-comments');
    await look();
  });

  await test.step('the owner is told, finds the section and answers', async () => {
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(opener).toHaveAccessibleName('Comments: 1 open', { timeout: 15_000 });
    const told = await page.request.get(`${origin}/v1/api/user/notification`, {
      headers: { accesstokenapp: account.token },
    });
    expect((await told.json()).data.map(({ type }: { type: string }) => type)).toContain('comment.created');
    await expect(panel.getByText('Say what kind of bread.')).toBeVisible();
    await panel.getByRole('button', { name: 'Fresh bread' }).click();
    await expect(canvas(page).locator('[data-commented]')).toHaveId('hero');
    await panel.getByRole('button', { name: 'Reply', exact: true }).click();
    await page.keyboard.type('Sourdough. It is there now.');
    await expectAccessible(page, ['iframe']);
    await panel.getByRole('button', { name: 'Send reply' }).click();
    await expect(panel.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
    await expect(panel.getByText('Sourdough. It is there now.')).toBeVisible();
    await panel.getByRole('button', { name: 'Resolve' }).click();
    await expect(opener).toHaveAccessibleName('Comments');
    await panel.getByText('1 resolved').click();
    await expect(panel.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expectAccessible(page, ['iframe']);
  });

  await test.step('the reader sees both, and opens it again by an answer', async () => {
    await reader.reload();
    await comments.getByText('1 resolved').click();
    await expect(comments.getByText('Sourdough. It is there now.')).toBeVisible();
    await expect(comments.getByText('Owner of this page')).toBeVisible();
    await comments.getByText('Reply', { exact: true }).click();
    await comments.getByRole('textbox', { name: 'Your reply' }).fill('Thank you!');
    await look();
    await comments.getByRole('button', { name: 'Send reply' }).click();
    await expect(comments.getByText('Thank you!')).toBeVisible();
    await expect(comments.getByText('1 resolved')).toHaveCount(0);
  });

  await test.step('where the section is deleted, its comments stay', async () => {
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(panel.getByText('Thank you!')).toBeVisible();
    await canvas(page)
      .locator('#hero')
      .click({ position: { x: 5, y: 5 } });
    await page.locator('.stage').focus();
    await page.keyboard.press('Delete');
    await expect(panel.getByRole('heading', { name: 'Section no longer there' })).toBeVisible();
    await expect(panel.getByText('Thank you!')).toBeVisible();
    await panel.getByRole('button', { name: 'Delete this comment and its replies' }).click();
    await expect(panel.getByText('for good?')).toBeVisible();
    await expectAccessible(page, ['iframe']);
    await page.keyboard.press('Enter');
    await expect(panel.getByText('No comments yet')).toBeVisible();
  });

  await test.step('a comment that comes after the link was withdrawn is given back', async () => {
    await comments.getByRole('textbox', { name: 'Your comment' }).fill('One more thing');
    await page.getByRole('button', { name: 'Share a preview' }).first().click();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog.getByText('The link works no more.')).toBeVisible();
    await comments.getByRole('button', { name: 'Send comment' }).click();
    await expect(reader.getByText('Your comment was not sent.')).toBeVisible();
    await expect(reader.getByRole('textbox', { name: 'Your comment' })).toHaveValue('One more thing');
  });
  await readers.close();
});

test('a reader comments on a popup that nothing opens yet, and the editor leads to it', async ({
  page,
  product,
  browser,
}) => {
  page.setDefaultTimeout(10_000);
  const { origin } = product;
  await openNewPage(page, origin, { title: 'Pottery', slug: '/pottery' });
  await page.getByRole('button', { name: 'Add Popup, with a form', exact: true }).press('Enter');
  const box = canvas(page).locator('#popup .popup-box');
  await expect(box).toBeVisible();
  await keptAsDraft(page);
  await page.getByRole('button', { name: 'Share a preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: /^Link that works until/ }).inputValue();
  await page.keyboard.press('Escape');

  const readers = await browser.newContext({ javaScriptEnabled: false });
  const reader = await readers.newPage();
  const popup = reader.locator('dialog.popup');
  const comments = popup.getByRole('region', { name: 'Comments on: Be the first to know' });
  await test.step('it opens from the bar, with its comments in it', async () => {
    await reader.goto(link);
    await expect(popup).toBeHidden();
    await reader.getByRole('link', { name: 'Comment on: Be the first to know' }).press('Enter');
    await expect(popup.getByRole('heading', { name: 'Be the first to know', exact: true })).toBeVisible();
    await reader.keyboard.press('Tab');
    await expect(comments.getByRole('link', { name: 'Close' })).toBeFocused();
    await comments.getByRole('textbox', { name: 'Your name' }).fill('Ben');
    await comments.getByRole('textbox', { name: 'Your comment' }).fill('Ask for the first name, too.');
    await reader.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(reader);
    await comments.getByRole('button', { name: 'Send comment' }).click();
    await expect(comments.getByText('Ask for the first name, too.')).toBeVisible();
  });

  await test.step('its comments are closed, it stays open, and it is left', async () => {
    await comments.getByRole('link', { name: 'Close' }).click();
    await expect(popup.getByRole('link', { name: /^1 .*Be the first to know/ })).toBeVisible();
    await popup.locator('a.popup-away').click();
    await expect(popup).toBeHidden();
    await readers.close();
  });

  await test.step('the editor opens it where it is talked about', async () => {
    await page.bringToFront();
    await canvas(page).locator('main h1').click();
    await expect(box).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Comments: 1 open' }).press('Enter');
    const panel = page.getByRole('complementary', { name: 'Comments' });
    await expect(panel.getByText('Ask for the first name, too.')).toBeVisible();
    await expect(panel.getByText('Section no longer there')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Be the first to know' }).press('Enter');
    await expect(box).toBeVisible();
    await expect(canvas(page).locator('[data-commented]')).toHaveId('popup');
  });
});
