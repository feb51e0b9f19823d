import type { Locator, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { webhookReceiver } from '../../backend/src/testing/webhook-receiver.ts';
import { expectFine } from '../support/axe.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('an endpoint gets a signed test, and the same one again', async ({ page, product }) => {
  const { origin } = product;
  const receiver = await webhookReceiver();
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { name: 'No endpoints yet' })).toBeVisible();
  await expectFine(page);

  // The keyboard alone opens and closes the dialog.
  const add = page.getByRole('button', { name: 'Add endpoint' }).first();
  const form = page.getByRole('dialog', { name: 'Add endpoint' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('http://10.0.0.1/hook');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Address')).toHaveAccessibleErrorMessage(/a name in place of a number/);
  await expect(form.getByLabel('Address')).toBeFocused();
  await expectFine(page);
  await form.getByLabel('Address').fill(`${receiver.url}?${'long'.repeat(100)}`);
  await page.keyboard.press('Enter');

  const kept = page.getByRole('dialog', { name: 'Keep this secret now' });
  await expect(kept.getByRole('button', { name: 'Copy: Secret' })).toBeFocused();
  const secret = (await kept.locator('code').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(kept).toBeVisible();
  await expectFine(page);
  await kept.getByRole('button', { name: 'Done' }).click();
  await expect(add).toBeFocused();

  const menu = page.getByRole('button', { name: /^Actions for/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Send a test' }).click();
  await receiver.got(1);
  const [first] = receiver.received;
  const headers = first?.headers as Record<string, string>;
  const told = new Webhook(secret).verify(first?.body ?? '', headers);
  expect(told).toMatchObject({ type: 'webhook.test' });

  await page.getByRole('button', { name: /^Deliveries to/ }).click();
  const deliveries = page.getByRole('dialog', { name: 'Deliveries' });
  await expect(deliveries.getByText('Delivered')).toBeVisible();
  await deliveries.getByRole('button', { name: /^Details of webhook.test/ }).click();
  await expect(deliveries.getByRole('region', { name: 'Answered, Attempt 1' })).toHaveText('ok');
  await expectFine(page);
  await deliveries.getByRole('button', { name: 'Send again' }).click();
  await receiver.got(2);
  await expect(deliveries.getByText('2 attempts')).toBeVisible();
  expect(receiver.received.map((each) => each.headers['webhook-id'])).toEqual(Array(2).fill(headers['webhook-id']));
  await page.keyboard.press('Escape');

  // A question that is answered with no leaves the keyboard where it was.
  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove endpoint' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expectFine(page);
  receiver.close();
});

/** Presses Tab (or Shift+Tab, for what stands before) until the wanted control has the focus. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 100; press += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never reached ${control}`);
}

test('endpoints and services in Brazilian Portuguese, by keyboard alone', async ({ page, product }) => {
  // Axe runs seven times in both modes.
  const { origin } = product;
  const receiver = await webhookReceiver();
  await signInToNewProject(page, origin);
  await page.addInitScript(() => localStorage.setItem('language', 'pt-BR'));
  await page.goto(`${origin}/dashboard/settings/webhooks`);
  await expect(page.getByRole('heading', { name: 'Ainda não há destinos' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expectFine(page);

  const add = page.getByRole('button', { name: 'Adicionar destino' }).first();
  const form = page.getByRole('dialog', { name: 'Adicionar destino' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Endereço')).toBeFocused();
  await page.keyboard.type('http://10.0.0.1/hook');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Endereço')).toHaveAttribute('aria-invalid', 'true');
  await expect(form).not.toContainText(/in place of|required|Address/);
  await expectFine(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(receiver.url);
  await page.keyboard.press('Enter');
  const kept = page.getByRole('dialog', { name: 'Guarde este segredo agora' });
  await expect(kept).toBeVisible();
  await expectFine(page);
  await tabTo(page, kept.getByRole('button', { name: 'Pronto' }));
  await page.keyboard.press('Enter');
  await expect(kept).toBeHidden();

  const menu = page.getByRole('button', { name: /^Ações de/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Enviar um teste' })).toBeVisible();
  await page.keyboard.type('Enviar um');
  await page.keyboard.press('Enter');
  await receiver.got(1);
  await expect(menu).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Entregas para/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const deliveries = page.getByRole('dialog', { name: 'Entregas' });
  await expect(deliveries.getByRole('button', { name: /^Detalhes de webhook.test/ })).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await expect(deliveries).toBeHidden();

  await page.goto(`${origin}/dashboard/settings/integrations`);
  const services = page.getByRole('list', { name: 'Serviços' });
  await expect(services.getByRole('listitem')).toHaveCount(12);
  await expectFine(page);
  await tabTo(page, services.getByRole('button').first());
  await page.keyboard.press('Enter');
  const connect = page.getByRole('dialog').first();
  await expect(connect).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await expect(connect).toBeHidden();
  await expect(services.getByRole('button').first()).toBeFocused();
  receiver.close();
});

test('a token opens what it was made for, until it is taken back', async ({ page, product }) => {
  const { origin } = product;
  const { account } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/settings/integrations?add=1`);
  const form = page.getByRole('dialog', { name: 'New token' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Newsletter import');
  await form.getByLabel('Read projects').check();
  await form.getByLabel('Current Password').fill('Wrong-horse-2');
  await page.keyboard.press('Enter');
  await expect(form.getByText('The current password is not correct.')).toBeVisible();
  await expect(form.getByLabel('Current Password')).toBeFocused();
  await expectFine(page);
  await form.getByLabel('Current Password').fill(account.password);
  await page.keyboard.press('Enter');

  const kept = page.getByRole('dialog', { name: 'Keep this token now' });
  await expect(kept.getByRole('button', { name: 'Copy: Token' })).toBeFocused();
  const token = (await kept.locator('code').first().textContent()) ?? '';
  await expectFine(page);
  await kept.getByRole('button', { name: 'Done' }).click();

  const read = () => fetch(`${origin}/v1/api/project/`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: [{ name: 'Bakery' }] });
  await expectFine(page);

  await page.getByRole('button', { name: 'Take back Newsletter import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New token' }).first()).toBeFocused();
  expect((await read()).status).toBe(401);
  await expectFine(page);
});

test('a service is connected, tried, mended and paused', async ({ page, product }) => {
  const { origin } = product;
  let isOpen = false;
  const receiver = await webhookReceiver((reply) =>
    reply
      .writeHead(isOpen ? 200 : 401, { 'content-type': 'application/json' })
      .end('{"message":"This key is unknown"}'),
  );
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/settings/integrations`);
  const services = page.getByRole('list', { name: 'Services' });
  await expect(services.getByRole('listitem')).toHaveCount(12);
  await expectFine(page);

  // The keyboard alone chooses and fills in.
  await services.getByRole('button', { name: /HTTP request/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add connection' });
  await expect(dialog.getByLabel('Address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText('This is required')).toBeVisible();
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByLabel('Headers (optional)').fill('Host: elsewhere');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText(/Write each header in a line of its own/)).toBeVisible();
  await expectFine(page);
  await dialog.getByLabel('Headers (optional)').fill('Authorization: Bearer abc');
  await dialog.getByLabel('Name', { exact: true }).fill('The shop');
  await page.keyboard.press('Enter');
  const row = page.getByRole('list', { name: 'Connections' }).getByRole('listitem');
  await expect(row).toContainText('Delivering');
  await page.getByRole('button', { name: 'Test The shop' }).click();
  await expect(page.getByText('401 · This key is unknown').first()).toBeVisible();
  await expect(page.getByText(/Messages do not arrive: The shop/)).toBeVisible();
  await expectFine(page);
  isOpen = true;
  await page.getByRole('button', { name: 'Test The shop' }).click();
  await expect(page.getByText('It works: the test arrived')).toBeVisible();
  await expect(page.getByText(/Messages do not arrive/)).toBeHidden();

  await page.getByRole('button', { name: 'Deliveries to The shop' }).click();
  const deliveries = page.getByRole('dialog', { name: 'Deliveries' });
  await expect(deliveries.getByRole('listitem')).toHaveCount(2);
  await expectFine(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for The shop' }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(row).toContainText('Switched off');
  receiver.close();
});

test('a pixel is set up, and asks for consent until its owner says otherwise', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/settings/pixels`);
  const services = page.getByRole('list', { name: 'Conversions' });
  await expect(services.getByText('Not set up')).toHaveCount(3);
  await expectFine(page);
  await services.getByRole('button', { name: 'Set up Google Analytics 4' }).click();
  const dialog = page.getByRole('dialog', { name: 'Google Analytics 4' });
  await expect(dialog.getByLabel('Measurement ID')).toBeFocused();
  await dialog.getByLabel('Measurement ID').fill('UA-1');
  await dialog.getByLabel('API secret', { exact: true }).fill('secret');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('A measurement ID looks like G-ABC1234567')).toBeVisible();
  await expectFine(page);
  await dialog.getByLabel('Measurement ID').fill('G-ABC1234567');
  await page.keyboard.press('Enter');
  await expect(services.getByText('G-ABC1234567')).toBeVisible();
  const consent = page.getByRole('switch', { name: 'Only of visitors who agreed' });
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(consent).not.toBeChecked();
  await page.reload();
  await expect(consent).not.toBeChecked();
  await services.getByRole('button', { name: 'Remove Google Analytics 4' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(services.getByText('Not set up')).toHaveCount(3);
  await expect(services.getByRole('button', { name: 'Set up Google Analytics 4' })).toBeFocused();
});
