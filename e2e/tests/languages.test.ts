import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { brokenLayout, foreignTexts, pseudo, speakPseudo } from '../support/pseudo-language.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The product's own name, names of formats and of services, and what the tests and the server have written. */
const KNOWN =
  /[\da-f]{8}-[\da-f-]{27}|\b[\da-f]{10}\b|Landfall|Bakery|Ctrl|mfe_\w+|(?:há|em) \d+ \w+|\b(?:Basic|Pro|Premium)\b|, lifetime|For (?:a first idea|people who|agencies).*|Estatísticas|Formulários|Pixels|Webhooks|Integrações|Language \/ Idioma/g;

const SCREENS = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard/pages', 'Pages'],
  ['/dashboard/files', 'Files'],
  ['/dashboard/settings', 'Project Settings'],
  ['/dashboard/settings/domain', 'Domains'],
  ['/dashboard/settings/seo', 'SEO'],
  ['/dashboard/account', 'Profile Settings'],
  ['/dashboard/billing', 'Billing'],
  ['/dashboard/pricing', 'Plans and pricing'],
  ['/dashboard/status', 'Status'],
  ['/store/ltd', 'Get lifetime access'],
] as const;

test('every text comes out of a catalogue, and a longer one breaks no layout', async ({ page, product }) => {
  // Eleven screens, each in two widths.
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  await newPage(origin, account, project, { title: '1 + 1', slug: '/' });
  await signIn(page, origin, account);
  await speakPseudo(page);
  const faults: string[] = [];
  for (const [path, heading] of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { name: pseudo(heading), level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0);
    faults.push(...(await foreignTexts(page, KNOWN)).map((text) => `${path}: ${text}`));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The sidebar and what measures itself take a moment for another width.
      const settled = expect.poll(() => brokenLayout(page), { message: `${path} at ${width} px` });
      await settled.toEqual([]).catch((error: Error) => faults.push(error.message));
    }
  }
  expect(faults).toEqual([]);
});
