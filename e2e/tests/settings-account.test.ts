import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dnsServer } from '../../backend/src/testing/dns-server.ts';
import { type Account, newAccount, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible, inBothModes } from '../support/axe.ts';
import { largePhoto } from '../support/large-photo.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';

/** Signs in by the screen. */
async function enter(page: Page, origin: string, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('renames a project, and asks before unsaved changes are left, whichever way', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  await newProject(origin, account);
  await newProject(origin, account, 'Florist');
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard/pages`);
  const switcher = page.getByRole('button', { name: /^Project: / });
  const choose = async (project: string) => {
    await switcher.click();
    await page.getByRole('menuitem', { name: project }).click();
  };
  await choose('Bakery');
  await page.getByRole('link', { name: 'General', exact: true }).click();
  const name = page.getByLabel('Project Name');
  await name.fill('Pastry shop');

  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const accountMenu = async (item: string) => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const command = async (words: string) => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(words);
    await page.keyboard.press('Enter');
  };
  const ways = [
    () => page.getByRole('link', { name: 'Pages', exact: true }).click(),
    () => page.goBack({ waitUntil: 'commit' }).catch(() => null),
    () => choose('Florist'),
    () => command('Files'),
    () => command('Log out'),
    () => accountMenu('Billing'),
    () => accountMenu('Log out'),
  ];
  for (const [index, leave] of ways.entries()) {
    await leave();
    await expect(leaving).toBeVisible();
    if (index === 0) await inBothModes(page, () => expectAccessible(page));
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(leaving).toBeHidden();
    await expect(page).toHaveURL(`${origin}/dashboard/settings`);
    await expect(name).toHaveValue('Pastry shop');
  }
  // A reload is asked for by the browser itself; what was typed is there again after it.
  const unload = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await unload).toBe('beforeunload');
  await expect(name).toHaveValue('Pastry shop');
  // Back is held back by what is loaded with the first change; until then the draft alone outlives it.
  await expect(async () => {
    if (page.url() !== `${origin}/dashboard/settings`) await page.goForward();
    await expect(name).toHaveValue('Pastry shop');
    await page.goBack();
    await expect(leaving).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard/pages`);
  await page.goForward();
  await expect(name).toHaveValue('Bakery');
  await name.fill('Pastry shop');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your project settings have been updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Project: Pastry shop' })).toBeVisible();
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
});

