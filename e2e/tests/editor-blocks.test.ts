import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';
import { expect, test } from '../support/test.ts';

test('tables, tabs, videos, prices, quotes, maps, logos and bars are written in the editor and work for visitors without a script', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Pottery', slug: '/pottery' });
  const add = async (label: string) => {
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('button', { name: `Add ${label}`, exact: true }).press('Enter');
  };
  const main = canvas(page).locator('main');
  const write = async (selector: string, text: string) => {
    const written = main.locator(selector).first();
    await written.scrollIntoViewIfNeeded();
    await written.dblclick();
    await expect(canvas(page).locator('[contenteditable="true"]')).toBeVisible();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await expect(written).toHaveText(text);
  };

  await test.step('a cell of a table is written in', async () => {
    await add('Table');
    await write('.table td:not(:empty)', 'Every Monday');
  });

  await test.step('a tab that is selected is shown', async () => {
    await add('Tabs');
    await main.locator('.tabs summary').nth(1).click();
    await write('.tabs details:nth-child(2) .tab-panel p', 'Glazing and firing');
    await main.locator('.tabs summary').first().click();
    await write('.tabs details:nth-child(1) .tab-panel p', 'Throwing');
    await expect(main.locator('.tabs details[open]')).toHaveCount(1);
    await add('Tabs');
    await expect(main.locator('.tabs details[open]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Keep this text' }).click();
  });

  await test.step('a video gets its address as a link does', async () => {
    await add('Video');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Set the address of the video…' }).click();
    const address = page.locator('[aria-describedby="address-note"]');
    await address.fill('youtu.be/aqz-KE-bpKQ');
    await address.press('Enter');
    await expect(main.locator('.video-link')).toHaveAttribute('href', 'https://youtu.be/aqz-KE-bpKQ');
  });

  await test.step('both prices of a plan are seen and written', async () => {
    await add('Prices, by month or year');
    await write('.pricing .at-month', '19 €');
    await write('.pricing .at-year', '190 €');
    await write('.pricing .plan h3', 'Basic');
  });

  await test.step('quotes are written in a row that scrolls', async () => {
    await add('Testimonials, in a row');
    for (const [index, quote] of ['Warm and round.', 'My favourite bowl.', 'I came back twice.'].entries())
      await write(`.quotes figure:nth-child(${index + 1}) blockquote p`, quote);
  });

  await test.step('an address is written, and its maps follow', async () => {
    await add('Address with maps');
    await write('.places .where', 'Harbour Street 5, Porto');
  });

  await test.step('a strip of logos takes pictures, and loses its colors by a setting', async () => {
    await add('Logo strip');
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('switch', { name: 'Without colors' }).press('Space');
    await expect(main.locator('.logo-strip')).toHaveClass(/logo-gray/);
    // It is of strips of logos alone.
    await main.locator('.places .where').click();
    await expect(page.getByRole('switch', { name: 'Without colors' })).toBeHidden();
    await main.locator('.logo-strip img').first().dblclick();
    const pictures = page.getByRole('dialog', { name: 'Pictures' });
    await pictures.getByLabel('Upload a picture').setInputFiles(await photo('acme.jpg', 20, 360, 120));
    await expect(pictures.getByRole('radio', { name: /acme/ })).toBeChecked();
    await pictures.getByLabel('Alternative text').fill('Acme Clay');
    await pictures.getByRole('button', { name: 'Use picture' }).click();
    await expect(main.locator('.logo-strip [data-placeholder] img')).toHaveCount(3);
  });

  await add('Bar, at the bottom');
  await write('.bar-bottom p', 'Open until six.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByText('Published', { exact: true }).first();
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto(url);
  const prices = page.locator('.price').filter({ visible: true });

  await test.step('nobody else is asked, nothing runs, and a tool finds no barrier at any width', async () => {
    await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
      'href',
      'https://youtu.be/aqz-KE-bpKQ',
    );
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'Watch the video' })).toBeVisible();
    expect(await page.locator('script, iframe[src]').count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(asked.filter((host) => /youtu|openstreetmap|google|apple/.test(host))).toEqual([]);
  });

  await test.step('a table scrolls by keys', async () => {
    await expect(page.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
    await expect(page.getByRole('cell', { name: 'Every Monday' })).toBeVisible();
    await expect(page.getByText('Fill in')).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('quotes scroll by keys and stop at one, several beside each other', async () => {
    const quotes = page.locator('.quotes');
    await expect(quotes).toHaveAttribute('aria-label', /./);
    await quotes.scrollIntoViewIfNeeded();
    await expect(quotes.locator('figure').nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 390, height: 844 });
    await quotes.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => quotes.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('an address leads to maps, and only logos that were chosen are there', async () => {
    const map = page.getByRole('link', { name: 'OpenStreetMap' });
    await expect(map).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Harbour%20Street%205%2C%20Porto',
    );
    await expect(page.locator('.logo-strip img')).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'Acme Clay' })).toHaveCSS('filter', 'grayscale(1)');
  });

  await test.step('one panel of a section is shown at a time, and another section’s stays', async () => {
    const [first, second] = [page.locator('.tabs').first(), page.locator('.tabs').nth(1)];
    await first.locator('summary').nth(1).press('Enter');
    await expect(page.getByText('Glazing and firing')).toBeVisible();
    await expect(first.locator('details[open]')).toHaveCount(1);
    await expect(second.locator('details[open]')).toHaveCount(1);
  });

  await test.step('prices by the year take the place of those by the month', async () => {
    await expect(prices).toHaveText(['19 €']);
    await page.getByRole('radio', { name: 'Monthly' }).press('ArrowRight');
    await expect(prices).toHaveText(['190 €']);
  });

  await test.step('the bar stays in sight, is closed by a key, and never lies over the footer', async () => {
    const bar = page.locator('.bar-bottom');
    await expect(bar).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [above, below] = await Promise.all([bar.boundingBox(), page.locator('footer').boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await bar.locator('summary').press('Enter');
    await expect(bar).toBeHidden();
  });
});

