import { expectAccessible, inBothModes } from '../support/axe.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'Lighthouse-9-keeper';

test('a change of e-mail asks for the password, and the old e-mail undoes it', async ({ page, product }) => {
  const { origin, settings } = product;
  const { account } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/account`);
  const email = page.getByLabel('Email');
  await page.getByLabel('Full Name').fill('Ana Ruiz');
  await email.fill(`new-${account.email}`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  const password = dialog.getByLabel('Current Password');
  await expect(password).toBeFocused();
  await inBothModes(page, () => expectAccessible(page));

  // Thinking better of it keeps what was typed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(`new-${account.email}`);
  await page.keyboard.press('Enter');
  await password.fill('Wrong-horse-2');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is not correct.')).toBeVisible();
  await expect(password).toBeFocused();
  await inBothModes(page, () => expectAccessible(page));
  await password.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`new-${account.email} waits to be confirmed`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(email).toBeFocused();

  await expect.poll(() => mailedLink(settings.dataDir, '/confirm-email')).toBeTruthy();
  await page.goto((await mailedLink(settings.dataDir, '/confirm-email')) ?? '');
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(email).toHaveValue(`new-${account.email}`);

  const undo = (await mailedLink(settings.dataDir, '/undo-email')) ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(undo);
  await expect(page.getByRole('heading', { name: 'Undo the change of e-mail' })).toBeVisible();
  await inBothModes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText(`You sign in with ${account.email}.`)).toBeVisible();
  await inBothModes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);

  await page.goto(undo);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText('It was undone before.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to your account' }).click();
  await expect(email).toHaveValue(account.email);
});

test('a link that undoes nothing says so, and where to go on', async ({ page, product }) => {
  await page.goto(`${product.origin}/undo-email?token=no-such-token`);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('alert')).toContainText('This link works no more');
  await inBothModes(page, () => expectAccessible(page));
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('with a second factor, new recovery codes and the archive ask for a code', async ({ page, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/account?tab=security`);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret));
  await inBothModes(page, () => expectAccessible(page));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  await inBothModes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('button', { name: 'Download my data' }).click();
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByLabel('Code', { exact: true }).fill(recovery);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('landfall-data.zip');
  await expect(dialog).toBeHidden();
});
