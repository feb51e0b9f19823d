import type { Page, Request } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { keptAsDraft, openEditor, writeHeadline } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const NAMED = /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/;

/** A script of the built editor. */
const SCRIPT = /\/editor-[0-9a-f]{12}\.js$/;

/** Has the deployment's configuration say this of traces. */
const withTracing = (page: Page, tracing: boolean) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), tracing } });
  });

test('calls of the editor name a trace where the deployment has traces, and nothing is loaded for it elsewhere', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id } = await newPage(origin, account, project, { title: 'Fresh bread', slug: '/fresh-bread' });
  const address = `/v1/editor/project/${project.project_id}/page/${page_id}`;
  const isDraft = (request: Request) => request.method() === 'PUT' && request.url().endsWith(`${address}/draft`);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });

  await test.step('without traces', async () => {
    await openEditor(page, origin, account.token, `${address}/edit`);
    const kept = page.waitForRequest(isDraft);
    await writeHeadline(page, 'Bread at dawn');
    expect((await kept).headers().traceparent).toBeUndefined();
    expect(scripts).toHaveLength(1);
    await keptAsDraft(page);
  });

  await test.step('with traces', async () => {
    await withTracing(page, true);
    const loaded = page.waitForResponse((response) => SCRIPT.test(response.url()) && response.url() !== scripts[0]);
    await page.reload();
    expect((await loaded).ok()).toBe(true);
    const draft = page.waitForRequest(isDraft);
    await writeHeadline(page, 'Bread at noon');
    expect((await draft).headers().traceparent).toMatch(NAMED);
    await keptAsDraft(page);
    const published = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(address));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const { traceparent } = (await published).headers();
    expect(traceparent).toMatch(NAMED);
    expect(traceparent?.split('-')[1]).not.toBe((await draft).headers().traceparent?.split('-')[1]);
  });
});