test('a custom domain is claimed, proven by its records, made primary and removed', async ({ page }) => {
  const dns = await dnsServer();
  const withDns = { LOG_LEVEL: 'warn', DNS_SERVERS: dns.address };
  await withProduct(
    (settings) => ({ ...settings, backendEnv: withDns }),
    async ({ origin }) => {
      await signInToNewProject(page, origin);
      await page.goto(`${origin}/dashboard/settings/domain`);
      await page.getByRole('button', { name: 'Add new domain' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add new domain' });
      await dialog.getByText('Configure a Custom Domain').click();
      await dialog.getByLabel('Domain', { exact: true }).fill('shop.bakery-example.com');
      await dialog.getByRole('button', { name: 'Next' }).click();

      const [cname, txt] = [dialog.locator('dl').first(), dialog.locator('dl').last()];
      await expect(txt).toContainText('landfall-verify=');
      const value = (record: typeof cname) => record.locator('code').nth(2).textContent();
      const txtName = await txt.locator('code').nth(1).textContent();
      dns.set('CNAME', 'shop.bakery-example.com', ['elsewhere.example.net']);
      await dialog.getByRole('button', { name: 'Verify and Submit' }).click();
      await expect(dialog.getByText('Not everything is in place yet')).toBeVisible();
      await expect(cname).toContainText('elsewhere.example.net');
      await expect(txt).toContainText('Nothing yet');
      await inBothModes(page, () => expectAccessible(page));

      dns.set('CNAME', 'shop.bakery-example.com', [(await value(cname)) ?? '']);
      dns.set('TXT', txtName ?? '', [(await value(txt)) ?? '']);
      await dialog.getByRole('button', { name: 'Verify and Submit' }).click();
      await expect(page.getByText('Domain configuration submitted successfully!')).toBeVisible();
      await expect(dialog).toBeHidden();

      const row = page.getByRole('row', { name: /shop\.bakery-example\.com/ });
      await expect(row).toContainText('active');
      const choose = async (item: string) => {
        await row.getByRole('button', { name: 'Actions for shop.bakery-example.com' }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      await choose('Make primary');
      await expect(row).toContainText('Primary');
      await choose('Remove');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(row).toHaveCount(0);
      await inBothModes(page, () => expectAccessible(page));
    },
  );
  await dns.close();
});

test('SEO is previewed while it is typed, and kept', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/settings/seo`);
  await page.getByLabel('Title pattern').fill('{title} | {site}');
  await page.getByLabel('Default description').fill('Fresh bread every morning');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Summer offers | Bakery').first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose social image' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose an image' })).toContainText('No images found');
  await inBothModes(page, () => expectAccessible(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your SEO settings have been updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title pattern')).toHaveValue('{title} | {site}');
});

test('the profile: name and photo', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/account`);
  await page.getByLabel('Full Name').fill('Ana Ruiz');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Data updated successfully')).toBeVisible();

  const photo = await largePhoto(2);
  await page.getByLabel('Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('Avatar updated successfully')).toBeVisible();
  // Made small in the browser: 3000 x 2400 pixels were chosen.
  const shown = page.getByRole('region', { name: 'Profile', exact: true }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await inBothModes(page, () => expectAccessible(page));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Avatar deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
});

test('a changed e-mail counts once its mail is answered', async ({ page, product }) => {
  const { origin, settings } = product;
  const { account } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/account`);
  await page.getByLabel('Full Name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(`new-${account.email}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByText(`new-${account.email} waits to be confirmed`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await inBothModes(page, () => expectAccessible(page));

  await expect.poll(() => mailedLink(settings.dataDir, '/confirm-email')).toBeTruthy();
  await page.goto((await mailedLink(settings.dataDir, '/confirm-email')) ?? '');
  await inBothModes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByText('Your e-mail is confirmed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(`new-${account.email}`);
});

test('a changed password ends every other session', async ({ page, browser, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  const other = await browser.newPage();
  await enter(other, origin, account);
  await expect(other).toHaveURL(`${origin}/dashboard`);

  await page.goto(`${origin}/dashboard/account?tab=security`);
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Current Password', { exact: true }).fill(account.password);
  await page.getByLabel('New Password', { exact: true }).fill('Lighthouse-9-keeper');
  await page.getByLabel('Confirm New Password').fill('Lighthouse-9-keeper');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();

  await other.goto(`${origin}/dashboard/pages`);
  await expect(other).toHaveURL(`${origin}/login`);
  await other.close();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
});

test('a session that is ended elsewhere is signed out at its next call', async ({ page, browser, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  const other = await browser.newPage();
  const enterOther = async () => {
    await enter(other, origin, account);
    // Back to where the session ended.
    await expect(other).toHaveURL(/\/dashboard/);
  };
  const signedOutBy = async (link: string) => {
    await other.getByRole('link', { name: link, exact: true }).click();
    await expect(other).toHaveURL(`${origin}/login`);
  };
  await enterOther();
  await page.goto(`${origin}/dashboard/account?tab=security`);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('listitem').getByRole('button').click();
  const confirmed = page.getByRole('alertdialog');
  await confirmed.getByLabel('Current Password').fill(account.password);
  await confirmed.getByRole('button', { name: 'Log out' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // Screens whose data nobody has read yet: what was just read is not asked for again.
  await signedOutBy('SEO');

  await enterOther();
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Log out all others' }).click();
  await confirmed.getByLabel('Current Password').fill(account.password);
  await confirmed.getByRole('button', { name: 'Log out all others' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await signedOutBy('Brand');
  await other.close();
});

test('a second factor is set up, asked for at sign-in, and replaced by a recovery code', async ({ page, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/account?tab=security`);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await inBothModes(page, () => expectAccessible(page));
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes.first()).toBeVisible();
  const [recovery] = await codes.allTextContents();
  await inBothModes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible();

  await page.context().clearCookies();
  await enter(page, origin, account);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await inBothModes(page, () => expectAccessible(page));
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is not correct.')).toBeVisible();
  await page.getByLabel('Code').fill(recovery ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);
});

test('a plan is bought, and its invoice looked at and kept', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/pricing`);
  const plan = page.getByRole('article', { name: 'Premium' });
  await plan.getByRole('button', { name: 'Empezar ahora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contratar Premium' });
  // Until its button has the focus, the page behind the dialog is hidden with the focus still in it.
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toBeVisible();
  await inBothModes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'Ir al pago' }).click();
  await page.getByRole('button', { name: /Approve/i }).click();
  await expect(page).toHaveURL(/\/dashboard\/billing\?payment=/);
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  const row = page.getByRole('row', { name: /Premium/ });
  await expect(row).toContainText('Paid');
  await inBothModes(page, () => expectAccessible(page));
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await readFile(await (await csv).path(), 'utf8')).toContain('Invoice,Date,Description');
  const tab = page.waitForEvent('popup');
  await row.getByRole('button', { name: 'View Invoice' }).click();
  await (await tab).close();

  await page.goto(`${origin}/dashboard/pricing`);
  await expect(plan.getByText('Plan actual')).toBeVisible();
});

test('an account takes its data along and leaves', async ({ page, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/account`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('dialog').getByLabel('Current Password').fill(account.password);
  await page.keyboard.press('Enter');
  const archive = await readFile(await (await download).path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByLabel('I understand that nothing can be restored').check();
  await inBothModes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await enter(page, origin, account);
  await expect(page.getByText('Wrong e-mail or password.')).toBeVisible();
});

test('every screen of settings and account is accessible', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  const screens = [
    ['/settings', 'General Settings'],
    ['/settings/domain', 'Domains'],
    ['/settings/seo', 'Preview'],
    ['/settings/brand', 'Letters'],
    ['/account', 'Account Information'],
    ['/account?tab=security', 'Two-factor authentication'],
    ['/pricing', 'Premium'],
    ['/billing', 'Landfall Pro, lifetime'],
  ] as const;
  for (const [path, ready] of screens) {
    await page.goto(`${origin}/dashboard${path}`);
    const sign = page.getByRole('heading', { name: ready }).or(page.getByRole('cell', { name: ready }));
    await expect(sign.first()).toBeVisible();
    await inBothModes(page, () => expectAccessible(page));
  }
});
