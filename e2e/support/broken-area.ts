import type { Page, Route } from '@playwright/test';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { portOf } from '../../tools/product/index.ts';
import { signIn } from './sign-in.ts';
import { expect, type RunningProduct } from './test.ts';

const CORS = { 'access-control-allow-origin': '*' };

type Answer = (route: Route) => Promise<void> | void;

/** An answer of the area's server. */
export const answer =
  (body: string, { status = 200, type = 'text/javascript' } = {}): Answer =>
  (route) =>
    route.fulfill({ status, body, headers: { ...CORS, 'content-type': type } });

export const unreachable: Answer = (route) => route.abort('connectionrefused');

/** The connection stays open and nothing ever comes. */
export const silent: Answer = () => {};

/** The area's own answer with other bytes. */
export const changed =
  (change: (body: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    // Without what would let the browser keep it.
    const headers = { ...CORS, 'content-type': response.headers()['content-type'] ?? '', 'cache-control': 'no-store' };
    const body = change(await response.text());
    // Where the test stopped changing answers meanwhile, this one was let through.
    await route.fulfill({ headers, body }).catch((error: unknown) => {
      if (!String(error).includes('already handled')) throw error;
    });
  };

/**
 * An entry script by hand, which takes React from the host as any area does.
 * @param screen source of the screen's component; `React` is there
 * @param expose what it exposes
 */
export const entryWith = (screen: string, expose = './routes'): string => `
  var mfe_files = (() => {
    let scope;
    return {
      init(shared) { scope = shared; },
      async get(name) {
        if (name !== '${expose}') throw new Error('Module "' + name + '" does not exist in container.');
        const React = (await Object.values(scope.react)[0].get())();
        return () => ({ default: { contractVersion: 1, screens: { files: ${screen} } } });
      },
    };
  })();`;

interface Report {
  remote: string;
  version: string;
  kind: string;
  message: string;
}

/** The dashboard of a new account, where what the files area's server answers can be changed. */
export async function withFilesArea(page: Page, product: RunningProduct) {
  const { origin, settings } = product;
  const server = `http://localhost:${portOf(settings, 'mfe-files')}`;
  const account = await newAccount(origin);
  await newProject(origin, account);
  await signIn(page, origin, account);
  const reports: Report[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/client-error')) reports.push(request.postDataJSON());
    if (request.url().startsWith(server)) asked.push(request.url().slice(server.length + 1));
  });
  const alert = page.getByRole('alert');
  const heading = page.getByRole('heading', { level: 1, name: 'Files' });

  return {
    server,
    reports,
    asked,
    /** Changes the deployment's `config.json`. */
    configure: (entries: object) =>
      page.route(`${origin}/config.json`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...entries } });
      }),
    /** Answers some of the area's files differently. Returns how it ends. */
    async breaks(file: RegExp, how: Answer): Promise<() => Promise<void>> {
      const matches = (url: URL) => url.origin === server && file.test(url.pathname);
      await page.route(matches, how);
      return () => page.unroute(matches, how);
    },
    open: () => page.goto(`${origin}/dashboard/files`, { waitUntil: 'commit' }),
    /** The area's place says this, and the shell around it stands. */
    async expectFailure(title: string, explanation: RegExp): Promise<void> {
      await expect(alert).toContainText(title);
      await expect(alert).toContainText(explanation);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
    tryAgain: () => alert.getByRole('button', { name: 'Try again' }).click(),
    /** Tries again as often as a busy machine takes longer than the deployment allows. */
    tryUntilWorking: () =>
      expect(async () => {
        const again = alert.getByRole('button', { name: 'Try again' });
        await again.or(heading).first().waitFor({ timeout: 30_000 });
        if (await again.isVisible()) await again.click({ timeout: 5_000 });
        await expect(heading).toBeVisible({ timeout: 5_000 });
      }).toPass(),
    expectWorking: () => expect(heading).toBeVisible(),
  };
}
