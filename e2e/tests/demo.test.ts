import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, inBothModes } from '../support/axe.ts';
import { expect, test } from '../support/demo.ts';
import { canvas, editorReady, keptAsDraft, writeHeadline } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';

const TEXT =
  'Forno Velho is a bakery in Porto. Rye loaf - 5 €; Olive focaccia - 3 €. Order by e-mail: ola@fornovelho.example.';

/** Opens an address of the demo for the first time: whoever is not signed in signs in, with whatever they like. */
async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

test.describe('as a visitor', () => {
  test.use({ statuses: [422] });

  test('a page is made of a sentence, published, visited and edited, and its lead arrives, without a server', async ({
    page,
    demo,
    context,
  }) => {
    await enter(page, `${demo}/dashboard/pages`);

    await test.step('the sentence becomes a page', async () => {
      await page.getByRole('button', { name: 'New Page' }).first().click();
      await page.getByRole('menuitem', { name: 'Create New Page' }).click();
      const brief = page.getByRole('textbox', { name: 'Describe the page' });
      await brief.fill(TEXT);
      await expect(
        page.getByRole('region', { name: 'What we understood' }).getByText('Rye loaf', { exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Write the page' }).click();
      await expect(page.getByText('A draft: only you see it.')).toBeVisible();
      await expect(page.frameLocator('main iframe').getByText('Rye loaf').first()).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
    });

    const link = page.getByRole('link', { name: 'Open the page' });
    await expect(link).toBeVisible();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toBe(`${demo}/sites/harbour-bakery/forno-velho`);

    const visitor = await context.newPage();
    await test.step('a visitor sees it, and sends its form', async () => {
      await visitor.goto(address);
      await expect(visitor.getByText('Olive focaccia').first()).toBeVisible();
      const form = visitor.locator('form').first();
      await form.locator('input[type=email]').fill('not an address');
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await form.getByRole('button').click();
      await expect(visitor.getByRole('alert')).toContainText('Please correct this');
      for (const box of await form.locator('input[type=text][required], textarea[required]').all())
        await box.fill('Zoë');
      await form.locator('input[type=email]').fill('zoe@example.com');
      await form.getByRole('button').click();
      await expect(visitor).toHaveURL(/#sent/);
      await expect(visitor.locator('.lf-sent')).toBeVisible();
    });

    await test.step('it is edited, kept as a draft, and published again', async () => {
      await page.goto(`${demo}/dashboard/pages`);
      const editor = context.waitForEvent('page');
      await page
        .getByRole('row', { name: /Forno Velho/ })
        .getByRole('link', { name: /Edit/ })
        .click();
      const tab = await editor;
      await editorReady(tab);
      await writeHeadline(tab, 'Bread at dawn');
      await keptAsDraft(tab);
      await tab.reload();
      await editorReady(tab);
      await expect(canvas(tab).getByRole('heading', { level: 1 })).toHaveText('Bread at dawn');
      await tab.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(tab.getByText('Published', { exact: true }).first()).toBeVisible();
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bread at dawn');
      await tab.close();
    });

    await test.step('the lead is in the inbox', async () => {
      await page.goto(`${demo}/dashboard/forms`);
      await page.getByRole('button', { name: /zoe@example\.com/ }).click();
      await expect(page.getByRole('dialog').getByText('zoe@example.com').first()).toBeVisible();
    });
  });
});

test('pages have the brand, are imported, looked at and commented on, and lead to each other, without a server', async ({
  page,
  demo,
  context,
}) => {
  await enter(page, `${demo}/dashboard/settings/brand`);

  await test.step('a colour is chosen for all pages', async () => {
    const colour = page.getByRole('textbox', { name: /colou?r/i }).first();
    await colour.fill('#0f766e');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText('Your brand has been updated.')).toBeVisible();
  });

  await test.step('a page comes in as HTML', async () => {
    await page.goto(`${demo}/dashboard/pages`);
    await page.getByRole('button', { name: 'New Page' }).first().click();
    await page.getByRole('menuitem', { name: 'Import HTML' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a page from HTML' });
    await dialog
      .getByRole('textbox', { name: 'HTML', exact: true })
      .fill('<h1>Canoes for hire</h1><p>On the river.</p>');
    await dialog.getByLabel('Page title').fill('Canoes for hire');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'The page is imported' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const editing = context.waitForEvent('page');
  await page
    .getByRole('row', { name: /Canoes for hire/ })
    .getByRole('link', { name: /Edit/ })
    .click();
  const tab = await editing;
  await editorReady(tab);
  await expect(tab.getByRole('link', { name: 'Pages' })).toHaveAttribute(
    'href',
    `${new URL(demo).pathname}/dashboard/pages`,
  );
  await expect(tab.getByRole('tab', { name: 'Words' }).or(tab.locator('#tab-words'))).toBeVisible();

  await test.step('its draft is looked at and commented on', async () => {
    await writeHeadline(tab, 'Canoes and kayaks');
    await keptAsDraft(tab);
    await tab.getByRole('button', { name: 'Share a preview' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Share a preview' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: /^Link that works until/ }).inputValue();
    await tab.keyboard.press('Escape');
    const reader = await context.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Canoes and kayaks');
    await reader.getByRole('link', { name: 'Comment on: Canoes and kayaks' }).click();
    const comments = reader.getByRole('region', { name: 'Comments on: Canoes and kayaks' });
    await comments.getByRole('textbox', { name: 'Your name' }).fill('Ben');
    await comments.getByRole('textbox', { name: 'Your comment' }).fill('Say where.');
    await comments.getByRole('button', { name: 'Send comment' }).click();
    await expect(comments.getByText('Say where.')).toBeVisible();
    await reader.close();
    await tab.reload();
    await expect(tab.getByRole('button', { name: /^Comments/ })).toHaveAccessibleName('Comments: 1 open');
    await tab.close();
  });

  await test.step('a path is written from one description', async () => {
    await page.goto(`${demo}/dashboard/analytics?view=funnels`);
    await page.getByRole('button', { name: 'Write the whole path' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write the whole path' });
    await dialog.getByLabel('Name').fill('Bread club');
    await dialog.getByLabel('What is it about?').fill(TEXT);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Write the pages' }).click();
    await expect(page.getByRole('heading', { name: 'Bread club', exact: true })).toBeVisible();
    await expect(page.getByText('Not published')).toHaveCount(3);
  });
});

test('its examples fill the screens of paths and of experiments', async ({ page, demo }) => {
  await enter(page, `${demo}/dashboard/analytics?view=funnels`);
  await expect(page.getByRole('heading', { name: 'Bread subscription', exact: true })).toBeVisible();
  for (const path of ['/subscription', '/subscription/offer', '/subscription/thanks'])
    await expect(page.getByRole('listitem').getByText(path, { exact: true })).toBeVisible();
  await expect(page.getByText('From the first step to the last')).toBeVisible();
  await expect(page.getByText('Nobody was there in this time')).toHaveCount(0);

  await page.goto(`${demo}/dashboard/analytics`);
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Bread from the harbour' });
  const results = page.getByRole('region', { name: 'Results of A shorter headline' });
  await expect(page.getByText('“Short” did better, and that is hardly chance.')).toBeVisible();
  await expect(results.getByRole('row')).toHaveCount(3);
  await expect(results.getByRole('button', { name: 'Make it the page: Short' })).toBeVisible();
});

test('a page that is emptied in the editor is filled from a description, without a server', async ({
  page,
  demo,
  context,
}) => {
  await enter(page, `${demo}/dashboard/pages`);
  const editing = context.waitForEvent('page');
  await page
    .getByRole('row', { name: /Baking course/ })
    .getByRole('link', { name: /Edit/ })
    .click();
  const tab = await editing;
  await editorReady(tab);
  const sections = canvas(tab).locator('main > *');
  for (let left = await sections.count(); left > 0; left -= 1) {
    await sections.first().click({ position: { x: 5, y: 5 } });
    await tab.locator('.stage').focus();
    await tab.keyboard.press('Delete');
    await expect(sections).toHaveCount(left - 1);
  }
  await tab.getByRole('button', { name: /Choose a template/ }).click();
  const templates = tab.getByRole('dialog', { name: 'Choose a template' });
  await expect(templates.getByRole('listitem').first()).toBeVisible();
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: /Describe/ }).click();
  const dialog = tab.getByRole('dialog', { name: 'Describe your offer' });
  await dialog.getByRole('textbox').fill(TEXT);
  await dialog.getByRole('button', { name: 'Write the page' }).click();
  await expect(canvas(tab).getByText('Olive focaccia').first()).toBeVisible();
});

test('what is uploaded outlives a reload, and the demo begins again when it is reset', async ({ page, demo }) => {
  await enter(page, `${demo}/dashboard/files`);
  await page.getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Files' });
  await dialog.getByLabel('Choose files').setInputFiles(await photo('harbour.jpg'));
  await expect(dialog.getByText('1 successful')).toBeVisible();
  await page.reload();
  await expect(page.getByText('harbour.jpg').first()).toBeVisible();
  const picture = page.getByRole('list', { name: 'Files' }).locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  await bar(page).getByRole('button', { name: 'Reset the demo' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Reset the demo?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Reset the demo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await enter(page, `${demo}/dashboard/files`);
  await expect(page.getByRole('heading', { name: 'No files found' })).toBeVisible();
});

test.describe('without a server', () => {
  test.use({ statuses: [501] });

  test('the bar says what the demo cannot do, and a call that takes a server is refused in the same words', async ({
    page,
    demo,
  }) => {
    await enter(page, `${demo}/dashboard/account`);
    await page.getByLabel('Full Name').waitFor();
    await inBothModes(page, () => expectAccessible(page));
    await bar(page).getByRole('button', { name: 'What it cannot do' }).focus();
    await page.keyboard.press('Enter');
    const about = page.getByRole('dialog', { name: 'About this demo' });
    await expect(about.getByText('send mails', { exact: false })).toBeVisible();
    await expect(about.getByText('files that visitors send', { exact: false })).toBeVisible();
    await inBothModes(page, () => expectAccessible(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await expect(about).toBeHidden();
    for (const [language, told] of [
      ['es', 'archivos que los visitantes envían'],
      ['pt-BR', 'arquivos que os visitantes enviam'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      await page.locator('.demo-bar button').first().click();
      await expect(page.getByRole('dialog').getByText(told, { exact: false })).toBeVisible();
      await page.keyboard.press('Escape');
    }

    const refused = await page.evaluate(async () => {
      const token = /access_token_app=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      // A request whose failure a person would be told of: the browser's console would tell of it, too.
      const request = new Request('/v1/api/user/plan/redeem', {
        method: 'POST',
        headers: { accesstokenapp: token, 'accept-language': 'es' },
      });
      return (await fetch(request)).json();
    });
    expect(refused).toMatchObject({ code: 'not_in_demo', message: 'La demo no puede hacer esto: no cobra.' });
  });
});
