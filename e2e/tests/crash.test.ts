import { setTimeout as pause } from 'node:timers/promises';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expect, test, withProduct } from '../support/test.ts';

interface PageRow {
  page_id: string;
  status: string;
  title: string;
}

test('a backend killed in the middle of a generation loses nothing, and the page still becomes active', async () => {
  test.setTimeout(400_000);
  const backendEnv = { LOG_LEVEL: 'error', GENERATION_DELAY_MS: '2500' };
  await withProduct(
    (settings) => ({ ...settings, backendEnv }),
    async ({ origin, backend }) => {
      const account = await newAccount(origin);
      const project = await newProject(origin, account);
      const titles = ['One', 'Two'].map((name) => `Page ${name}`);
      for (const title of titles)
        await newPage(origin, account, project, {
          title,
          slug: `/${title.toLowerCase().replace(' ', '-')}`,
          description_ai: 'Something to write about',
        });
      const rows = async () => {
        const headers = { accesstokenapp: account.token };
        const answer = await fetch(`${origin}/v1/api/project/${project.project_id}/page?page=1&limit=10`, { headers });
        return answer.ok ? ((await answer.json()) as { data: PageRow[] }).data : undefined;
      };
      // Jobs start within a second; by now the generation of 2.5 is under way.
      await pause(1200);
      expect((await rows())?.every(({ status }) => status === 'pending')).toBe(true);

      backend.kill();
      await expect
        .poll(async () => (await rows())?.map(({ title }) => title).sort(), { timeout: 120_000 })
        .toEqual([...titles].sort());
      await expect
        .poll(async () => (await rows())?.map(({ status }) => status), { timeout: 150_000 })
        .toEqual(['active', 'active']);
    },
  );
});
