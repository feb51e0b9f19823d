import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { canvas, editorReady, openNewPage } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

/** As Word, Google Docs and LibreOffice put it on the clipboard. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-size:11pt}</style></head><body lang=EN-US>
<!--StartFragment--><h1>Rye bread<o:p></o:p></h1><p class=MsoNormal style='margin:0'><b>Sour</b> and <i>dark</i>, see <a href="https://example.com/rye">the
recipe</a>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Flour<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Coarse<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoNormal><img width=200 src="file:///C:/clip_image001.png"></p><!--EndFragment--></body></html>`;
const FROM_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-weight:700;color:#ff0000">Loud</span><span style="font-weight:400"> and </span><span style="font-style:italic">soft</span></b>`;

/** Pastes at the caret, as a person would. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function write(page: Page, text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  await text.dblclick();
  await expect(canvas(page).locator('[contenteditable="true"]')).toBeVisible();
  await page.keyboard.press('Control+A');
}

test('what is written, pasted, added and copied in the editor is what was meant', async ({ page, product }) => {
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const add = async (label: string) => {
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('button', { name: `Add ${label}`, exact: true }).press('Enter');
  };
  const paragraph = canvas(page).locator('main p').first();

  await test.step('the element’s tools have names and keys', async () => {
    await paragraph.click();
    const copy = page.getByRole('button', { name: 'Duplicate', exact: true });
    await expect(copy).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Select what is around it' })).toBeVisible();
    const paragraphs = canvas(page).locator('main p');
    const count = await paragraphs.count();
    await copy.press('Enter');
    await expect(paragraphs).toHaveCount(count + 1);
    await expectAccessible(page, ['iframe']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(paragraphs).toHaveCount(count);
  });

  await test.step('bold leaves the caret where it is', async () => {
    await write(page, paragraph);
    const bold = page.getByRole('button', { name: 'Bold', exact: true });
    await bold.click();
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('Loud');
    await bold.click();
    await page.keyboard.type(' and soft');
    await page.keyboard.press('Escape');
    await expect(paragraph).toHaveText('Loud and soft');
    await expect(paragraph.locator('b')).toHaveText('Loud');
  });

  await test.step('a paste keeps lists, links and emphasis, and nothing else', async () => {
    await write(page, paragraph);
    await paste(paragraph, FROM_DOCS);
    await expect.poll(() => paragraph.innerHTML()).toBe('<strong>Loud</strong> and <em>soft</em>');
    await page.keyboard.press('Escape');
    const around = paragraph.locator('..');
    await write(page, paragraph);
    await paste(paragraph, FROM_WORD);
    await expect(around.locator('ul > li')).toHaveText(['FlourCoarse', 'Water']);
    await expect(around.locator('ul > li > ol > li')).toHaveText(['Coarse']);
    await expect(around.getByText('Rye bread', { exact: true })).toHaveCount(1);
    await expect(around.getByRole('link', { name: 'the recipe' })).toHaveAttribute('href', 'https://example.com/rye');
    await expect(around.locator('p', { hasText: 'Sour' }).locator('strong')).toHaveText('Sour');
    await expect(around.locator('p:empty, img:not([src]), [class^="Mso"], [style]')).toHaveCount(0);
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(around.locator('ul > li')).toHaveCount(0);
  });

  await test.step('writing goes on behind what was pasted, also behind several paragraphs', async () => {
    const words = (text: string) => paragraph.locator('..').locator('p, li').filter({ hasText: text });
    const own = (await paragraph.textContent()) ?? '';
    await write(page, paragraph);
    await page.keyboard.type('Fresh bread');
    for (let back = 0; back < ' bread'.length; back += 1) await page.keyboard.press('ArrowLeft');
    await paste(paragraph, '<p> rye</p><p>Warm</p>');
    await expect(words('Warm')).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.type('th?');
    await page.keyboard.press('Backspace');
    await expect(words('Warmth')).toHaveText('Warmth');
    await expect(words('Fresh')).toHaveText('Freshrye');
    await expect(words('bread').last()).toHaveText('bread');
    await paste(words('Warmth'), '<p> and</p><ul><li>Crust</li><li>Crumb</li></ul>');
    await expect(words('Crumb')).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.type('s');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Scent');
    await page.keyboard.press('Escape');
    await expect(paragraph.locator('..').locator('li')).toHaveText(['Crust', 'Crumbs', 'Scent']);
    const undo = page.getByRole('button', { name: 'Undo' });
    for (let steps = 0; steps < 8 && (await words('Fresh').count()) > 0; steps += 1) await undo.click();
    await expect(paragraph).toHaveText(own);
    await expect(paragraph.locator('..').locator('li')).toHaveCount(0);
  });

  await test.step('spaces can be typed into a question; an added section has an anchor', async () => {
    await add('Questions');
    const questions = canvas(page).locator('section.faq');
    await expect(questions).toHaveAttribute('id', 'faq');
    const question = questions.locator('summary').first();
    await write(page, question);
    await page.keyboard.type('Is it fresh today?');
    await page.keyboard.press('Escape');
    await expect(question).toHaveText('Is it fresh today?');
    await expect(questions.locator('details').first()).toHaveAttribute('open');
    await add('Questions');
    await expect(questions.nth(1)).toHaveAttribute('id', 'faq-2');
  });

  await test.step('a copied field is a whole field with a name of its own', async () => {
    const form = canvas(page).locator('form').first();
    const labels = form.locator('label');
    const count = await labels.count();
    const field = labels.first().locator('input');
    await field.scrollIntoViewIfNeeded();
    await field.click();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await expect(labels).toHaveCount(count + 1);
    await expect(labels.first().locator('input')).toHaveCount(1);
    await expect(labels.nth(1).locator('input')).toHaveAttribute('name', 'Name 2');
    await expect(labels.nth(1)).toContainText('Name 2');
  });

  await test.step('an added element has no anchor until somebody names it', async () => {
    const anchor = page.getByRole('textbox', { name: 'Anchor, for links' });
    await add('Heading');
    await expect(page.locator('#selected')).toHaveText(/^Heading/);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(anchor).toHaveValue('');
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await expect(anchor).toHaveValue('');
    await add('Features, cards');
    await canvas(page).locator('section.features').last().locator('svg.icon').first().click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(anchor).toHaveValue('');
  });

  await test.step('the page’s main part stays', async () => {
    const main = canvas(page).locator('main');
    await page.getByRole('tab', { name: 'Layers' }).click();
    await page.getByRole('treeitem', { name: /^Main/ }).click();
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
    await page.getByRole('treeitem', { name: /^Main/ }).press('Delete');
    await expect(main).toHaveCount(1);
  });

  await test.step('what is wrong is pointed out before publishing, with the way there', async () => {
    await add('Button');
    const button = canvas(page).locator('main a.button').last();
    await write(page, button);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await add('Picture');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const check = page.getByRole('dialog', { name: 'Before you publish' });
    await expect(check.getByRole('button', { name: /does not say what it shows/ })).toBeVisible();
    await expect(check.getByRole('button', { name: /nothing to read/ })).toBeVisible();
    await expectAccessible(page, ['iframe']);
    await check.getByRole('button', { name: /does not say what it shows/ }).click();
    await expect(check).toBeHidden();
    await expect(page.locator('#selected')).toHaveText(/^Image/);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await check.getByRole('button', { name: 'Publish all the same' }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  });

  await test.step('one word that is changed changes nothing else for visitors', async () => {
    // The preview is a picture of the page, so its address changes with it.
    const visit = async () => {
      return (await publishedHtml(page, url)).replace(/\/previews\/[^"]+/, '');
    };
    const before = await visit();
    expect(before).toContain('<summary>Is it fresh today?</summary>');
    expect(before).not.toMatch(/ id="i[a-z0-9]{2,6}(-\d+)?"/);
    const question = canvas(page).locator('section.faq summary').first();
    await write(page, question);
    await page.keyboard.type('Is it fresh tonight?');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish all the same' }).click();
    await expect.poll(visit).toContain('Is it fresh tonight?');
    expect(await visit()).toBe(before.replaceAll('Is it fresh today?', 'Is it fresh tonight?'));
  });
  await page.reload();
  await editorReady(page);
  await expect(canvas(page).locator('section.faq').nth(1)).toHaveAttribute('id', 'faq-2');
});
