import { checkoutOrigin } from '../../tools/product/index.ts';
import { expect, test } from '../support/test.ts';

// The flow was listened to with Orca; this keeps what it reads: roles, names, their order, and what speaks by itself.
test('the purchase reads well to who listens to it', async ({ page, product }) => {
  await page.goto(`${checkoutOrigin(product.settings)}/store/ltd`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  const main = page.getByRole('main');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - paragraph: "Special campaign: One-time payment, lifetime access - No subscriptions"
    - main:
      - button "Back"
      - heading "Get lifetime access" [level=1]
      - group /1 ?\\. Select your plan/:
        - radio /^Basic For a first idea.* \\$59$/
        - radio /^Pro Recommended For people.* \\$119$/
        - radio /^Premium For agencies.* \\$249$/
      - complementary "Summary":
        - heading "Summary" [level=2]
        - paragraph: Select a plan to view the summary
      - heading "What happens next" [level=2]
      - list:
        - listitem: You pay on the payment provider's own page.
        - listitem: /Your purchase code and your receipt/
        - listitem: You register with the code and start building.
    - contentinfo:
      - combobox "Language / Idioma"
  `);

  await page.getByRole('radio', { name: /^Pro/ }).check();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Pro chosen.' })).toHaveText(
    'Pro chosen. Two more steps follow.',
  );
  await page.getByLabel('Email').press('Enter');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - group /2 ?\\. Contact email/:
        - group:
          - textbox "Email"
          - alert: Must be a valid email address
      - group /3 ?\\. Payment method/:
        - radio /^Card/
        - radio /^Cryptocurrency/
        - alert: You must select a payment method
      - complementary "Summary":
        - heading "Included" [level=3]
        - list
        - button "Pay $119"
  `);
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleErrorMessage('Must be a valid email address');

  await email.fill('listens@example.com');
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Pay $119' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: "Sandbox: no money moves"
      - heading "Approve this payment?" [level=1]
      - term: Plan
      - definition: Pro, for life
      - button "Approve payment"
      - button "Decline"
  `);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  // The outcome speaks by itself, and nothing else with it.
  await expect(page.getByRole('status')).toHaveText('Payment received. Thank you!');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Your payment" [level=1]
      - status:
        - heading "Payment received. Thank you!" [level=2]
      - paragraph:
        - strong: l***@example.com
      - link "Register with your code"
      - paragraph:
        - link "View this payment"
  `);
});