test('a single element is added below the selected one, never at the edge of the page', async ({ page, product }) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  const main = canvas(page).locator('main');
  const add = (label: string) => page.getByRole('button', { name: `Add ${label}`, exact: true }).press('Enter');

  await test.step('with nothing selected it gets a section of its own, as wide as the others', async () => {
    await add('Picture');
    await expect(main.locator('> img')).toHaveCount(0);
    const wrap = main.locator('> section:last-child > .wrap');
    await expect(wrap.locator('> img')).toHaveCount(1);
    await expect(main.locator('> section:last-child')).toHaveAttribute('id', /^section/);
  });

  await test.step('below the headline there is a text, and one undo takes it back', async () => {
    const headline = main.getByRole('heading', { level: 1 });
    await headline.click();
    await add('Text');
    await expect(main.locator('h1 + p', { hasText: 'Write something here.' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByText('Write something here.')).toHaveCount(0);
  });

  await test.step('a selected section takes it in', async () => {
    await add('Features, cards');
    await add('Button');
    await expect(main.locator('section.features a.button', { hasText: 'Press here' })).toBeVisible();
  });

  await test.step('a button and a picture stand below each other, with a space between them', async () => {
    const button = main.locator('section.features a.button', { hasText: 'Press here' });
    await add('Picture');
    await add('Button');
    const below = main.locator('section.features img + a.button');
    const [first, picture, second] = await Promise.all(
      [button.first(), main.locator('section.features img'), below].map((each) => each.boundingBox()),
    );
    if (!first || !picture || !second) throw new Error('An element has no place on the screen.');
    expect(picture.y - first.y - first.height).toBeGreaterThanOrEqual(16);
    expect(second.y - picture.y - picture.height).toBeGreaterThanOrEqual(16);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  await expectNoSidewaysScroll(page);
});
